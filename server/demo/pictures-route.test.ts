import sharp from 'sharp'
import { aWorld, type World } from '../testing/world'
import { appPictures } from './city'
import { pictureOf } from './pictures'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const { path } = pictureOf(appPictures.emptyCart)
const get = (file: string) => fetch(`${world.base}${file}`)

describe('GET /pictures', () => {
  it('should draw a picture in a width and let it be kept for ever', async () => {
    const answer = await get(`${path}-336.webp`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
      format: 'webp',
      width: 336,
    })
  })

  it('should answer 404 for what is no picture, width or name', async () => {
    const files = [
      '/pictures/0123456789abcdef-336.webp',
      `${path}-337.webp`,
      `${path}-336.png`,
      '/pictures/..%2Fdata.key',
    ]
    expect(await Promise.all(files.map(async (file) => (await get(file)).status))).toEqual([404, 404, 404, 404])
  })
})
