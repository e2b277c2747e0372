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

/** The columns that say what a customer's coupon takes off, and when. */
export type OfferCoupon = Pick<
  Selectable<CouponTable>,
  'kind' | 'for_kinds' | 'store_id' | 'category_key' | 'amount' | 'percent' | 'minimum' | 'with_full_discount'
> & { readonly id: string; readonly valid_from: Date; readonly valid_until: Date }

/** What an order takes off its goods without a coupon, such as a store's full discount or what a first order saves. */
export interface Discount {
  readonly component: ComponentKind
  readonly label: Bilingual
  /** What it takes off when enough goods are left; 0 takes nothing off. */
  readonly amount: Money
  readonly fundedBy: Funder
  /** Whether it gives way to a coupon that does not go together with the full discount. */
  readonly yields: boolean
}

/** What coupons are held against: an order of any kind. */
export interface Basis {
  /** The kind of order; a coupon names the kinds that it is for. */
  readonly kind: string
  /** The store, the category and so on that the order is for. */
  readonly scopes: readonly Scope[]
  readonly isMember: boolean
  readonly now: Date
  /** Goods at the customer's prices, after the offers of single lines. Minimums and percentages are of this. */
  readonly goods: Money
  /** The order's fees by their component; one that the order does not have is left out. */
  readonly fees: Readonly<Partial<Record<ComponentKind, Money>>>
  /** What is taken off without coupons, in this order and before them. */
  readonly discounts: readonly Discount[]
}

export interface Applied<Coupon extends OfferCoupon = OfferCoupon> {
  /** With what each takes off; a store's coupon before a red envelope. */
  readonly coupons: readonly { readonly coupon: Coupon; readonly off: Money }[]
  /** All of the basis, with what each takes off: 0 when a coupon takes its place. */
  readonly discounts: readonly { readonly discount: Discount; readonly off: Money }[]
  /** All of it together. */
  readonly off: Money
}

/**
 * What is left of the goods whatever is taken off them: no provider takes a payment of nothing, so that an order of
 * anything that has a price costs at least the smallest unit.
 */
const leastGoods = 1

/** Takes amounts off the goods one after the other, each as far as the goods go. */
function takeOff(goods: Money, amounts: readonly Money[]): Money[] {
  let left = Math.max(0, goods - leastGoods)
  return amounts.map((amount) => {
    const off = Math.min(amount, left)
    left -= off
    return off
  })
}

/** What a coupon takes off when nothing else is taken off. */
function faceOf({ kind, percent, amount }: OfferCoupon, { goods, fees }: Basis): Money {
  const { takesOff } = couponRules[kind]
  if (takesOff !== 'goods') return Math.min(amount, fees[takesOff.fee] ?? 0)
  return percent === null ? amount : Math.min(amount, Math.floor((goods * percent) / 100))
}

/**
 * What a combination takes off: the discounts (unless one of the coupons takes their place), then coupons in the order of
 * their slots, as far as the goods go; and from a fee its coupon.
 */
export function apply<Coupon extends OfferCoupon>(basis: Basis, chosen: readonly Coupon[]): Applied<Coupon> {
  const together = chosen.every((coupon) => coupon.with_full_discount)
  const ordered = couponSlots.flatMap((slot) => chosen.filter(({ kind }) => slotOf(kind) === slot))
  const onGoods = ordered.filter(({ kind }) => couponRules[kind].takesOff === 'goods')
  const offs = takeOff(basis.goods, [
    ...basis.discounts.map(({ amount, yields }) => (yields && !together ? 0 : amount)),
    ...onGoods.map((coupon) => faceOf(coupon, basis)),
  ])
  const discounts = basis.discounts.map((discount, index) => ({ discount, off: offs[index] ?? 0 }))
  const coupons = ordered.map((coupon) => {
    const place = onGoods.indexOf(coupon)
    const off = place < 0 ? faceOf(coupon, basis) : (offs[discounts.length + place] ?? 0)
    return { coupon, off }
  })
  return { coupons, discounts, off: sum(discounts, ({ off }) => off) + sum(coupons, ({ off }) => off) }
}

/** The reason when a coupon is bound to another scope than the order's; null when it is bound to none or to this one. */
function otherScope({ scopes }: Basis, coupon: OfferCoupon): CouponReason | null {
  const type = couponRules[coupon.kind].scope
  if (type === null) return null
  const { column, reason } = scopeRules[type]
  return scopes.some((scope) => scope.type === type && scope.id === coupon[column]) ? null : reason
}

/** The reason when a coupon takes off a fee that the order does not have, or that is free. */
function withoutFee({ fees }: Basis, coupon: OfferCoupon): CouponReason | null {
  const { takesOff } = couponRules[coupon.kind]
  if (takesOff === 'goods') return null
  const amount = fees[takesOff.fee]
  if (amount === undefined) return takesOff.absent
  return amount === 0 ? takesOff.free : null
}

/** Why a coupon cannot be used for what is bought, whatever else is used; null when it can. The gravest comes first. */
export function obstacle(basis: Basis, coupon: OfferCoupon): CouponReason | null {
  if (coupon.valid_until <= basis.now) return 'expired'
  if (coupon.valid_from > basis.now) return 'notYet'
  if (!coupon.for_kinds.includes(basis.kind)) return 'otherKind'
  const bound = otherScope(basis, coupon)
  if (bound !== null) return bound
  if (couponRules[coupon.kind].membersOnly && !basis.isMember) return 'membersOnly'
  return withoutFee(basis, coupon) ?? (basis.goods < coupon.minimum ? 'belowMinimum' : null)
}

/** Whether coupons may be used together: each by itself, and one of each slot at most. */
export const areCombinable = (basis: Basis, chosen: readonly OfferCoupon[]): boolean =>
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
 * Why each coupon cannot be used, in the order they came; null for one that can. One that would take the place of a full
 * discount is refused when the customer could only lose by it.
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
