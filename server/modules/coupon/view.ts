import type {
  ClaimableCoupon,
  Coupon,
  CouponReason,
  OfferedCoupon,
  OfferState,
  OrderCoupon,
} from '@contract/entities/coupon'
import { formatMoney, type Money } from '@contract/money'
import { settings, type Language } from '@contract/settings'
import type { Bilingual, CouponKind } from '../../database/schema'
import { localDay } from '../../local-time'
import { isForMembers, slotOf } from '../pricing/coupon-rules'
import type { Basis } from '../pricing/offers'
import type { CouponRow } from './queries/coupons'
import type { CustomerCouponRow } from './queries/owned'

interface CouponFace {
  kind: CouponKind
  name: Bilingual
  amount: Money
  percent: number | null
  minimum: Money
  store_id: string | null
  store_name: Bilingual | null
  store_business: Coupon['business']
  category_name: Bilingual | null
  with_full_discount: boolean
}

const membersOnly: Bilingual = { en: 'Members only', zh: '会员专享' }

const scopeOf = ({ kind, store_name, category_name }: CouponFace, language: Language): string => {
  if (store_name) return store_name[language]
  if (category_name) return { en: `${category_name.en} only`, zh: `限${category_name.zh}` }[language]
  return isForMembers(kind) ? membersOnly[language] : ''
}

const faceView = (row: CouponFace, language: Language) => ({
  kind: row.kind,
  slot: slotOf(row.kind),
  name: row.name[language],
  amount: row.amount,
  percent: row.percent,
  minimum: row.minimum,
  storeId: row.store_id,
  business: row.store_business,
  scope: scopeOf(row, language),
  withFullDiscount: row.with_full_discount,
})

/** A claimable coupon in a language. */
export const claimableView = (row: CouponRow, language: Language): ClaimableCoupon => ({
  id: row.id,
  ...faceView(row, language),
  validUntil: row.valid_days === null ? row.valid_until.toISOString() : null,
  validDays: row.valid_days,
  left: row.stock,
})

interface Receiver {
  readonly isMember: boolean
  /** Number of the coupon that the customer has received. */
  readonly received: number
}

function stateOf({ kind, per_customer, stock }: CouponRow, { isMember, received }: Receiver): OfferState {
  if (received >= per_customer) return 'received'
  if (stock === 0) return 'soldOut'
  return isForMembers(kind) && !isMember ? 'membersOnly' : 'open'
}

/** A coupon of the coupon centre, and whether the caller can receive it. */
export const offeredView = (row: CouponRow, receiver: Receiver, language: Language): OfferedCoupon => ({
  ...claimableView(row, language),
  state: stateOf(row, receiver),
})

const statusOf = ({ order_id, swapped_at, valid_until }: CustomerCouponRow, now: Date): Coupon['status'] =>
  order_id !== null || swapped_at !== null ? 'used' : valid_until <= now ? 'expired' : 'unused'

/** A customer's own coupon, in a language. */
export const couponView = (row: CustomerCouponRow, language: Language, now: Date): Coupon => ({
  id: row.id,
  ...faceView(row, language),
  validFrom: row.valid_from.toISOString(),
  validUntil: row.valid_until.toISOString(),
  status: statusOf(row, now),
})

const reasonMessages: Record<CouponReason, (row: CustomerCouponRow, basis: Basis) => Bilingual> = {
  notYet: ({ valid_from }) => {
    const day = localDay(settings().timeZone, valid_from)
    return { en: `Can be used from ${day}`, zh: `${day}起可用` }
  },
  expired: () => ({ en: 'Expired', zh: '已过期' }),
  otherKind: () => ({ en: 'Not valid for this type of order', zh: '不适用于此类订单' }),
  otherStore: ({ store_name }) => ({ en: `Only at ${store_name?.en ?? ''}`, zh: `仅限${store_name?.zh ?? ''}使用` }),
  otherCategory: ({ category_name }) => ({
    en: `Only for ${category_name?.en ?? ''}`,
    zh: `仅限${category_name?.zh ?? ''}使用`,
  }),
  membersOnly: () => ({ en: 'Members only', zh: '仅限会员使用' }),
  belowMinimum: ({ minimum }, { goods }) => {
    const missing = formatMoney(minimum - goods, { trim: true })
    return { en: `Add ${missing} more to use it`, zh: `还差${missing}可用` }
  },
  selfPickup: () => ({ en: 'No delivery fee for self-pickup', zh: '到店自取没有配送费' }),
  freeDelivery: () => ({ en: 'Delivery is already free', zh: '本单已免配送费' }),
  notCombinable: () => ({
    en: 'Can’t be combined with Spend & save, which saves more',
    zh: '不与满减同享，当前满减更优惠',
  }),
}

/** A customer's coupon for an order: its discount, or why it cannot be used. */
export const orderCouponView = (
  row: CustomerCouponRow,
  { reason, off, basis }: { reason: CouponReason | null; off: Money; basis: Basis },
  language: Language,
): OrderCoupon => ({
  ...couponView(row, language, basis.now),
  off: reason === null ? off : 0,
  reason,
  message: reason === null ? '' : reasonMessages[reason](row, basis)[language],
})
