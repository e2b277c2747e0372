import fc from 'fast-check'
import { fenParts, formatWhole, formatMoney, splitFairly, yuanToFen } from './money'
import { configure } from './settings'

const amount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })
const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000_000 }), { minLength: 1, maxLength: 20 })

describe('splitFairly', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1500, [5800, 1800, 990], [1013, 314, 173]],
    [-1500, [5800, 1800, 990], [-1013, -314, -173]],
    [5, [0, 0], [3, 2]],
    [0, [3, 4], [0, 0]],
    [2, [0, 7, 0], [0, 2, 0]],
  ])('splits %d over %j', (total, by, parts) => expect(splitFairly(total, by)).toEqual(parts))

  it('sums exactly, never more than one unit away from the exact share', () => {
    fc.assert(
      fc.property(amount, weights, (total, by) => {
        const parts = splitFairly(total, by)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
        const sum = by.reduce((all, weight) => all + weight, 0)
        parts.forEach((part, index) => {
          const share = BigInt(total) * BigInt(sum === 0 ? 1 : by[index])
          const away = BigInt(part) * BigInt(sum === 0 ? by.length : sum) - share
          expect(away < 0n ? -away : away).toBeLessThan(BigInt(sum === 0 ? by.length : sum))
        })
      }),
    )
  })

  it('gives nothing to a weight of 0 beside others, and nothing of the other sign', () => {
    fc.assert(
      fc.property(amount, weights, (total, by) => {
        fc.pre(by.some((weight) => weight > 0))
        splitFairly(total, by).forEach((part, index) => {
          if (by[index] === 0) expect(part).toBe(0)
          expect(part * Math.sign(total)).toBeGreaterThanOrEqual(0)
        })
      }),
    )
  })

  it.each([
    [1, []],
    [1, [-1, 2]],
    [1.5, [1]],
    [1, [0.5]],
    [NaN, [1]],
  ])('refuses %d over %j', (total, by) => expect(() => splitFairly(total, by)).toThrow(RangeError))
})

describe('yuanToFen', () => {
  it.each([
    ['0', 0],
    ['12', 1200],
    [' 12.5 ', 1250],
    ['0.07', 7],
    ['1.10', 110],
    ['', undefined],
    ['.5', 50],
    ['5.', 500],
    ['12,5', 1250],
    ['１２．５０', 1250],
    ['¥1,286.00', 128_600],
    ['1286元', 128_600],
    ['1.234', undefined],
    ['-1', undefined],
    ['1,000', 100_000],
    ['1,0000', undefined],
    ['1e3', undefined],
    ['1234567890123', undefined],
  ])('reads "%s"', (text, fen) => expect(yuanToFen(text)).toBe(fen))

  it('reads back what was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (fen) => {
        const { integer, decimals } = fenParts(fen)
        return yuanToFen(`${integer.replace(/,/g, '')}.${decimals}`) === fen
      }),
    )
  })
})

describe('formatMoney', () => {
  afterEach(() => configure({}))

  it.each([
    [7190, '¥71.90'],
    [-1500, '−¥15.00'],
    [0, '¥0.00'],
    [5, '¥0.05'],
    [128_650, '¥1,286.50'],
    [100_000_000, '¥1,000,000.00'],
  ])('writes %d', (fen, text) => expect(formatMoney(fen)).toBe(text))

  it('drops .00 only when asked to, and only .00', () => {
    expect(formatMoney(8000, { trim: true })).toBe('¥80')
    expect(formatMoney(8050, { trim: true })).toBe('¥80.50')
  })

  it('takes the symbol of the settings, or the one given', () => {
    configure({ currencySymbol: '£' })
    expect(formatMoney(100)).toBe('£1.00')
    expect(formatMoney(100, { symbol: '' })).toBe('1.00')
  })
})

it.each([
  [0, '0'],
  [999, '999'],
  [2480, '2,480'],
  [-1234567, '−1,234,567'],
])('writes %d as the whole number %s', (count, text) => expect(formatWhole(count)).toBe(text))
