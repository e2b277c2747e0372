import { pointOfPosition } from '@contract/city-plan'
import type { CityPlan } from '@contract/city-plan'
import { MapCamera } from './camera'
import { namesInView } from './labels'
import { metersPerPixel, positionOfSpot, spotOf } from './mercator'
import { clusterPins, isCluster, type MapPin, wordOf } from './pins'

const home = { latitude: 22.5329, longitude: 113.93 }
/** A position at a distance of `x` and `y` pixels east and south of home at zoom 15. */
const away = (x: number, y: number) => {
  const spot = spotOf(home, 15)
  return positionOfSpot({ x: spot.x + x, y: spot.y + y }, 15)
}
const pin = (id: string, x: number, y: number): MapPin => {
  return { id, position: away(x, y), text: `¥${id}`, tone: 'plain', label: id }
}

describe('the map of the world', () => {
  it('should have a position where its spot is', () => {
    const there = positionOfSpot(spotOf(home, 15), 15)
    expect(there.latitude).toBeCloseTo(home.latitude, 9)
    expect(there.longitude).toBeCloseTo(home.longitude, 9)
  })

  it('should be as large as the ground', () => {
    const meters = metersPerPixel(home.latitude, 15)
    const [east, north] = pointOfPosition(home, away(100, -50))
    expect(east / 100).toBeCloseTo(meters, 1)
    expect(north / 50).toBeCloseTo(meters, 1)
  })
})

describe('pins', () => {
  it('should be one where they cover each other by half, at the best of them, and come apart closer by', () => {
    const pins = [pin('1', 0, 0), pin('2', 10, 5), pin('3', 200, 0)]
    const [cluster, alone] = clusterPins(pins, 15)
    expect(cluster && isCluster(cluster) && cluster.pins.map(({ id }) => id)).toEqual(['1', '2'])
    expect(cluster?.position).toEqual(pins[0]?.position)
    expect(alone).toEqual(pins[2])
    expect(clusterPins(pins, 18)).toEqual(pins)
  })

  it('should say the lowest amount of a cluster', () => {
    const [cluster] = clusterPins(
      [
        { ...pin('1', 0, 0), amount: 300 },
        { ...pin('2', 10, 5), amount: 200 },
      ],
      15,
    )
    expect(cluster && isCluster(cluster) && wordOf(cluster)).toBe('¥2')
  })

  it('should leave the chosen one out of clusters', () => {
    const pins = [pin('1', 0, 0), pin('2', 10, 5)]
    expect(clusterPins(pins, 15, '2')).toEqual(pins)
    expect(clusterPins(pins, 15, '1')).toEqual(pins)
  })
})

describe('the camera of a map', () => {
  const looking = () => {
    const camera = new MapCamera(home)
    camera.measured({ width: 300, height: 400 })
    camera.stands(home, 15, false)
    return camera
  }

  it('should know its corners', () => {
    const camera = looking()
    expect(camera.shows(away(149, 199))).toBe(true)
    expect(camera.shows(away(151, 0))).toBe(false)
    expect(camera.shows(away(0, -201))).toBe(false)
  })

  it('should distinguish a person’s moves from its own', () => {
    const camera = looking()
    expect(camera.movedByHand).toBe(false)
    camera.stands(away(50, 0), 15, true)
    expect(camera.movedByHand).toBe(true)
    camera.goTo(home)
    expect(camera.movedByHand).toBe(false)
  })

  it('should count the steps of its buttons as a person’s', () => {
    const camera = looking()
    camera.zoomByHand(1)
    expect(camera.target.zoom).toBe(16)
    expect(camera.movedByHand).toBe(true)
  })

  it('should move no further than a position at its edge needs', () => {
    const camera = looking()
    const { target } = camera
    camera.bringIn(away(80, 100))
    expect(camera.target).toBe(target)
    camera.bringIn(away(140, -190), { top: 60, right: 50, bottom: 40, left: 30 })
    const { x, y } = spotOf(camera.target.centre, 15)
    const from = spotOf(home, 15)
    expect([x - from.x, y - from.y].map(Math.round)).toEqual([40, -50])
  })

  it('should go where all of some positions are in view', () => {
    const camera = looking()
    const all = [away(-400, 300), away(500, -900)]
    camera.fit(all)
    const { centre, zoom } = camera.target
    camera.stands(centre, zoom, false)
    expect(all.map((one) => camera.shows(one))).toEqual([true, true])
    expect(zoom).toBeLessThan(15)
  })

  it('should zoom within what maps offer', () => {
    const camera = looking()
    camera.zoomBy(9)
    expect(camera.target).toEqual({ centre: home, zoom: 18 })
  })
})

describe('names', () => {
  const plan: CityPlan = {
    centre: home,
    water: [],
    green: [],
    blocks: [],
    parks: [
      {
        name: { en: 'Keyuan Park', zh: '科苑公园' },
        ring: [
          [400, 400],
          [600, 400],
          [600, 600],
          [400, 600],
        ],
        trees: [],
      },
    ],
    streets: [
      {
        class: 1,
        name: { en: 'Keyuan Rd', zh: '科苑路' },
        points: [
          [0, -900],
          [0, -300],
          [0, 300],
          [0, 900],
        ],
      },
      {
        class: 1,
        name: { en: 'Baishi Rd', zh: '白石路' },
        points: [
          [20, 0],
          [-900, 0],
        ],
      },
      {
        class: 3,
        points: [
          [0, 500],
          [500, 500],
        ],
      },
    ],
  }
  const view = { centre: home, zoom: 15, size: { width: 400, height: 600 } }

  it('should be in the reader’s language, a street’s once and upright, and none over another', () => {
    const names = namesInView(plan, view, 'en')
    expect(names.map(({ text, turn }) => [text, Math.round(turn)])).toEqual([
      ['Keyuan Park', 0],
      ['Keyuan Rd', -90],
      ['Baishi Rd', 0],
    ])
    expect(namesInView(plan, view, 'zh')[0]?.text).toBe('科苑公园')
  })

  it('should be fewer from afar', () => {
    expect(namesInView(plan, { ...view, zoom: 13 }, 'en').map(({ text }) => text)).toEqual(['Keyuan Park'])
    expect(namesInView(plan, { ...view, zoom: 12 }, 'en')).toEqual([])
  })
})
