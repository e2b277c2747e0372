import type { StayWay } from '@contract/entities/hotel'

/** What differs between the ways of staying; what they share stands where it is used. */
export interface WayRules {
  /** What is sold: nights of a room type, or hours of single rooms. */
  readonly unit: 'night' | 'hour'
  /** Whether it is paid at the hotel, but for a first night that is guaranteed. */
  readonly isPaidThere: boolean
  /** Whether rooms or nights of it can be given back by themselves, and its dates changed. */
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
