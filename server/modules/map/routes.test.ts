import { gzipSync } from 'node:zlib'
import { mapConfig } from '@contract/calls/map'
import { type CityPlanFile, packPlan, pointOfPosition, positionOfPoint, unpackPlan } from '@contract/city-plan'
import { buildCity } from '../../demo/city'
import { places } from '../../demo/city/geography'
import { citySeed } from '../../demo/seed/city-seed'
import { planStreets } from '../../demo/streets/plan'
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
