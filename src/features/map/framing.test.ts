import { Framing } from './framing'
import { linesSvg } from './MapView/lines-svg'
import { positionOfSpot, spotOf } from './mercator'

const home = { latitude: 22.5329, longitude: 113.93 }
/** A position at a distance of `x` and `y` pixels east and south of home at zoom 15. */
const away = (x: number, y: number) => {
  const spot = spotOf(home, 15)
  return positionOfSpot({ x: spot.x + x, y: spot.y + y }, 15)
}
const inset = { top: 100, right: 20, bottom: 60, left: 20 }

/** A framing whose map is at its target. */
function framed() {
  const framing = new Framing([home, away(300, 0)], inset)
  const { camera } = framing
  camera.measured({ width: 400, height: 400 })
  const arrive = () => camera.stands(camera.target.centre, camera.target.zoom, false)
  const stop = framing.start()
  arrive()
  return { framing, camera, arrive, stop }
}

describe('a framing', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('should show all positions, and others as they come', () => {
    const { framing, camera, arrive, stop } = framed()
    expect([home, away(300, 0)].every((one) => camera.shows(one))).toBe(true)
    framing.show([away(5000, 0), away(5300, 0)])
    arrive()
    expect(camera.shows(away(5000, 0))).toBe(true)
    stop()
  })

  it('should leave a map alone that a person has moved, for a while', () => {
    const { framing, camera, arrive, stop } = framed()
    camera.stands(away(9000, 0), 15, true)
    framing.show([home, away(200, 0)])
    expect(camera.movedByHand).toBe(true)
    expect(camera.shows(home)).toBe(false)
    jest.runAllTimers()
    arrive()
    expect(camera.movedByHand).toBe(false)
    expect(camera.shows(home)).toBe(true)
    stop()
  })

  it('should keep the sides free', () => {
    const { camera, stop } = framed()
    const { bounds } = camera
    const middle = ((bounds?.north ?? 0) + (bounds?.south ?? 0)) / 2
    // More room is kept above than below, so that the positions lie below the middle.
    expect(home.latitude).toBeLessThan(middle)
    stop()
  })
})

it('draws lines, dashed where they are estimates', () => {
  const shown = { centre: home, zoom: 15, width: 400, height: 400 }
  const line = { id: 'way', points: [home, away(100, -50)], look: 'way' as const, isEstimate: false }
  expect(linesSvg([line], shown)).toContain('d="M0 0L100 -50"')
  expect(linesSvg([line], shown)).not.toContain('dasharray')
  expect(linesSvg([{ ...line, isEstimate: true }], shown)).toContain('dasharray')
})
