import { minutesAfter } from '../../../clock'
import { isByHour } from '../ways'
import type { StayRow } from './queries'
import { noShowAt } from './times'

/** Grace period before automatic check-out, in minutes. */
const checkOutGraceMinutes = 6 * 60

/**
 * Time at which an absent guest is marked as a no-show: the end of an unpaid room's hold, the hotel's cut-off, or,
 * after an announced late arrival, the end of the first night.
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

/** Time of the automatic check-out. */
export const checkOutDue = ({ check_out_at }: StayRow): Date => minutesAfter(check_out_at, checkOutGraceMinutes)
