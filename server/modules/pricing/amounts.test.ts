import fc from 'fast-check'
import { inKeyOrder, splitByKey } from './amounts'

const weighed = fc.uniqueArray(fc.tuple(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 900 })), {
  minLength: 1,
  maxLength: 6,
  selector: ([key]) => key,
})

describe('a total over lines', () => {
  it('should be split the same whatever order the lines are in, and sum to the total', () => {
    fc.assert(
      fc.property(weighed, fc.nat(9_999), (lines, total) => {
        const split = (all: typeof lines) => {
          const amounts = splitByKey(total, all, (line) => line)
          return new Map(all.map(([key], index) => [key, amounts[index]]))
        }
        const forwards = split(lines)
        expect(split([...lines].reverse())).toEqual(new Map([...forwards].reverse()))
        expect([...forwards.values()].reduce<number>((sum, amount) => sum + (amount ?? 0), 0)).toBe(total)
      }),
    )
  })

  it('should round by key: the odd fen goes to the first of equal lines', () => {
    const even = [['b', 1] as const, ['a', 1] as const]
    expect(splitByKey(3, even, (line) => line)).toEqual([1, 2])
  })

  it('should hand work over in the order of the keys, and its results back in that of the items', () => {
    const seen: string[][] = []
    const upper = inKeyOrder(
      ['c', 'a', 'b'],
      (item) => item,
      (sorted) => {
        seen.push([...sorted])
        return sorted.map((item) => item.toUpperCase())
      },
    )
    expect({ seen, upper }).toEqual({ seen: [['a', 'b', 'c']], upper: ['C', 'A', 'B'] })
  })
})
