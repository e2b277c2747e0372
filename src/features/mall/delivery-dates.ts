import { formatDay } from '@contract/day'
import type { DeliveryDates } from '@contract/entities/product'
import type { UtcOffset } from '@contract/utc-offset'
import { inside } from '@/features/order/moment'
import { dictionary } from '@/i18n'
import { language } from '@/platform/session/language'

const words = dictionary({
  en: { ships: (day: string) => `Ships by ${day}`, arrives: (day: string) => `Arrives by ${day}` },
  zh: { ships: (day) => `${day}前发货`, arrives: (day) => `预计${day}前送达` },
})

/** "Ships by tomorrow · Arrives by 2 Dec"; empty without dates. */
export function deliveryDatesText({ shipsBy, arrivesBy }: DeliveryDates, utcOffset?: UtcOffset): string {
  const day = (at: string) => inside(formatDay(new Date(at), new Date(), language.value, utcOffset))
  const { ships, arrives } = words()
  return [shipsBy === null ? '' : ships(day(shipsBy)), arrivesBy === null ? '' : arrives(day(arrivesBy))]
    .filter(Boolean)
    .join(' · ')
}
