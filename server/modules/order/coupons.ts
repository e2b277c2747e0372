import type { Kysely } from 'kysely'
import type { OrderCoupon, CouponReason } from '@contract/entities/coupon'
import type { QuoteCoupon } from '@contract/entities/order'
import type { Language } from '@contract/settings'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import { mineByIds, type MyCouponRow } from '../coupon/queries'
import { orderCouponView } from '../coupon/view'
import type { PricedBasket } from '../pricing/basket'
import { apply, legal, reasons, slotOf, slots } from '../pricing/offers'

type Usable = Map<string, CouponReason | null>

/** Why each coupon cannot be used for a basket, by its id. */
const reasonsFor = ({ basis }: PricedBasket, coupons: readonly MyCouponRow[]): Usable => {
  const found = reasons(basis, coupons)
  return new Map(coupons.map(({ id }, index) => [id, found[index] ?? null]))
}

/**
 * Refuses coupons that were asked for and cannot be used.
 * @throws Failure `couponUnavailable`
 */
export function checkAsked(
  basket: PricedBasket,
  coupons: readonly MyCouponRow[],
  ids: readonly string[] | undefined,
): void {
  if (!ids) return
  const why = reasonsFor(basket, coupons)
  const asked = coupons.filter(({ id }) => ids.includes(id))
  const usable = ids.every((id) => why.get(id) === null) && legal(basket.basis, asked)
  if (!usable) throw new Failure('couponUnavailable')
}

/**
 * The coupons of a quote as they are now, in the transaction that makes its order.
 * @throws Failure `couponUnavailable` when one was used meanwhile
 */
export async function couponsOfQuote(
  db: Kysely<Database>,
  customerId: string,
  ids: readonly string[],
): Promise<MyCouponRow[]> {
  if (ids.length === 0) return []
  const rows = await mineByIds(db, customerId, ids)
  if (rows.length < ids.length || rows.some(({ order_id }) => order_id !== null)) throw new Failure('couponUnavailable')
  return rows
}

/** The coupons that take something off: the ones a quote names. */
export const usedIds = ({ applied }: PricedBasket): string[] =>
  applied.coupons.filter(({ off }) => off > 0).map(({ coupon }) => coupon.id)

/** Each slot of coupons beside a quote. */
export function slotsView(basket: PricedBasket, coupons: readonly MyCouponRow[]): QuoteCoupon[] {
  const why = reasonsFor(basket, coupons)
  return slots.map((slot) => {
    const used = basket.applied.coupons.find(({ coupon, off }) => off > 0 && slotOf(coupon.kind) === slot)
    const usable = coupons.filter(({ id, kind }) => slotOf(kind) === slot && why.get(id) === null).length
    return { slot, couponId: used?.coupon.id ?? null, off: used?.off ?? 0, usable }
  })
}

/** Every coupon beside a quote: the usable ones by what they take off, then the others. */
export function couponsView(basket: PricedBasket, coupons: readonly MyCouponRow[], language: Language): OrderCoupon[] {
  const why = reasonsFor(basket, coupons)
  const items = coupons.map((row) => {
    const off = apply(basket.basis, [row]).coupons[0]?.off ?? 0
    return orderCouponView(row, { reason: why.get(row.id) ?? null, off, basis: basket.basis }, language)
  })
  return items.sort((a, b) => b.off - a.off)
}
