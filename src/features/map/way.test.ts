import { cutWay } from './way'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const line = [at(22.5, 113.9), at(22.5, 113.91), at(22.51, 113.91)]

describe('a way', () => {
  it('should be cut where the rider is nearest to it', () => {
    const { done, left } = cutWay(line, at(22.5001, 113.905))
    expect(done).toHaveLength(2)
    expect(done[1]?.latitude).toBeCloseTo(22.5, 6)
    expect(done[1]?.longitude).toBeCloseTo(113.905, 6)
    expect(left).toEqual([done[1], line[1], line[2]])
  })

  it('should lie ahead of a rider who has not begun, and behind one who is there', () => {
    expect(cutWay(line, at(22.5, 113.89)).left).toEqual(line)
    expect(cutWay(line, at(22.52, 113.91)).done.at(-1)).toEqual(line[2])
  })

  it('should be nothing without points', () => {
    expect(cutWay([], at(22.5, 113.9))).toEqual({ done: [], left: [] })
    expect(cutWay([at(1, 1)], at(22.5, 113.9))).toEqual({ done: [], left: [at(1, 1)] })
  })
})
