import { randomInt } from 'node:crypto'
import { localTime } from '../../local-time'

const digits = (value: number, length: number): string => String(value).padStart(length, '0')

/**
 * An eighteen-digit number: local minute (YYMMDDHHmm), two digits of the cell, which keep cells apart, and six random digits.
 * A unique constraint rejects duplicates.
 */
export const newNumber = (now: Date, timeZone: string, { cell }: { cell: number }): string =>
  localTime(timeZone, now).format('YYMMDDHHmm') + digits(cell, 2) + digits(randomInt(0, 1_000_000), 6)

/**
 * Inserts a row under a unique number, drawing again on a collision. `insert` returns undefined when the number is taken.
 */
export async function underNewNumber<Row>(
  draw: () => string,
  insert: (number: string) => Promise<Row | undefined>,
): Promise<Row> {
  for (;;) {
    const row = await insert(draw())
    if (row) return row
  }
}
