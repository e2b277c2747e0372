import type { Response } from '@contract/call'
import type { orderDeliveryTimes } from '@contract/calls/order'
import { formatClock, formatDay } from '@contract/date'
import type { Language } from '@contract/settings'

export interface Slot {
  readonly at: string
  /** Local time of the store, such as "12:45". */
  readonly clock: string
}

export interface Day {
  readonly name: string
  readonly slots: readonly Slot[]
}

export type Times = Pick<Response<typeof orderDeliveryTimes>, 'utcOffset' | 'times' | 'utcOffsets'>

/**
 * Groups times by the store's local day; today is always first, even when empty, since it contains "as soon as
 * possible".
 */
export function daysOf({ utcOffset, times, utcOffsets }: Times, now: Date, language: Language): Day[] {
  const days = new Map<string, Slot[]>([[formatDay(now, now, language, utcOffset), []]])
  times.forEach((at, index) => {
    const there = utcOffsets[index] ?? utcOffset
    const name = formatDay(new Date(at), now, language, there)
    days.set(name, [...(days.get(name) ?? []), { at, clock: formatClock(new Date(at), there) }])
  })
  return [...days].map(([name, slots]) => ({ name, slots }))
}
