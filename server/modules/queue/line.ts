import type { NumberRow, SizeRow } from './queries'

/** "B07": the size's letter and the number. */
export const numberName = ({ size, number }: Pick<NumberRow, 'size' | 'number'>): string =>
  `${size}${String(number).padStart(2, '0')}`

const step = 5

/** Estimated wait of a party, in steps of five minutes; 0 with nobody ahead. */
export const minutesFor = (ahead: number, { minutes_each }: Pick<SizeRow, 'minutes_each'>): number =>
  Math.ceil((ahead * minutes_each) / step) * step

/**
 * Place of a returning number behind `count` waiting ones: between two of them, or after the last. Later numbers have
 * greater places.
 */
export function placeBehind(waiting: readonly number[], count: number, own: number): number {
  const before = waiting[Math.min(count, waiting.length) - 1]
  if (before === undefined) return own
  const next = waiting[count]
  return next === undefined ? before + 0.5 : (before + next) / 2
}

/** The smallest size that takes a party. */
export const sizeFor = <Size extends Pick<SizeRow, 'least' | 'most'>>(sizes: readonly Size[], party: number) =>
  [...sizes].sort((one, other) => one.most - other.most).find(({ least, most }) => least <= party && party <= most)
