import type { Selectable } from 'kysely'
import type { CouponReason } from '@contract/entities/coupon'
import type { Money } from '@contract/money'
import type { Bilingual, CouponTable } from '../../database/schema'
import { sum } from './amounts'
import {
  type ComponentKind,
  couponRules,
  couponSlots,
  type Funder,
  type Scope,
  scopeRules,
  slotOf,
} from './coupon-rules'

/** The columns of a customer's coupon that pricing needs. */
export type OfferCoupon = Pick<
  Selectable<CouponTable>,
  'kind' | 'for_kinds' | 'store_id' | 'category_key' | 'amount' | 'percent' | 'minimum' | 'with_full_discount'
> & { readonly id: string; readonly valid_from: Date; readonly valid_until: Date }

/** A discount on the goods without a coupon, such as a store's full discount or first-order discount. */
export interface Discount {
  readonly component: ComponentKind
  readonly label: Bilingual
  /** The discount, limited by the remaining goods total. */
  readonly amount: Money
  readonly fundedBy: Funder
  /** Whether a coupon that cannot be combined with the full discount replaces it. */
  readonly yields: boolean
  /** Whether it pays rather than takes off, as points do, and so may leave nothing to be paid. */
  readonly pays?: boolean
}

/** The order that coupons are checked against. */
export interface Basis {
  /** The order kind, compared with `for_kinds` of coupons. */
  readonly kind: string
  /** The store, category and so on of the order. */
  readonly scopes: readonly Scope[]
  readonly isMember: boolean
  readonly now: Date
  /** The goods total at the customer's prices after line discounts; the base of minimums and percentages. */
  readonly goods: Money
  /** The fees by component, without absent ones. */
  readonly fees: Readonly<Partial<Record<ComponentKind, Money>>>
  /** The discounts without coupons, in order of application, before coupons. */
  readonly discounts: readonly Discount[]
}

export interface Applied<Coupon extends OfferCoupon = OfferCoupon> {
  /** The coupons with their discounts, in order of application. */
  readonly coupons: readonly { readonly coupon: Coupon; readonly off: Money }[]
  /** All discounts of the basis; `off` is 0 for one replaced by a coupon. */
  readonly discounts: readonly { readonly discount: Discount; readonly off: Money }[]
  /** The total discount. */
  readonly off: Money
}

/**
 * The least goods total after discounts, since providers do not accept payments of 0.
 */
const leastGoods = 1

/** Applies amounts to the goods total in turn, each limited by the rest. */
function takeOff(goods: Money, amounts: readonly { readonly amount: Money; readonly pays?: boolean }[]): Money[] {
  let left = goods
  return amounts.map(({ amount, pays = false }) => {
    const off = Math.max(0, Math.min(amount, left - (pays ? 0 : leastGoods)))
    left -= off
    return off
  })
}

/** The discount of a coupon on its own. */
function faceOf({ kind, percent, amount }: OfferCoupon, { goods, fees }: Basis): Money {
  const { takesOff } = couponRules[kind]
  if (takesOff !== 'goods') return Math.min(amount, fees[takesOff.fee] ?? 0)
  return percent === null ? amount : Math.min(amount, Math.floor((goods * percent) / 100))
}

/**
 * The discounts of a combination: discounts of the order (unless a coupon replaces them), then coupons in slot order, limited
 * by the goods total; fee coupons reduce their fee.
 */
export function apply<Coupon extends OfferCoupon>(basis: Basis, chosen: readonly Coupon[]): Applied<Coupon> {
  const together = chosen.every((coupon) => coupon.with_full_discount)
  const ordered = couponSlots.flatMap((slot) => chosen.filter(({ kind }) => slotOf(kind) === slot))
  const onGoods = ordered.filter(({ kind }) => couponRules[kind].takesOff === 'goods')
  const offs = takeOff(basis.goods, [
    ...basis.discounts.map((discount) => (discount.yields && !together ? { amount: 0 } : discount)),
    ...onGoods.map((coupon) => ({ amount: faceOf(coupon, basis) })),
  ])
  const discounts = basis.discounts.map((discount, index) => ({ discount, off: offs[index] ?? 0 }))
  const coupons = ordered.map((coupon) => {
    const place = onGoods.indexOf(coupon)
    const off = place < 0 ? faceOf(coupon, basis) : (offs[discounts.length + place] ?? 0)
    return { coupon, off }
  })
  return { coupons, discounts, off: sum(discounts, ({ off }) => off) + sum(coupons, ({ off }) => off) }
}

/** The reason when a coupon is limited to a scope that the order does not have; otherwise null. */
function otherScope({ scopes }: Basis, coupon: OfferCoupon): CouponReason | null {
  const type = couponRules[coupon.kind].scope
  if (type === null) return null
  const { column, reason } = scopeRules[type]
  return scopes.some((scope) => scope.type === type && scope.id === coupon[column]) ? null : reason
}

/** The reason when a coupon reduces a fee that is absent or free; otherwise null. */
function withoutFee({ fees }: Basis, coupon: OfferCoupon): CouponReason | null {
  const { takesOff } = couponRules[coupon.kind]
  if (takesOff === 'goods') return null
  const amount = fees[takesOff.fee]
  if (amount === undefined) return takesOff.absent
  return amount === 0 ? takesOff.free : null
}

/** The most severe reason why a coupon cannot be used, regardless of other coupons; null when it can. */
export function obstacle(basis: Basis, coupon: OfferCoupon): CouponReason | null {
  if (coupon.valid_until <= basis.now) return 'expired'
  if (coupon.valid_from > basis.now) return 'notYet'
  if (!coupon.for_kinds.includes(basis.kind)) return 'otherKind'
  const bound = otherScope(basis, coupon)
  if (bound !== null) return bound
  if (couponRules[coupon.kind].membersOnly && !basis.isMember) return 'membersOnly'
  return withoutFee(basis, coupon) ?? (basis.goods < coupon.minimum ? 'belowMinimum' : null)
}

/** Whether coupons can be used together: each is usable, and there is at most one per slot. */
export const areCombinable = (basis: Basis, chosen: readonly OfferCoupon[]): boolean =>
  chosen.every((coupon) => obstacle(basis, coupon) === null) &&
  new Set(chosen.map(({ kind }) => slotOf(kind))).size === chosen.length

/** Compares combinations: larger discount, then fewer coupons, then earlier expiry, then id. */
function better(a: Applied, b: Applied): boolean {
  if (a.off !== b.off) return a.off > b.off
  if (a.coupons.length !== b.coupons.length) return a.coupons.length < b.coupons.length
  return rank(a) < rank(b)
}

const rank = ({ coupons }: Applied): string =>
  coupons.map(({ coupon: { valid_until, id } }) => valid_until.toISOString() + id).join()

/** The candidates of a slot: none, and the largest coupon that can and that cannot be combined with a full discount. */
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

/** The valid combination with the largest discount. */
export function best<Coupon extends OfferCoupon>(basis: Basis, coupons: readonly Coupon[]): Applied<Coupon> {
  const usable = coupons.filter((coupon) => obstacle(basis, coupon) === null)
  const combinations = couponSlots.reduce<Coupon[][]>(
    (all, slot) => {
      const mine = usable.filter(({ kind }) => slotOf(kind) === slot)
      return candidates(basis, mine).flatMap((coupon) => (coupon ? all.map((some) => [...some, coupon]) : all))
    },
    [[]],
  )
  return combinations.map((chosen) => apply(basis, chosen)).reduce((a, b) => (better(b, a) ? b : a))
}

/**
 * Reason why each coupon cannot be used, in input order; null for usable ones. A coupon that would replace a full
 * discount is refused when every combination with it saves less than the best one without it.
 */
export function reasons(basis: Basis, coupons: readonly OfferCoupon[]): (CouponReason | null)[] {
  const firm = basis.discounts.filter(({ yields }) => !yields)
  const yielding = basis.discounts.some(({ yields, amount }) => yields && amount > 0)
  return coupons.map((coupon) => {
    const reason = obstacle(basis, coupon)
    if (reason !== null || coupon.with_full_discount || !yielding) return reason
    const others = coupons.filter((each) => slotOf(each.kind) !== slotOf(coupon.kind))
    const most = best({ ...basis, discounts: firm }, [...others, coupon])
    return most.off < best(basis, others).off ? 'notCombinable' : null
  })
}
