import type { StayWay } from '@contract/entities/hotel'

/** Differences between the kinds of stay on screens; the server has a separate table. */
interface WayLook {
  /** Whether it is of hours of a day instead of nights. */
  readonly byHour: boolean
  /** Whether it is paid at the hotel, which is said wherever a rate is shown. */
  readonly isPaidThere: boolean
  readonly tone: 'gray' | 'info'
}

const ways: Readonly<Record<StayWay, WayLook>> = {
  prepaid: { byHour: false, isPaidThere: false, tone: 'gray' },
  payAtHotel: { byHour: false, isPaidThere: true, tone: 'info' },
  hourly: { byHour: true, isPaidThere: false, tone: 'gray' },
}

/** Display settings of a kind of stay. */
export const wayOf = (way: StayWay): WayLook => ways[way]
