import { datedTerms, termAt } from '../price/cancel'
import type { StayRow } from '../stay/queries'
import { ways } from '../ways'

/**
 * Whether the dates and the room of a stay can be changed: while it can be cancelled free, so that nobody gets round its rule, and
 * where no person of the hotel has to confirm it again. A stay of which a part was given back is not changed.
 */
export function canChange(state: string, stay: StayRow, parts: number, now: Date): boolean {
  if (state !== 'confirmed' || !ways[stay.way].hasParts || stay.confirms_by_hand || parts > 0) return false
  if (stay.regret_until !== null && stay.regret_until > now) return true
  const terms = datedTerms(stay.terms.cancelSteps, stay.time_zone, stay.check_in)
  return terms[termAt(terms, now)]?.kept === 'none'
}

/**
 * Whether nights can be added to a stay while its guests are in the house, at the rate that it has. Specials are not added to,
 * nor is a stay of which a part was given back.
 */
export function canExtend(state: string, stay: StayRow, parts: number): boolean {
  return state === 'checkedIn' && ways[stay.way].hasParts && !stay.confirms_by_hand && !stay.special && parts === 0
}
