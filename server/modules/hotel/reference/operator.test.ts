import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hotelHome } from '@contract/calls/hotel-search'
import { merchantHotel } from '@contract/calls/merchant'
import { HotelFactory } from '../../../testing/hotel'
import { aPicture } from '../../../testing/picture'
import { printedBy } from '../../../testing/printed'
import { aWorld, type World } from '../../../testing/world'
import { hotelReferenceCommands } from './operator'

let world: World
let folder: string
beforeAll(async () => {
  world = await aWorld()
  folder = mkdtempSync(join(tmpdir(), 'linli-themes-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await world.close()
})

const run = (name: string, ...args: string[]) => printedBy(() => hotelReferenceCommands[name]?.(world.app, args))

describe('the reference data of the hotels in an empty town', () => {
  it('should be inserted and changed by operators', async () => {
    const owner = await world.make.customer()
    await world.make.store({ business: 'hotel', merchant_id: owner.id, status: 'closed' })
    expect(await owner.call(merchantHotel, {})).toMatchObject({ choices: [], places: { areas: [], brands: [] } })
    await run('hotel-facilities', 'standard')
    await run('hotel-facilities', 'standard')
    await run('hotel-area', 'lake', '440300', 'Lake', '湖', '22.5,113.9')
    await run('hotel-area', 'lake', '440300', 'Lakeside', '湖滨', '22.5,113.9')
    await run('hotel-brand', 'lotus', 'Lotus', '莲花')
    const { choices, places } = await owner.call(merchantHotel, {})
    expect(choices.map(({ key }) => key)).toEqual(expect.arrayContaining(['wifi', 'pool', 'charger']))
    expect(places).toEqual({
      areas: [{ key: 'lake', name: 'Lakeside' }],
      brands: [{ key: 'lotus', name: 'Lotus' }],
      themes: [],
    })
  })

  it('should be refused with a wrong key, city or place', async () => {
    await expect(run('hotel-facilities')).rejects.toThrow(/npm run operator/)
    await expect(run('hotel-area', 'x!', '440300', 'A', '甲', '1,1')).rejects.toThrow(/npm run operator/)
    await expect(run('hotel-area', 'lake', '4403', 'A', '甲', '1,1')).rejects.toThrow(/npm run operator/)
    await expect(run('hotel-area', 'lake', '440300', 'A', '甲', 'north')).rejects.toThrow(/npm run operator/)
    await expect(run('hotel-brand', 'lotus', 'Lotus')).rejects.toThrow(/npm run operator/)
  })
})

describe('the themes of hotels', () => {
  /** The file of a picture in one size. */
  const picture = async (name: string, width: number): Promise<string> => {
    const file = join(folder, name)
    await writeFile(file, Buffer.from(await (await aPicture(width)).arrayBuffer()))
    return file
  }
  const shown = async () => (await world.visitor.call(hotelHome, {})).themes
  const served = async (path = '') => (await fetch(`${world.base}${path}-208.webp`)).status

  it('should be added with a picture, renamed, given another picture, and removed from their hotels', async () => {
    const { db } = world.app.context
    const hotelId = await new HotelFactory(world).hotel({ themes: ['pets', 'spa'] })
    const themesOf = () => db.selectFrom('hotels').select('themes').where('store_id', '=', hotelId).executeTakeFirst()
    await expect(run('hotel-theme', 'spa', 'Spa', '水疗')).rejects.toThrow('needs a picture')
    expect(await shown()).toEqual([])
    await run('hotel-theme', 'spa', 'Spa', '水疗', '--picture', await picture('spa.png', 640))
    await run('hotel-theme', 'spa', 'Hot springs', '温泉')
    const [first] = await shown()
    expect(first).toMatchObject({ key: 'spa', name: 'Hot springs' })
    expect(await run('hotel-themes')).toEqual(['spa  Hot springs  温泉  1'])
    await run('hotel-theme', 'spa', 'Hot springs', '温泉', '--picture', await picture('other.png', 480))
    const [second] = await shown()
    expect([await served(first?.picture.path), await served(second?.picture.path)]).toEqual([200, 200])
    await world.hours(25)
    expect([await served(first?.picture.path), await served(second?.picture.path)]).toEqual([404, 200])
    expect(await run('hotel-theme', 'spa', 'remove')).toEqual(['Removed.'])
    expect(await shown()).toEqual([])
    expect(await themesOf()).toEqual({ themes: ['pets'] })
    await world.hours(25)
    expect(await served(second?.picture.path)).toBe(404)
  })

  it('should keep no picture that no theme shows, and refuse what is none', async () => {
    const file = join(folder, 'text.png')
    await writeFile(file, 'no picture')
    await expect(run('hotel-theme', 'sea', 'Sea', '海景', '--picture', file)).rejects.toMatchObject({
      failure: 'imageUploadFailed',
    })
    await expect(run('hotel-theme', 'sea', 'Sea', '海景', '--picture', join(folder, 'none.png'))).rejects.toThrow(
      'There is no file',
    )
    await expect(run('hotel-theme', 'sea', 'Sea', '海景', '--picture')).rejects.toThrow(/npm run operator/)
    await expect(run('hotel-theme', 'Sea', 'Sea', '海景')).rejects.toThrow(/npm run operator/)
    await expect(run('hotel-theme', 'sea', 'remove')).rejects.toThrow('There is no theme sea.')
    expect(await shown()).toEqual([])
  })
})
