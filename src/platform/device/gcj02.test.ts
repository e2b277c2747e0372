import { fromGcj02, toGcj02 } from './gcj02'

/** Reference pairs of WGS 84 and GCJ-02, latitude first, from other implementations. */
const known: [string, [number, number], [number, number]][] = [
  ['Shenzhen', [22.543847, 113.912316], [22.540796131694766, 113.9171764808363]],
  ['Shanghai', [31.1774276, 121.5272106], [31.17530398364597, 121.531541859215]],
  ['Beijing', [39.911954, 116.377817], [39.91334545536069, 116.38404722455657]],
]
const abroad: [string, [number, number]][] = [
  ['London', [51.5072, -0.1276]],
  ['Tokyo', [35.6812, 139.7671]],
  ['Sydney', [-33.8688, 151.2093]],
  ['the Gulf of Guinea', [0, 0]],
]
const at = ([latitude, longitude]: [number, number]) => ({ latitude, longitude })
const close = ([latitude, longitude]: [number, number], digits: number) => ({
  latitude: expect.closeTo(latitude, digits) as number,
  longitude: expect.closeTo(longitude, digits) as number,
})

describe('toGcj02', () => {
  it.each(known)('should find %s on the maps of China', (_, globe, drawn) => {
    expect(toGcj02(at(globe))).toEqual(close(drawn, 9))
  })

  it('should move a point in Nanshan by some 600 metres', () => {
    const { latitude, longitude } = toGcj02({ latitude: 22.54, longitude: 113.934 })
    const metres = Math.hypot(latitude - 22.54, (longitude - 113.934) * Math.cos((22.54 * Math.PI) / 180)) * 111_195
    expect(metres).toBeGreaterThan(500)
    expect(metres).toBeLessThan(700)
  })

  it.each(abroad)('should leave %s where it is', (_, point) => {
    expect(toGcj02(at(point))).toEqual(at(point))
  })
})

describe('fromGcj02', () => {
  it.each(known)('should find %s on the globe', (_, globe, drawn) => {
    expect(fromGcj02(at(drawn))).toEqual(close(globe, 9))
  })

  it.each(abroad)('should leave %s where it is', (_, point) => {
    expect(fromGcj02(at(point))).toEqual(at(point))
  })

  it.each<[string, [number, number]]>([
    ['west', [30, 72.005]],
    ['south', [0.83, 100]],
    ['north', [55.827, 100]],
    ['east', [35, 137.834]],
  ])('should end, within a kilometre, at the edge in the %s', (_, point) => {
    const { latitude, longitude } = fromGcj02(at(point))
    expect(Math.hypot(latitude - point[0], longitude - point[1])).toBeLessThan(0.01)
  })
})
