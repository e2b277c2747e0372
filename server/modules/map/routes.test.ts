import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { addressPlaces } from '@contract/calls/address'
import { mapConfig, mapDescribe, mapRiders } from '@contract/calls/map'
import { riderShift } from '@contract/calls/rider'
import { type CityPlanFile, packPlan, pointOfPosition, positionOfPoint, unpackPlan } from '@contract/city-plan'
import { buildCity } from '../../demo/city'
import { places } from '../../demo/city/geography'
import { citySeed } from '../../demo/seed/city-seed'
import { planStreets } from '../../demo/streets/plan'
import { aRider, here, nearStores } from '../../testing/riders'
import { aWorld, type World } from '../../testing/world'

const plan = planStreets(citySeed)

describe('the streets of the demo city', () => {
  it('should be the same whenever they are made, and come out of their file as they went in', () => {
    expect(planStreets(citySeed)).toEqual(plan)
    expect(unpackPlan(JSON.parse(JSON.stringify(packPlan(plan))) as CityPlanFile)).toEqual(plan)
  })

  it('should fit into 40 KB, gzipped', () => {
    expect(gzipSync(JSON.stringify(packPlan(plan))).length).toBeLessThan(40 * 1024)
  })

  it('should have no store in the water or in a park', () => {
    const inside = ([x, y]: readonly [number, number], ring: readonly (readonly [number, number])[]) => {
      let crossings = 0
      ring.forEach(([x1, y1], index) => {
        const [x2, y2] = ring[(index + 1) % ring.length] ?? [0, 0]
        if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) crossings += 1
      })
      return crossings % 2 === 1
    }
    const rings = [...plan.water, ...plan.parks.map(({ ring }) => ring)]
    const { stores } = buildCity(citySeed)
    const wet = stores.filter((store) => rings.some((ring) => inside(pointOfPosition(plan.centre, store), ring)))
    expect(wet.map(({ key }) => key)).toEqual([])
    const park = places.find(({ name }) => name.en === 'Shenzhen Bay Park')
    const named = plan.parks.find(({ name }) => name.en === 'Shenzhen Bay Park')
    expect(park && named && inside(pointOfPosition(plan.centre, park), named.ring)).toBe(true)
  })

  it('should put a point where its position is', () => {
    const point = [1234, -987] as const
    const [east, north] = pointOfPosition(plan.centre, positionOfPoint(plan.centre, point))
    expect([Math.round(east), Math.round(north)]).toEqual(point)
  })
})

describe('a demo', () => {
  let world: World
  beforeAll(async () => {
    world = await aWorld({ DEMO: 'on' })
  })
  afterAll(() => world.close())

  it('should name its streets’ file, which never changes, and no other', async () => {
    const { plan: path, tiles, centre } = await world.visitor.call(mapConfig, {})
    expect({ tiles, centre }).toEqual({ tiles: null, centre: plan.centre })
    const answer = await fetch(`${world.base}${path}`)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(unpackPlan((await answer.json()) as CityPlanFile)).toEqual(plan)
    expect((await fetch(`${world.base}/map/0000000000000000.json`)).status).toBe(404)
  })
})

describe('a position', () => {
  let world: World
  const home = { latitude: 22.5329, longitude: 113.93 }
  const regionCode = '440305'
  const add = (en: string, north: number, more: { kind?: 'home' | 'office'; address?: string } = {}) =>
    world.app.context.db
      .insertInto('places')
      .values({
        id: randomUUID(),
        city: JSON.stringify({ en: 'Shenzhen', zh: '深圳' }),
        name: JSON.stringify({ en, zh: `${en}中文` }),
        region_code: regionCode,
        latitude: home.latitude + north / 111_195,
        longitude: home.longitude,
        position: 1,
        kind: more.kind ?? 'landmark',
        address: more.address === undefined ? null : JSON.stringify({ en: more.address, zh: '路' }),
      })
      .execute()
  beforeAll(async () => {
    world = await aWorld()
    await add('Tower', 900, { kind: 'office' })
    await add('Court', 60, { kind: 'home', address: '88 Keyuan Rd' })
    await add('Far Park', 9_000)
  })
  afterAll(() => world.close())

  it('should be called by the place that it is at, with what is around it, nearest first', async () => {
    const { place, regionCode: region, items } = await world.visitor.call(mapDescribe, home)
    expect(region).toBe(regionCode)
    expect(place).toMatchObject({ name: 'Court', address: '88 Keyuan Rd', kind: 'home', meters: 60, regionCode })
    expect(items.map(({ name, address, meters }) => [name, address, meters])).toEqual([
      ['Court', '88 Keyuan Rd', 60],
      ['Tower', 'Shenzhen', 900],
    ])
  })

  it('should have a district where no place is near enough to name it', async () => {
    const north = { ...home, latitude: home.latitude + 600 / 111_195 }
    expect(await world.visitor.call(mapDescribe, north)).toMatchObject({ place: null, regionCode })
    expect(await world.visitor.call(mapDescribe, { latitude: 48.85, longitude: 2.35 })).toEqual({
      place: null,
      regionCode: null,
      items: [],
    })
  })

  it('should list places of one kind, and be named by any', async () => {
    const { place, items } = await world.visitor.call(mapDescribe, { ...home, kind: 'office' })
    expect(place?.name).toBe('Court')
    expect(items.map(({ name }) => name)).toEqual(['Tower'])
  })

  it('should offer landmarks before anything is looked for, and find the others by name', async () => {
    expect((await world.visitor.call(addressPlaces, {})).items.map(({ name }) => name)).toEqual(['Far Park'])
    expect((await world.visitor.call(addressPlaces, { keyword: 'court' })).items.map(({ name }) => name)).toEqual([
      'Court',
    ])
  })
})

describe('riders near a place', () => {
  let world: World
  beforeAll(async () => {
    world = await aWorld()
  })
  afterAll(() => world.close())

  it('should be those on shift, at blurred positions, as long as they report their position', async () => {
    const [near, far] = [
      { latitude: 22.5431, longitude: 113.9312 },
      { latitude: 22.62, longitude: 113.93 },
    ]
    const rider = await aRider(world, { at: near })
    await aRider(world, { at: far })
    await aRider(world, { online: false })
    const paused = await aRider(world, { at: near })
    await paused.call(riderShift, { action: 'pause' })
    const seen = await world.visitor.call(mapRiders, nearStores)
    expect(seen).toEqual({ count: 1, minutes: 1, items: [{ latitude: 22.542, longitude: 113.931 }] })
    expect(seen.items).not.toContainEqual(near)
    world.clock.forward(3)
    expect(await world.visitor.call(mapRiders, nearStores)).toEqual({ count: 0, minutes: null, items: [] })
    await here(world, rider, near)
    expect((await world.visitor.call(mapRiders, nearStores)).count).toBe(1)
  })
})

describe('a deployment with tiles', () => {
  let world: World
  beforeAll(async () => {
    world = await aWorld({ MAP_TILES: 'https://tiles.example.com/{z}/{x}/{y}.png', MAP_CREDIT: '© Example' })
  })
  afterAll(() => world.close())

  it('should name them, and let the page load them', async () => {
    expect(await world.visitor.call(mapConfig, {})).toEqual({
      centre: null,
      tiles: { template: 'https://tiles.example.com/{z}/{x}/{y}.png', credit: '© Example', datum: 'gcj02' },
      plan: null,
    })
    const policy = (await fetch(`${world.base}/healthz`)).headers.get('content-security-policy')
    expect(policy).toContain("img-src 'self' data: blob: https://tiles.example.com;")
  })
})
