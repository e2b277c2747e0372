import type { CancelStep } from '@contract/entities/hotel'
import type { CancelTerm } from '../../../database/schema'
import { sum } from '../../pricing/amounts'
import { addDays, instantOf } from '../days'

/** An unrefunded room-night with its price. */
export interface PaidNight {
  readonly night: string
  readonly paid: number
}

/** A step of a cancel rule of one stay: until when it holds. */
interface DatedTerm {
  /** Null for the last. */
  readonly until: Date | null
  readonly kept: CancelTerm['kept'] | 'all'
  readonly percent: number | null
}

/** The steps of a rule for a day of arrival, by the hotel's clock; after the last everything is kept. */
export function datedTerms(terms: readonly CancelTerm[], zone: string, checkIn: string): DatedTerm[] {
  const dated = terms.map(({ daysBefore, clock, kept, percent = null }): DatedTerm => {
    return { until: instantOf(zone, addDays(checkIn, -daysBefore), clock), kept, percent }
  })
  const byTime = dated.sort((one, other) => (one.until?.getTime() ?? 0) - (other.until?.getTime() ?? 0))
  return [...byTime, { until: null, kept: 'all', percent: null }]
}

/** Amount that a step retains of room-nights, at most their price; `first` is the first night of the stay. */
export function keptBy(
  { kept, percent }: Pick<DatedTerm, 'kept' | 'percent'>,
  nights: readonly PaidNight[],
  first = firstOf(nights),
): number {
  const paid = sum(nights, (each) => each.paid)
  if (kept === 'none') return 0
  if (kept === 'share') return Math.min(paid, Math.round((paid * (percent ?? 0)) / 100))
  if (kept === 'all') return paid
  return sum(
    nights.filter(({ night }) => night === first),
    (each) => each.paid,
  )
}

/** The earliest of some nights. */
export const firstOf = (nights: readonly Pick<PaidNight, 'night'>[]): string | undefined =>
  nights.map(({ night }) => night).sort()[0]

/** The step that holds at a moment. */
export const termAt = (terms: readonly DatedTerm[], at: Date): number => {
  const found = terms.findIndex(({ until }) => until === null || until > at)
  return found < 0 ? terms.length - 1 : found
}

const kinds = { none: 'free', firstNight: 'firstNight', share: 'share', all: 'all' } as const

/** Steps with the retained and the refunded amount of each. */
export const cancelSteps = (terms: readonly DatedTerm[], nights: readonly PaidNight[]): CancelStep[] =>
  terms.map((term) => {
    const kept = keptBy(term, nights)
    const paid = sum(nights, (each) => each.paid)
    return {
      until: term.until?.toISOString() ?? null,
      kind: kinds[term.kept],
      percent: term.percent,
      kept,
      back: paid - kept,
    }
  })

/** Until when a rule lets cancel free; null when it does not at a moment. */
export function freeUntil(terms: readonly DatedTerm[], at: Date): Date | null {
  const term = terms[termAt(terms, at)]
  return term?.kept === 'none' ? term.until : null
}
