import { areasIn } from './areas'
import { canLieIn, districtCentre, districtNear, inOneCity } from './districts'

const districts = areasIn(undefined, 'zh')
  .flatMap(({ code }) => areasIn(code, 'zh'))
  .flatMap(({ code }) => areasIn(code, 'zh'))

describe('centres of districts', () => {
  it('should be known for every district that can be chosen, inside of China', () => {
    for (const { code } of districts) {
      const { latitude, longitude } = districtCentre(code)
      expect({ code, inside: latitude > 3 && latitude < 54 && longitude > 73 && longitude < 136 }).toEqual({
        code,
        inside: true,
      })
    }
    expect(() => districtCentre('440300')).toThrow()
  })

  it('should find the district around a position', () => {
    expect(districtNear(districtCentre('440305'))).toBe('440305')
    expect(districtNear({ latitude: 0, longitude: 0 })).toBeUndefined()
  })
})

describe('a position', () => {
  const nanshan = { latitude: 22.5329, longitude: 113.93 }

  it('can lie in its district and in the ones around', () => {
    expect(canLieIn(nanshan, '440305')).toBe(true)
    expect(canLieIn(nanshan, '440304')).toBe(true)
  })

  it('cannot lie in another city', () => {
    expect(canLieIn(nanshan, '110101')).toBe(false)
    expect(canLieIn(nanshan, '440106')).toBe(false)
  })

  it('can lie far from the centre of a large district', () => {
    // Tanggula in Golmud, 300 km from the town.
    const { latitude, longitude } = districtCentre('632801')
    const far = { latitude: latitude - 1.2, longitude: longitude - 1 }
    const near = districtNear(far)
    expect(near && inOneCity(near, '632801')).toBe(true)
    expect(canLieIn(far, '632801')).toBe(true)
  })
})
