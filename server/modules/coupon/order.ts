import type { Kysely } from 'kysely'
import type { OrderCoupon, CouponReason } from '@contract/entities/coupon'
import type { CouponId } from '@contract/entities/ids'
import type { QuoteCoupon } from '@contract/entities/order'
import type { Language } from '@contract/settings'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import { couponSlots, slotOf } from '../pricing/coupon-rules'
import { apply, areCombinable, reasons } from '../pricing/offers'
import type { PricedOrder } from '../pricing/order'
import { mineByIds, type MyCouponRow } from './queries'
import { orderCouponView } from './view'

type Usable = Map<string, CouponReason | null>

/** Why each coupon cannot be used for an order, by its id. */
const reasonsFor = ({ basis }: PricedOrder, coupons: readonly MyCouponRow[]): Usable => {
  const found = reasons(basis, coupons)
  return new Map(coupons.map(({ id }, index) => [id, found[index] ?? null]))
}

/**
 * Refuses coupons that were requested for and cannot be used.
 * @throws Failure `couponUnavailable`
 */
export function checkCoupons(
  order: PricedOrder,
  coupons: readonly MyCouponRow[],
  ids: readonly CouponId[] | undefined,
): void {
  if (!ids) return
  const reasonById = reasonsFor(order, coupons)
  const requested = coupons.filter(({ id }) => ids.some((each) => each === id))
  const usable = ids.every((id) => reasonById.get(id) === null) && areCombinable(order.basis, requested)
  if (!usable) throw new Failure('couponUnavailable')
}

/**
 * The coupons of a quote as they are now, in the transaction that makes its order.
 * @throws Failure `couponUnavailable` when one was used meanwhile
 */
export async function couponsOfQuote(
  db: Kysely<Database>,
  customerId: string,
  ids: readonly CouponId[],
): Promise<MyCouponRow[]> {
  if (ids.length === 0) return []
  const rows = await mineByIds(db, customerId, ids)
  if (rows.length < ids.length || rows.some(({ order_id }) => order_id !== null)) throw new Failure('couponUnavailable')
  return rows
}

/** The coupons that take something off: the ones a quote names. */
export const usedCouponIds = ({ applied }: PricedOrder): string[] =>
  applied.coupons.filter(({ off }) => off > 0).map(({ coupon }) => coupon.id)

/** Each slot of coupons beside a quote. */
export function couponSlotsView(order: PricedOrder, coupons: readonly MyCouponRow[]): QuoteCoupon[] {
  const reasonById = reasonsFor(order, coupons)
  return couponSlots.map((slot) => {
    const used = order.applied.coupons.find(({ coupon, off }) => off > 0 && slotOf(coupon.kind) === slot)
    const usable = coupons.filter(({ id, kind }) => slotOf(kind) === slot && reasonById.get(id) === null).length
    return { slot, couponId: used?.coupon.id ?? null, off: used?.off ?? 0, usable }
  })
}

/** Every coupon beside a quote: the usable ones by what they take off, then the others. */
export function couponsView(order: PricedOrder, coupons: readonly MyCouponRow[], language: Language): OrderCoupon[] {
  const reasonById = reasonsFor(order, coupons)
  const items = coupons.map((row) => {
    const off = apply(order.basis, [row]).coupons[0]?.off ?? 0
    return orderCouponView(row, { reason: reasonById.get(row.id) ?? null, off, basis: order.basis }, language)
  })
  return items.sort((a, b) => b.off - a.off)
}
