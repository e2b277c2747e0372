import { aHotel } from '@/testing/hotels'
import { settle } from '@/testing'
import { FakeServer } from '@/testing/server'
import { api as client } from '@/services/api'
import { RootState } from '@/state'
import { HotelMapModel } from './model'

const place = (id: string, latitude: number, longitude: number) => aHotel({ id, latitude, longitude })
const three = [place('a', 22.5, 113.9), place('b', 22.51, 113.92), place('c', 22.49, 113.95)]

async function looking() {
  const api = new FakeServer({ 'hotel.search': { items: three, next: null, total: 3 } })
  const model = new HotelMapModel(client, new RootState(), {})
  await model.found.load()
  const { camera } = model
  if (!camera) throw new Error('The map has no camera')
  camera.measured({ width: 375, height: 600 })
  camera.stands(camera.target.centre, camera.target.zoom, false)
  return { api, model, camera }
}

it('looks at the best of what lies all over a city, and chooses it', async () => {
  const { model, camera } = await looking()
  expect(camera.shows(three[0] ?? camera.target.centre)).toBe(true)
  expect(model.chosen).toBe('a')
  expect(model.pins.map(({ text }) => text)).toEqual(['¥268', '¥268', '¥268'])
})

it('looks at all that lies near together', async () => {
  const near = [place('a', 22.5, 113.9), place('b', 22.503, 113.902)]
  new FakeServer({ 'hotel.search': { items: near, next: null, total: 2 } })
  const model = new HotelMapModel(client, new RootState(), {})
  await model.found.load()
  expect(model.camera?.target.centre.latitude).toBeCloseTo(22.5015, 3)
})

it('brings the card of a pin, and the pin of a card', async () => {
  const { model } = await looking()
  model.pick('c')
  expect(model.intoView).toBe('c')
  // The row passes others on its way.
  model.swipeTo(1)
  expect(model.chosen).toBe('c')
  model.swipeTo(2)
  model.swipeTo(1)
  expect(model.chosen).toBe('b')
})

it('draws the cards around the one in view alone', async () => {
  const many = Array.from({ length: 20 }, (_, index) => place(`h${index}`, 22.5, 113.9))
  new FakeServer({ 'hotel.search': { items: many, next: null, total: 20 } })
  const model = new HotelMapModel(client, new RootState(), {})
  await model.found.load()
  const drawn = () => many.flatMap((_, index) => (model.isNear(index) ? [index] : []))
  expect(drawn()).toEqual([0, 1, 2, 3, 4])
  model.pick('h12')
  expect(drawn()).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16])
})

it('offers the area once a hand has moved the map by a quarter of its width, and searches it', async () => {
  const { api, model, camera } = await looking()
  const { latitude, longitude } = camera.centre ?? camera.target.centre
  camera.stands({ latitude, longitude: longitude + 0.0001 }, camera.zoom, true)
  expect(model.hasMoved).toBe(false)
  camera.stands({ latitude, longitude: longitude + 0.5 }, camera.zoom, true)
  expect(model.hasMoved).toBe(true)
  model.searchHere()
  await settle()
  expect(model.hasMoved).toBe(false)
  expect(api.calls('hotel.search').at(-1)).toMatchObject({
    bounds: {
      southWest: { latitude: expect.any(Number) as number },
      northEast: { longitude: expect.any(Number) as number },
    },
  })
  // The map stays where it was moved to.
  expect(camera.centre?.longitude).toBeCloseTo(longitude + 0.5)
})

it('remembers which hotels were opened', async () => {
  const { model } = await looking()
  model.open('b')
  expect(model.pins.map(({ tone }) => tone)).toEqual(['plain', 'seen', 'plain'])
})

it('moves the map for a chosen pin that is cut at its edge, also after an area was searched', async () => {
  const { model, camera } = await looking()
  camera.goTo(three[1] ?? camera.target.centre, 16)
  camera.stands(camera.target.centre, 16, true)
  const { target } = camera
  const { north = 0 } = camera.bounds ?? {}
  const edge = place('d', north - 0.0001, camera.target.centre.longitude)
  new FakeServer({ 'hotel.search': { items: [edge], next: null, total: 1 } })
  model.searchHere()
  await settle()
  expect(model.chosen).toBe('d')
  expect(camera.target.centre.latitude).toBeGreaterThan(target.centre.latitude)
  expect(camera.target.centre.latitude).toBeLessThan(edge.latitude)
})
