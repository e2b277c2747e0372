import { randomInt } from 'node:crypto'

/** Sixteen digits for people to name a thing by: the minute, then chance. That it is new is the table's care. */
export const newNumber = (now: Date): string =>
  now.toISOString().replace(/\D/g, '').slice(2, 12) + String(randomInt(0, 1_000_000)).padStart(6, '0')
