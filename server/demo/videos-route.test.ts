import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { aWorld, type World } from '../testing/world'
import { buildMall } from './mall'
import { filmed, videoPath } from './mall/review-videos'
import { citySeed } from './seed/city-seed'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const products = filmed(buildMall(citySeed))
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${world.base}${path}`, { headers })

describe('GET /demo-videos', () => {
  it('should have the video of each product that is filmed', () => {
    expect(products).toHaveLength(10)
    for (const { group } of products) expect(existsSync(join(__dirname, 'videos', `${group}.mp4`))).toBe(true)
  })

  it('should send one whole or by a range, as players ask', async () => {
    const path = videoPath(products[0]?.group ?? '')
    const whole = Buffer.from(await (await get(path)).arrayBuffer())
    expect(whole.toString('latin1', 4, 8)).toBe('ftyp')
    const part = await get(path, { range: 'bytes=4-7' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-7/${whole.length}`])
    expect(await part.text()).toBe('ftyp')
    expect((await get(path, { range: `bytes=${whole.length}-` })).status).toBe(416)
  })

  it('should answer 404 for a video of nothing', async () => {
    expect((await get(videoPath('nothing'))).status).toBe(404)
  })
})
