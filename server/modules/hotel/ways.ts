import type { StayWay } from '@contract/entities/hotel'

/** Differences between the kinds of stay. */
export interface WayRules {
  /** Sold unit: nights of a room type, or hours of single rooms. */
  readonly unit: 'night' | 'hour'
  /** Whether it is paid at the hotel, but for a first night that is guaranteed. */
  readonly isPaidThere: boolean
  /** Whether rooms or nights of it can be cancelled separately, and its dates changed. */
  readonly hasParts: boolean
}

/** The ways of staying. */
export const ways: Readonly<Record<StayWay, WayRules>> = {
  prepaid: { unit: 'night', isPaidThere: false, hasParts: true },
  payAtHotel: { unit: 'night', isPaidThere: true, hasParts: true },
  hourly: { unit: 'hour', isPaidThere: false, hasParts: false },
}

/** Whether a rate or a stay is of hours. */
export const isByHour = ({ way }: { readonly way: StayWay }): boolean => ways[way].unit === 'hour'
