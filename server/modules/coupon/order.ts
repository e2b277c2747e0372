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
import { claimableKinds, type ClaimedFor } from './queries/claimable'
import { customerCouponsByIds, type CustomerCouponRow } from './queries/owned'
import { orderCouponView } from './view'

type CouponUse = Omit<QuoteCoupon, 'claimable'>
type ReasonById = Map<string, CouponReason | null>

/** By coupon id, why it cannot be used for an order; null when it can. */
const reasonsFor = ({ basis }: PricedOrder, coupons: readonly CustomerCouponRow[]): ReasonById => {
  const found = reasons(basis, coupons)
  return new Map(coupons.map(({ id }, index) => [id, found[index] ?? null]))
}

/**
 * Checks that the requested coupons can be used together.
 * @throws Failure `couponUnavailable`
 */
export function checkCoupons(
  order: PricedOrder,
  coupons: readonly CustomerCouponRow[],
  ids: readonly CouponId[] | undefined,
): void {
  if (!ids) return
  const reasonById = reasonsFor(order, coupons)
  const requested = coupons.filter(({ id }) => ids.some((each) => each === id))
  const usable = ids.every((id) => reasonById.get(id) === null) && areCombinable(order.basis, requested)
  if (!usable) throw new Failure('couponUnavailable')
}

/**
 * The current coupons of a quote, in the submitting transaction.
 * @throws Failure `couponUnavailable` when one has been used since
 */
export async function couponsOfQuote(
  db: Kysely<Database>,
  customerId: string,
  ids: readonly CouponId[],
): Promise<CustomerCouponRow[]> {
  if (ids.length === 0) return []
  const rows = await customerCouponsByIds(db, customerId, ids)
  if (rows.length < ids.length || rows.some(({ order_id }) => order_id !== null)) throw new Failure('couponUnavailable')
  return rows
}

/** The ids of the applied coupons with a discount. */
export const usedCouponIds = ({ applied }: PricedOrder): string[] =>
  applied.coupons.filter(({ off }) => off > 0).map(({ coupon }) => coupon.id)

/** The coupon slots of a quote. */
export function couponSlotsView(order: PricedOrder, coupons: readonly CustomerCouponRow[]): CouponUse[] {
  const reasonById = reasonsFor(order, coupons)
  return couponSlots.map((slot) => {
    const used = order.applied.coupons.find(({ coupon, off }) => off > 0 && slotOf(coupon.kind) === slot)
    const usable = coupons.filter(({ id, kind }) => slotOf(kind) === slot && reasonById.get(id) === null).length
    return { slot, couponId: used?.coupon.id ?? null, off: used?.off ?? 0, usable }
  })
}

/** The coupon slots of a quote, with the coupons that its customer can claim where none is usable. */
export async function withClaimable(
  db: Kysely<Database>,
  slots: readonly CouponUse[],
  asked: ClaimedFor,
  claiming: Parameters<typeof claimableKinds>[2],
): Promise<QuoteCoupon[]> {
  const isAny = slots.some(({ usable }) => usable === 0)
  const kinds = isAny ? await claimableKinds(db, asked, claiming) : []
  return slots.map((slot) => ({
    ...slot,
    claimable: slot.usable > 0 ? 0 : kinds.filter((kind) => slotOf(kind) === slot.slot).length,
  }))
}

/** Every coupon for a quote, largest discount first, unusable ones last. */
export function couponsView(
  order: PricedOrder,
  coupons: readonly CustomerCouponRow[],
  language: Language,
): OrderCoupon[] {
  const reasonById = reasonsFor(order, coupons)
  const items = coupons.map((row) => {
    const off = apply(order.basis, [row]).coupons[0]?.off ?? 0
    return orderCouponView(row, { reason: reasonById.get(row.id) ?? null, off, basis: order.basis }, language)
  })
  return items.sort((a, b) => b.off - a.off)
}
