import { merchantHotel } from '@contract/calls/merchant'
import { printedBy } from '../../../testing/printed'
import { aWorld, type World } from '../../../testing/world'
import { hotelReferenceCommands } from './operator'

let world: World
beforeAll(async () => (world = await aWorld()))
afterAll(() => world.close())

const run = (name: string, ...args: string[]) => printedBy(() => hotelReferenceCommands[name]?.(world.app, args))

describe('what the hotels of an empty town choose from', () => {
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
