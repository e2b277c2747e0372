import { datedTerms, termAt } from '../price/cancel'
import type { StayRow } from '../stay/queries'
import { ways } from '../ways'

/**
 * Whether the dates and the room of a stay can be changed: while cancelling is free, so that a change never evades the
 * cancellation policy. A stay with a cancelled part cannot be changed.
 */
export function canChange(state: string, stay: StayRow, parts: number, now: Date): boolean {
  if (state !== 'confirmed' || !ways[stay.way].hasParts || parts > 0) return false
  if (stay.regret_until !== null && stay.regret_until > now) return true
  const terms = datedTerms(stay.terms.cancelSteps, stay.time_zone, stay.check_in)
  return terms[termAt(terms, now)]?.kept === 'none'
}

/**
 * Whether nights can be added to a stay while its guests are in the house, at its rate. Specials cannot be extended,
 * nor can a stay with a cancelled part.
 */
export function canExtend(state: string, stay: StayRow, parts: number): boolean {
  return state === 'checkedIn' && ways[stay.way].hasParts && !stay.special && parts === 0
}
