import { isMet, table } from './report'
import { median, ratioOf } from './rounds'

const effort = { rounds: 3, seconds: 1, connections: 1 }

describe('ratioOf', () => {
  it('should measure both in turn, the second first in every other round, and take the median', async () => {
    const order: string[] = []
    const side = (name: string, results: number[]) => async () => {
      order.push(name)
      return results.shift() ?? 0
    }
    const ratio = await ratioOf(side('a', [9, 10, 30, 20]), side('b', [9, 10, 10, 10]), effort)
    expect(ratio).toEqual({ median: 2, least: 1, most: 3 })
    expect(order.join('')).toBe('abab' + 'ba' + 'ab')
  })

  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[7], 7],
  ])('should know the median of %j', (numbers, expected) => expect(median(numbers)).toBe(expected))
})

describe('the table', () => {
  const ratio = { median: 0.61, least: 0.5, most: 0.7 }

  it.each([
    [{ atLeast: 0.6 }, true],
    [{ atLeast: 0.62 }, false],
    [{ atMost: 2 }, true],
    [{ atMost: 0.6 }, false],
    [{}, true],
  ])('should hold a ratio against %j', (wanted, met) => expect(isMet({ what: 'x', ratio, ...wanted })).toBe(met))

  it('should say what was measured, wanted and met', () => {
    expect(table([{ what: 'store list', ratio, atLeast: 0.6 }])).toMatch(
      /\| store list \| 0.61 {3}\| 0.50–0.70 \| ≥ 0.60 \| ✓ \|/,
    )
  })
})
