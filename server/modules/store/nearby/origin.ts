import type { Position } from '@contract/entities/common'
import { InvalidCursor } from '../../../database/keyset'
import type { Paging } from '../../../http/paging'

/** The year 10000, in milliseconds. */
const endOfTime = 253_402_300_800_000

/**
 * The place and time that a list is computed for. Later pages reuse those of the first page, so that a moving caller or
 * a closing store does not change the order midway.
 */
export interface Origin {
  readonly place: Position
  readonly now: Date
  /** The distance covered by the first page, in metres; undefined on the first page itself. */
  readonly reach?: number
}

const within = (value: number | undefined, from: number, to: number): number => {
  if (value === undefined || !(value >= from && value <= to)) throw new InvalidCursor()
  return value
}

/**
 * The origin stored in a page's cursor; `here` for a first page.
 * @throws InvalidCursor
 */
export function originOf({ kept }: Paging, here: Origin): Origin {
  if (!kept) return here
  const [latitude, longitude, now, reach] = kept
  return {
    place: { latitude: within(latitude, -90, 90), longitude: within(longitude, -180, 180) },
    now: new Date(within(now, 0, endOfTime)),
    reach: within(reach, 0, Infinity),
  }
}

/** Cursor values for the next page: see `Paging.next`. */
export function cursorValuesOf({ place, now, reach }: Origin, rows: readonly { readonly reach: number }[]): number[] {
  return [place.latitude, place.longitude, now.getTime(), reach ?? rows[0]?.reach ?? 0]
}
