import type { CouponReason, CouponSlot } from '@contract/entities/coupon'
import type { PriceComponent } from '@contract/entities/order'
import type { CouponKind } from '../../database/schema'

export type ComponentKind = PriceComponent['kind']

/** Funder of a discount: the store receives less, or the platform pays the difference. */
export type Funder = 'store' | 'platform'

/** Scopes of coupons. */
export type ScopeType = 'store' | 'category'

/** A scope of an order: a coupon limited to this type must have this id. */
export interface Scope {
  readonly type: ScopeType
  readonly id: string
}

interface ScopeRule {
  readonly column: 'store_id' | 'category_key'
  readonly reason: CouponReason
}

/** By scope type, the coupon column with the id, and the reason when it differs. */
export const scopeRules: Readonly<Record<ScopeType, ScopeRule>> = {
  store: { column: 'store_id', reason: 'otherStore' },
  category: { column: 'category_key', reason: 'otherCategory' },
}

/** A fee that coupons reduce, with the reasons when an order has no such fee and when it is free already. */
export interface FeeRule {
  readonly fee: ComponentKind
  readonly absent: CouponReason
  readonly free: CouponReason
}

export interface CouponRule {
  /** An order takes one coupon of each slot (docs/decisions/007-coupons.md). */
  readonly slot: CouponSlot
  /** Scope of coupons of the kind; null for no limit. */
  readonly scope: ScopeType | null
  /** Reduced amount: the goods or one fee. */
  readonly takesOff: 'goods' | FeeRule
  readonly membersOnly: boolean
  readonly fundedBy: Funder
  /** The price component of the discount. */
  readonly component: ComponentKind
}

/** The red envelopes of the platform, of a category and of the membership share a slot. */
const envelope = { slot: 'envelope', takesOff: 'goods', fundedBy: 'platform', component: 'envelope' } as const
const delivery: FeeRule = { fee: 'delivery', absent: 'selfPickup', free: 'freeDelivery' }

/** The rules by coupon kind. Coupons are applied in the order of the slots here. */
export const couponRules: Record<CouponKind, CouponRule> = {
  store: {
    slot: 'store',
    scope: 'store',
    takesOff: 'goods',
    membersOnly: false,
    fundedBy: 'store',
    component: 'storeCoupon',
  },
  platform: { ...envelope, scope: null, membersOnly: false },
  category: { ...envelope, scope: 'category', membersOnly: false },
  member: { ...envelope, scope: null, membersOnly: true },
  delivery: {
    slot: 'delivery',
    scope: null,
    takesOff: delivery,
    membersOnly: false,
    fundedBy: 'platform',
    component: 'deliveryCoupon',
  },
}

/** Every slot, in the order in which coupons are applied and shown. */
export const couponSlots: readonly CouponSlot[] = [...new Set(Object.values(couponRules).map(({ slot }) => slot))]

/** The slot that a coupon of a kind takes. */
export const slotOf = (kind: CouponKind): CouponSlot => couponRules[kind].slot

/** Whether only members may receive and use coupons of a kind. */
export const isForMembers = (kind: CouponKind): boolean => couponRules[kind].membersOnly

/** The coupon kinds that anyone may receive. */
export const openKinds = (Object.keys(couponRules) as CouponKind[]).filter((kind) => !isForMembers(kind))
