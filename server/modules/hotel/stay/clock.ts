import { minutesAfter } from '../../../clock'
import { isByHour } from '../ways'
import type { StayRow } from './queries'
import { noShowAt } from './times'

/** Until how long after its end a stay that nobody checked out of is checked out by the clock. */
const checkOutGraceMinutes = 6 * 60

/**
 * When a guest who did not come is marked as a no-show: when an unpaid room is not kept any longer, at the hotel's cut-off, or,
 * when late arrival was announced, only at the end of the first night.
 */
export function noShowDue(stay: StayRow): Date {
  const cutOff = isByHour(stay) ? stay.check_out_at : noShowAt(stay, stay.check_in)
  if (stay.late_at === null) return stay.held_until ?? cutOff
  return isByHour(stay) ? cutOff : endOfFirstNight(stay)
}

function endOfFirstNight(stay: StayRow): Date {
  const first = noShowAt({ ...stay, no_show_at: stay.check_out_by }, stay.check_in)
  return stay.check_out_at < first ? stay.check_out_at : first
}

/** When the clock checks out. */
export const checkOutDue = ({ check_out_at }: StayRow): Date => minutesAfter(check_out_at, checkOutGraceMinutes)
