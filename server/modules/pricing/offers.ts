import type { Selectable } from 'kysely'
import type { CouponReason, CouponSlot } from '@contract/entities/coupon'
import type { Money } from '@contract/money'
import type { CouponKind, CouponTable } from '../../database/schema'
import { sum } from './lines'

/** The columns that say what a customer's coupon takes off, and when. */
export type OfferCoupon = Pick<
  Selectable<CouponTable>,
  'kind' | 'store_id' | 'category_key' | 'amount' | 'percent' | 'minimum' | 'with_full_discount'
> & { readonly id: string; readonly valid_from: Date; readonly valid_until: Date }

/** What coupons are held against. */
export interface Basis {
  readonly storeId: string
  readonly categoryKey: string
  readonly fulfilment: 'delivery' | 'pickup'
  readonly isMember: boolean
  readonly now: Date
  /** Goods at the customer's prices, after the offers of single items. Minimums and percentages are of this. */
  readonly goods: Money
  /** What the store's full discount would take off. */
  readonly fullDiscount: Money
  /** What a first order in the store takes off; goes together with everything. */
  readonly firstOrder: Money
  readonly deliveryFee: Money
}

export interface Applied<Coupon extends OfferCoupon = OfferCoupon> {
  /** With what each takes off; a store's coupon before a red envelope. */
  readonly coupons: readonly { readonly coupon: Coupon; readonly off: Money }[]
  /** 0 when a coupon takes its place. */
  readonly fullDiscount: Money
  readonly firstOrder: Money
  /** All of it together. */
  readonly off: Money
}

/** An order takes one coupon of each (docs/decisions/007-coupons.md). */
export const slots: readonly CouponSlot[] = ['store', 'envelope', 'delivery']

/** Where a coupon of a kind goes: red envelopes of the platform, a category and the membership share one slot. */
export const slotOf = (kind: CouponKind): CouponSlot => (kind === 'store' || kind === 'delivery' ? kind : 'envelope')

/**
 * What is left of the goods whatever is taken off them: no provider takes a payment of nothing, so that an order of
 * anything that has a price costs at least the smallest unit.
 */
const leastGoods = 1

/** Takes amounts off the goods one after the other, each as far as the goods go. */
function takeOff(goods: Money, wanted: readonly Money[]): Money[] {
  let left = Math.max(0, goods - leastGoods)
  return wanted.map((amount) => {
    const off = Math.min(amount, left)
    left -= off
    return off
  })
}

/** What a coupon takes off when nothing else is taken off. */
const faceOf = ({ kind, percent, amount }: OfferCoupon, { goods, deliveryFee }: Basis): Money => {
  if (kind === 'delivery') return Math.min(amount, deliveryFee)
  return percent === null ? amount : Math.min(amount, Math.floor((goods * percent) / 100))
}

/**
 * What a combination takes off: the full discount (unless one of the coupons takes its place), the first order, the
 * store's coupon, the red envelope, and from the delivery fee its coupon.
 */
export function apply<Coupon extends OfferCoupon>(basis: Basis, chosen: readonly Coupon[]): Applied<Coupon> {
  const together = chosen.every((coupon) => coupon.with_full_discount)
  const ordered = slots.flatMap((slot) => chosen.filter(({ kind }) => slotOf(kind) === slot))
  const onGoods = ordered.filter(({ kind }) => kind !== 'delivery')
  const faces = onGoods.map((coupon) => faceOf(coupon, basis))
  const [fullDiscount = 0, firstOrder = 0, ...offs] = takeOff(basis.goods, [
    together ? basis.fullDiscount : 0,
    basis.firstOrder,
    ...faces,
  ])
  const coupons = ordered.map((coupon) => {
    return { coupon, off: coupon.kind === 'delivery' ? faceOf(coupon, basis) : (offs[onGoods.indexOf(coupon)] ?? 0) }
  })
  return { coupons, fullDiscount, firstOrder, off: fullDiscount + firstOrder + sum(coupons, ({ off }) => off) }
}

/** Why a coupon cannot be used for what is bought, whatever else is used; null when it can. The gravest is told first. */
export function obstacle(basis: Basis, coupon: OfferCoupon): CouponReason | null {
  const { now, fulfilment } = basis
  if (coupon.valid_until <= now) return 'expired'
  if (coupon.valid_from > now) return 'notYet'
  if (coupon.store_id !== null && coupon.store_id !== basis.storeId) return 'otherStore'
  if (coupon.category_key !== null && coupon.category_key !== basis.categoryKey) return 'otherCategory'
  if (coupon.kind === 'member' && !basis.isMember) return 'membersOnly'
  if (coupon.kind === 'delivery' && fulfilment === 'pickup') return 'selfPickup'
  if (coupon.kind === 'delivery' && basis.deliveryFee === 0) return 'freeDelivery'
  return basis.goods < coupon.minimum ? 'belowMinimum' : null
}

/** Whether coupons may be used together: each by itself, and one of each slot at most. */
export const legal = (basis: Basis, chosen: readonly OfferCoupon[]): boolean =>
  chosen.every((coupon) => obstacle(basis, coupon) === null) &&
  new Set(chosen.map(({ kind }) => slotOf(kind))).size === chosen.length

/** Of combinations that save the same: with fewer coupons, then with those that end sooner, then by id. */
function better(a: Applied, b: Applied): boolean {
  if (a.off !== b.off) return a.off > b.off
  if (a.coupons.length !== b.coupons.length) return a.coupons.length < b.coupons.length
  return rank(a) < rank(b)
}

const rank = ({ coupons }: Applied): string =>
  coupons.map(({ coupon: { valid_until, id } }) => valid_until.toISOString() + id).join()

/** What can matter of a slot: of the coupons that go with a full discount, and of those that do not, the largest. */
function candidates<Coupon extends OfferCoupon>(basis: Basis, coupons: readonly Coupon[]): (Coupon | undefined)[] {
  const largest = (all: readonly Coupon[]) =>
    [...all].sort(
      (a, b) =>
        faceOf(b, basis) - faceOf(a, basis) ||
        a.valid_until.getTime() - b.valid_until.getTime() ||
        (a.id < b.id ? -1 : 1),
    )[0]
  const [together, alone] = [true, false].map((flag) => coupons.filter((each) => each.with_full_discount === flag))
  return [...new Set([undefined, largest(together ?? []), largest(alone ?? [])])]
}

/** The legal combination that saves most, of all there are. */
export function best<Coupon extends OfferCoupon>(basis: Basis, coupons: readonly Coupon[]): Applied<Coupon> {
  const usable = coupons.filter((coupon) => obstacle(basis, coupon) === null)
  const combinations = slots.reduce<Coupon[][]>(
    (all, slot) => {
      const mine = usable.filter(({ kind }) => slotOf(kind) === slot)
      return candidates(basis, mine).flatMap((coupon) => (coupon ? all.map((some) => [...some, coupon]) : all))
    },
    [[]],
  )
  return combinations.map((chosen) => apply(basis, chosen)).reduce((a, b) => (better(b, a) ? b : a))
}

/**
 * Why each coupon cannot be used, in the order they came; null for one that can. One that would take the place of a full
 * discount is refused when the customer could only lose by it.
 */
export function reasons(basis: Basis, coupons: readonly OfferCoupon[]): (CouponReason | null)[] {
  return coupons.map((coupon) => {
    const reason = obstacle(basis, coupon)
    if (reason !== null || coupon.with_full_discount || basis.fullDiscount === 0) return reason
    const others = coupons.filter((each) => slotOf(each.kind) !== slotOf(coupon.kind))
    const most = best({ ...basis, fullDiscount: 0 }, [...others, coupon])
    return most.off < best(basis, others).off ? 'notCombinable' : null
  })
}
