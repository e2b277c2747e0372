import type { DeliveryDates } from '@contract/entities/product'
import { minutesAfter } from '../../../clock'
import type { Config } from '../../../config'
import { daysAfter } from '../../../local-time'

type Settings = Pick<Config, 'mallShipHours' | 'mallNearDays' | 'mallFarDays' | 'timeZone'>

/** The digits of a region code (GB/T 2260) that name the province. */
const provinceOf = (region: string): string => region.slice(0, 2)

/** The latest time at which something paid at a time is shipped. */
export const shipsBy = ({ mallShipHours }: Settings, paidAt: Date): Date => minutesAfter(paidAt, mallShipHours * 60)

/** The latest arrival of a parcel that leaves a region at a time for another. */
export function arrivesBy(settings: Settings, shipped: Date, from: string, to: string): Date {
  const { mallNearDays, mallFarDays, timeZone } = settings
  return daysAfter(timeZone, shipped, provinceOf(from) === provinceOf(to) ? mallNearDays : mallFarDays)
}

/** The later one of some times; null without any. */
export const latest = (times: readonly Date[]): Date | null =>
  times.length > 0 ? new Date(Math.max(...times.map((time) => time.getTime()))) : null

/** The dates of goods that leave some regions at once; without a destination, no arrival. */
export function datesOf(
  settings: Settings,
  shipped: Date,
  { from, to }: { readonly from: readonly string[]; readonly to: string | undefined },
): DeliveryDates {
  const arrival = to === undefined ? null : latest(from.map((region) => arrivesBy(settings, shipped, region, to)))
  return { shipsBy: shipped.toISOString(), arrivesBy: arrival && arrival.toISOString() }
}
