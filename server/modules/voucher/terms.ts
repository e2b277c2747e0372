import type { VoucherDetail, VoucherTerms } from '@contract/entities/voucher'
import { localClock, localDay, localTime } from '../../local-time'
import type { Holidays } from '../holiday/holidays'

export type BlockReason = NonNullable<VoucherDetail['blocked']>

/** Reason why vouchers of some terms cannot be used at a time, by the clock of a store's zone; null when they can. */
export function blockedAt(terms: VoucherTerms, zone: string, at: Date, holidays: Holidays): BlockReason | null {
  const day = localDay(zone, at)
  if (terms.notOn.includes(day)) return 'date'
  if (!terms.onHolidays && holidays.isOff(day)) return 'holiday'
  if (!terms.weekdays.includes(localTime(zone, at).day())) return 'weekday'
  const clock = localClock(zone, at)
  return clock >= terms.from && clock < terms.until ? null : 'hours'
}
