import { randomInt } from 'node:crypto'
import { localTime } from '../../local-time'

/**
 * Sixteen digits for people to name a thing by: the minute by the clock of a time zone, then chance. That it is new is the
 * table's care.
 */
export const newNumber = (now: Date, timeZone: string): string =>
  localTime(timeZone, now).format('YYMMDDHHmm') + String(randomInt(0, 1_000_000)).padStart(6, '0')

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
