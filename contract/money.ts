import { cleanAmount } from './plain'
import { settings } from './settings'

/** An amount in the smallest unit of the currency (fen); always an integer. */
export type Money = number

/** The parts of a formatted amount. */
export interface MoneyParts {
  /** A minus sign (U+2212) for negative amounts. */
  sign: '' | '−'
  /** With thousands separators: "1,286". */
  integer: string
  /** Always two digits. */
  decimals: string
}

/**
 * Splits a total over weights so that the parts sum to it exactly: each is rounded toward zero, and the rest goes one
 * by one to the largest remainders, the earlier first. When all weights are 0 the parts are equal.
 * @throws RangeError on no weights, on a negative weight and on anything that is not a safe integer.
 */
export function splitFairly(total: Money, weights: readonly number[]): Money[] {
  const numbers = [total, ...weights]
  if (weights.length === 0 || !numbers.every(Number.isSafeInteger) || weights.some((weight) => weight < 0)) {
    throw new RangeError('splitFairly needs a whole total and whole weights that are not below zero')
  }
  const sign = total < 0 ? -1 : 1
  return splitPositive(total * sign, weights.some(Boolean) ? weights : weights.map(() => 1)).map(
    (part) => part * sign || 0,
  )
}

/** BigInt, since a total times a weight may exceed the safe integers. */
function splitPositive(total: Money, weights: readonly number[]): Money[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), BigInt(0))
  const shares = weights.map((weight, index) => {
    const product = BigInt(total) * BigInt(weight)
    return { index, part: Number(product / sum), rest: product % sum }
  })
  const left = total - shares.reduce((all, share) => all + share.part, 0)
  const byRest = [...shares].sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
  for (const share of byRest.slice(0, left)) share.part += 1
  return shares.map((share) => share.part)
}

/** Parses "12.5", "12,5" or "１２.５" as 1250; undefined for more than two decimals, other text, or amounts beyond the safe integers. */
export function yuanToFen(text: string): Money | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(cleanAmount(text))
  if (!match) return undefined
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** A whole number with thousands separators, and with a minus sign (U+2212) below zero: "−2,480". */
export const formatWhole = (count: number): string =>
  `${count < 0 ? '−' : ''}${String(Math.abs(count)).replace(/\B(?=(\d{3})+$)/g, ',')}`

/** The parts of a price, which are displayed in different sizes. */
export function fenParts(amount: Money): MoneyParts {
  const size = Math.abs(amount)
  return {
    sign: amount < 0 ? '−' : '',
    integer: formatWhole(Math.floor(size / 100)),
    decimals: String(size % 100).padStart(2, '0'),
  }
}

/**
 * An amount as text: "¥71.90", "−¥15.00" (product text §1, §9). `symbol` is the configured one by default; `trim` drops
 * ".00", for thresholds and face values in tags.
 */
export function formatMoney(amount: Money, options: { symbol?: string; trim?: boolean } = {}): string {
  const { symbol = settings().currencySymbol, trim = false } = options
  const { sign, integer, decimals } = fenParts(amount)
  return `${sign}${symbol}${integer}${trim && decimals === '00' ? '' : `.${decimals}`}`
}

/** An amount with its sign also where it is more than nothing, as a difference has it. */
export const formatDifference = (amount: Money): string => `${amount > 0 ? '+' : ''}${formatMoney(amount)}`
