import { randomInt } from 'node:crypto'
import { localTime } from '../../local-time'

const digits = (value: number, length: number): string => String(value).padStart(length, '0')

/**
 * Eighteen digits for people to name a thing by: the minute by the clock of a time zone, the cell that gives the number, so
 * that no two cells give the same, then chance. The table refuses one that it has.
 */
export const newNumber = (now: Date, timeZone: string, { cell }: { cell: number }): string =>
  localTime(timeZone, now).format('YYMMDDHHmm') + digits(cell, 2) + digits(randomInt(0, 1_000_000), 6)

/**
 * Writes a thing under a number that no other has: on a busy day chance meets a taken one, and is asked again. `insert`
 * answers nothing when the number is taken.
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
