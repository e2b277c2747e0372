import type { StayWay } from '@contract/entities/hotel'

/** What differs between the ways of staying on screens; what the server does differently stands in its own table. */
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

/** What differs of a way of staying. */
export const wayOf = (way: StayWay): WayLook => ways[way]
