import { formatClock } from '@contract/date'
import type { StayQuote, StaySummary } from '@contract/entities/stay-order'

type Hours = Pick<StaySummary & StayQuote, 'nights' | 'checkInAt' | 'checkOutAt' | 'utcOffset' | 'rateName'>

/** The clock times of a stay by the hour with how long it is; undefined for nights. */
export function hoursOf({ nights, checkInAt, checkOutAt, utcOffset, rateName }: Hours) {
  if (nights > 0) return undefined
  const clock = (at: string) => formatClock(new Date(at), utcOffset)
  return { from: clock(checkInAt), until: clock(checkOutAt), span: rateName }
}
