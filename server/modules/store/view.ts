import type * as z from 'zod/mini'
import type { GoodsHit, StoreDetail, StoreDish, StoreSummary } from '@contract/entities/store'
import type { Language } from '@contract/settings'
import type { Caller } from '../../http/caller'
import { opensAt, statusAt } from '../pricing/hours'
import { priceOf } from '../pricing/price'
import { deliveryFee, estimateMinutes } from '../basket/delivery'
import { offersOf } from './offers'
import type { DishRow, StoreCard, StoreRow } from './queries'

/** The viewer, place and time that a store is shown for. */
export interface Viewer {
  readonly language: Language
  readonly isMember: boolean
  readonly now: Date
  /** The stores in which the viewer has ordered; absent where nobody asked. */
  readonly known?: ReadonlySet<string>
}

/** The viewer, place and time of a call. */
export const viewerOf = ({ customer, language }: Caller, now: Date): Viewer => ({
  language,
  isMember: customer?.isMember ?? false,
  now,
})

/** An item as a store’s card shows it, in 3:2 when there is such a picture, at the price that the viewer pays. */
export const dishView = (dish: DishRow, { language, isMember }: Viewer): z.output<typeof StoreDish> => ({
  id: dish.id,
  name: dish.name[language],
  picture: dish.wide_picture ?? dish.picture,
  price: priceOf(dish, isMember).price,
})

/** An item found by a search. */
export const hitView = (dish: DishRow, viewer: Viewer): z.output<typeof GoodsHit> => ({
  ...dishView(dish, viewer),
  picture: dish.picture,
  shopPrice: dish.shop_price,
  sales: dish.sales,
})

/** A store in lists; the delivery fee is that of a small basket to the caller's place. */
export function summaryView(
  store: StoreCard,
  dishes: readonly DishRow[],
  viewer: Viewer,
): z.output<typeof StoreSummary> {
  const { language, now } = viewer
  const distance = Math.round(store.distance)
  const fee = deliveryFee(store.delivery_fees, 0, distance)
  return {
    id: store.id,
    business: store.business,
    name: store.name[language],
    logo: store.logo,
    status: statusAt(store, now),
    opensAt: opensAt(store, now),
    rating: store.rating / 10,
    monthlySales: store.monthly_sales,
    minutes: estimateMinutes(store, distance),
    distance,
    inRange: store.distance <= store.range_meters,
    minimumOrder: store.minimum_order,
    deliveryFee: fee.amount,
    originalDeliveryFee: fee.original,
    memberEnvelope: store.member_envelope,
    offers: offersOf(store, { language, isNew: !viewer.known?.has(store.id) }),
    dishes: dishes.map((dish) => dishView(dish, viewer)),
  }
}

/** The store's page. */
export function detailView(
  store: StoreRow,
  dishes: readonly DishRow[],
  viewer: Viewer,
  more: Pick<
    z.output<typeof StoreDetail>,
    'collected' | 'reviewCount' | 'envelopesLeft' | 'takesTables' | 'takesQueue' | 'sellsPackages'
  >,
): z.output<typeof StoreDetail> {
  const { language } = viewer
  return {
    ...summaryView(store, dishes, viewer),
    hero: store.hero,
    notice: store.notice[language],
    address: store.address[language],
    phone: store.phone,
    openingHours: store.opening_hours,
    selfPickup: store.self_pickup,
    deliveredBy: store.delivered_by,
    category: store.category_key,
    profile: store.profile[language],
    pictures: store.pictures,
    ...more,
    latitude: store.latitude,
    longitude: store.longitude,
  }
}
