import type { StayAction } from '@contract/entities/merchant'
import type { FailureName } from '@contract/failures'
import { minutesAfter } from '../../../clock'
import { instantOf } from '../days'
import { noShowAt } from '../stay/times'
import { isByHour } from '../ways'
import type { MerchantStay } from './queries'

type Row = Pick<
  MerchantStay,
  'late_at' | 'held_until' | 'check_in' | 'check_out' | 'check_in_at' | 'check_out_at' | 'way'
> &
  Parameters<typeof noShowAt>[0]

interface Timed {
  /** Time from which a hotel can take the step. */
  readonly from: (row: Row) => Date
  readonly failure: FailureName
}

/** Minutes before the booked hours from which guests can be checked in. */
const earlyMinutes = 60

/** Beginning of a day of the hotel's clock. */
const dayOf = ({ time_zone }: Row, day: string) => instantOf(time_zone, day, '00:00')

/** Time from which a guest can be marked as a no-show: the end of an unpaid room's hold, else the cut-off. */
export const noShowFrom = (row: Pick<Row, 'late_at' | 'held_until' | 'check_in'> & Parameters<typeof noShowAt>[0]) =>
  (row.late_at === null ? row.held_until : null) ?? noShowAt(row, row.check_in)

/**
 * Steps that are true only from a time of the stay on, each with that time. Guests who leave before their day of departure
 * cancel the nights that remain, which moves that day.
 */
const timed: Partial<Readonly<Record<StayAction, Timed>>> = {
  checkIn: {
    from: (row) => (isByHour(row) ? minutesAfter(row.check_in_at, -earlyMinutes) : dayOf(row, row.check_in)),
    failure: 'checkInTooEarly',
  },
  checkOut: {
    from: (row) => (isByHour(row) ? row.check_out_at : dayOf(row, row.check_out)),
    failure: 'checkOutTooEarly',
  },
  noShow: { from: noShowFrom, failure: 'noShowTooEarly' },
}

/** Reason why a hotel cannot take a step with a stay yet; undefined when it can. */
export function tooEarly(action: StayAction, row: Row, now: Date): FailureName | undefined {
  const step = timed[action]
  return step && step.from(row) > now ? step.failure : undefined
}
