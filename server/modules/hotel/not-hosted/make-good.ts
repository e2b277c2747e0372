import type { Kysely, Transaction } from 'kysely'
import { v5 as nameUuid } from 'uuid'
import type { HotelSummary } from '@contract/entities/hotel'
import type { StayDetail } from '@contract/entities/stay-order'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../../clock'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import { daysAfter } from '../../../local-time'
import { givenCoupon } from '../../coupon/given'
import { trustedId } from '../../../security/trusted-id'
import { ensureCoupon, insertNextCoupon } from '../../coupon/queries/owned'
import type { OrderEngine } from '../../order/engine'
import type { Order } from '../../order/queries'
import type { Viewer } from '../../order/kind/viewer'
import { moneyBack } from '../../order/queries/money-back'
import { sum } from '../../pricing/amounts'
import { hotelDay, nightsOf } from '../days'
import { cheapestOffers } from '../price/queries/offers'
import { hotelCard } from '../rooms/hotel-view'
import { findHotels } from '../rooms/queries'
import { fromSums } from '../rooms/view'
import { deployment } from '../../wallet/ledger'
import { type StayRow, stayOf, updateStay } from '../stay/queries'
import { isByHour } from '../ways'
import { CouponBearing } from './bearing'
import { alike, hadCoupon } from './queries'

type Db = Kysely<Database>

/** Number of listed hotels with free rooms. */
const shown = 3
/** Value of the coupon in percent of the payment, which it does not exceed, and its bounds in the smallest unit. */
const couponPercent = 10
const [couponLeast, couponMost] = [20_00, limits.turnedAwayCouponMost]
const couponDays = 90
/** Days in which a customer gets one coupon for the stays of a hotel, so that no two of them can make money of it. */
const onceInDays = 30

/** The coupon of one value for another stay, which cannot be claimed otherwise. */
const couponOf = (amount: number) => ({
  ...givenCoupon({
    id: nameUuid(`stay not hosted ${amount}`, deployment),
    kind: 'platform',
    name: { en: 'Sorry about your stay', zh: '酒店无法接待补偿' },
    forKinds: ['hotel'],
    storeId: null,
    amount,
    validUntil: new Date('9999-12-31T00:00:00Z'),
    validDays: couponDays,
  }),
  minimum: amount,
})

/** Remaining dates of a stay; null without any, and for stays by the hour. */
function askedOf(stay: StayRow, now: Date) {
  const today = hotelDay(stay.time_zone, now)
  const checkIn = stay.check_in < today ? today : stay.check_in
  const { check_out: checkOut, rooms, adults, child_ages: childAges } = stay
  if (isByHour(stay) || checkIn >= checkOut) return null
  return { checkIn, checkOut, nights: nightsOf(checkIn, checkOut), today, now, rooms, adults, childAges }
}

/** Lowest available prices of hotels for the dates of a stay. */
async function offers(db: Db, stay: StayRow, storeIds: readonly string[], now: Date) {
  const asked = askedOf(stay, now)
  if (!asked || storeIds.length === 0) return { asked, byId: new Map() as Awaited<ReturnType<typeof cheapestOffers>> }
  return { asked, byId: await cheapestOffers(db, asked, { isMember: false, storeIds }) }
}

/** Compensates a guest whom the hotel turned away: a coupon and similar rooms nearby, in addition to the refund. */
export function makeGood({ clock, config, jobs }: Context, orders: OrderEngine): void {
  const bearing = new CouponBearing({ clock, jobs })
  orders.onChange('hotel', async (tx, order, event) => {
    if (event !== 'cannotHost') return
    const now = clock.now()
    const stay = await stayOf(tx, order.id)
    const near = await alike(tx, stay.store_id)
    const { byId } = await offers(tx, stay, near, now)
    const storeIds = near.filter((id) => byId.has(id)).slice(0, shown)
    const coupon = await giveCoupon(tx, order, { bearing, now, zone: config.timeZone })
    await updateStay(tx, order.id, { not_hosted: JSON.stringify({ coupon, storeIds }) })
  })
}

/** Sum that was paid for what the hotel cannot host; what was refunded of it before, as for cancelled nights, is left out. */
async function paidOf(tx: Transaction<Database>, { id, total }: Order): Promise<number> {
  const before = (await moneyBack(tx, trustedId('order', id))).filter(({ refundId }) => refundId !== null)
  return total - sum(before, ({ amount }) => amount)
}

/** Value of the coupon for a payment: none for a stay of which nothing was paid. */
function worthOf(paid: number): number {
  const unit = limits.unitsOfMoney
  const share = Math.round((paid * couponPercent) / (100 * unit)) * unit
  return Math.min(couponMost, Math.max(couponLeast, share), Math.floor(paid / unit) * unit)
}

/** Gives the customer a coupon of the platform for another stay, at the hotel's cost; answers what it is worth, null for none. */
async function giveCoupon(
  tx: Transaction<Database>,
  order: Order,
  { bearing, now, zone }: { readonly bearing: CouponBearing; readonly now: Date; readonly zone: string },
): Promise<number | null> {
  const amount = worthOf(await paidOf(tx, order))
  if (amount === 0 || (await hadCoupon(tx, order, minutesAfter(now, -onceInDays * 24 * 60)))) return null
  const validUntil = daysAfter(zone, now, couponDays)
  const coupon = couponOf(amount)
  await ensureCoupon(tx, coupon)
  const given = { couponId: coupon.id, customerId: order.customer_id, from: now, until: validUntil }
  const couponId = await insertNextCoupon(tx, given)
  const { id: orderId, store_id: storeId } = order
  if (storeId !== null) await bearing.bear(tx, { orderId, storeId, couponId, amount }, validUntil)
  return amount
}

/** Compensation of a turned-away stay, with current prices of the rooms nearby; null for other stays. */
export async function notHostedView(
  db: Db,
  stay: StayRow,
  { language, now }: Viewer,
): Promise<StayDetail['notHosted']> {
  if (!stay.not_hosted) return null
  const { coupon, storeIds } = stay.not_hosted
  const { asked, byId } = await offers(db, stay, storeIds, now)
  const hotels = await findHotels(db, storeIds)
  const nearby = hotels.flatMap((hotel): HotelSummary[] => {
    const sums = byId.get(hotel.id)
    if (!sums || !asked) return []
    const from = fromSums(sums, asked.rooms * asked.nights.length, false)
    return [hotelCard(hotel, { language, near: stay, from })]
  })
  return { coupon, nearby }
}
