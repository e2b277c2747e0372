/** One table, or tables that may be joined. */
export interface Unit {
  readonly seatingId: string
  readonly tableIds: readonly string[]
  readonly least: number
  readonly most: number
}

/** A stretch of time in milliseconds; the end is not in it. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Period for which a table is held. */
export interface HeldPeriod extends Span {
  readonly tableId: string
}

const overlaps = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to

/** Whether nothing is kept of a table in a stretch. */
export const isFree = (kept: readonly HeldPeriod[], tableId: string, span: Span): boolean =>
  !kept.some((each) => each.tableId === tableId && overlaps(each, span))

/**
 * The smallest table that takes a party in a stretch of time: the fewest seats over, then the fewest tables, then the first.
 * Sets of joined tables come after single ones of the same size.
 */
export function smallestFit(
  units: readonly Unit[],
  kept: readonly HeldPeriod[],
  { party, span, seatingId }: { readonly party: number; readonly span: Span; readonly seatingId?: string | undefined },
): Unit | undefined {
  return units
    .filter((unit) => unit.least <= party && party <= unit.most)
    .filter((unit) => seatingId === undefined || unit.seatingId === seatingId)
    .filter(({ tableIds }) => tableIds.every((id) => isFree(kept, id, span)))
    .sort((one, other) => one.most - other.most || one.tableIds.length - other.tableIds.length)[0]
}

const quarterMs = 15 * 60_000

/** A party that comes at a time. */
export interface Arrival {
  readonly at: number
  readonly party: number
}

export interface Caps {
  readonly parties_per_quarter: number | null
  readonly covers_per_quarter: number | null
}

/** Whether the kitchen takes another party in the quarter of an hour of a time. */
export function isPaced(arrivals: readonly Arrival[], caps: Caps, { at, party }: Arrival): boolean {
  const quarter = Math.floor(at / quarterMs)
  const same = arrivals.filter((each) => Math.floor(each.at / quarterMs) === quarter)
  const covers = same.reduce((sum, each) => sum + each.party, party)
  return same.length < (caps.parties_per_quarter ?? Infinity) && covers <= (caps.covers_per_quarter ?? Infinity)
}
