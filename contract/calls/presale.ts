import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Amount, Empty, Id, IdempotencyKey, Instant } from '../entities/common'
import { AddressId, CouponId, OrderId, QuoteId } from '../entities/ids'
import { BalanceQuote, Presale, PresaleCard } from '../entities/presale'
import { limits } from '../limits'

/** The presales that have not ended: those that can be paid now, then those that begin soon, then those that wait. */
export const mallPresaleList = defineCall({
  name: 'mall.presaleList',
  summary: 'The presales of the mall',
  who: 'anyone',
  request: Empty,
  response: z.object({ items: z.array(PresaleCard) }),
  failures: [],
})

/** One presale with its product; also after its end. */
export const mallPresaleDetail = defineCall({
  name: 'mall.presaleDetail',
  summary: 'One presale',
  who: 'anyone',
  request: z.object({ presaleId: Id }),
  response: Presale,
  failures: ['presaleNotFound'],
})

/** Opens the payment of an order's balance; repeating it changes nothing. It is paid as any order is. */
export const mallPresalePay = defineCall({
  name: 'mall.presalePay',
  summary: 'Open the payment of a presale’s balance',
  who: 'customer',
  request: z.object({ orderId: OrderId, idempotencyKey: IdempotencyKey }),
  response: z.object({ orderId: Id, amount: Amount, payBefore: Instant }),
  failures: ['orderNotFound', 'presaleNotFound', 'depositRequired', 'balanceNotOpen', 'balanceOver', 'alreadyPaid'],
})

/** Failures of changing an order whose deposit is paid. */
const unchangeable = ['orderNotFound', 'presaleNotFound', 'depositRequired', 'balanceOver', 'alreadyPaid'] as const

/** Prices an order whose deposit is paid for another address or under other coupons, until its balance is paid. */
export const mallPresaleQuote = defineCall({
  name: 'mall.presaleQuote',
  summary: 'Quote a presale’s balance for another address or other coupons',
  who: 'customer',
  request: z.object({
    orderId: OrderId,
    /** By default where the order goes. */
    addressId: z.optional(AddressId),
    /** By default those of the order; an empty list is none. */
    couponIds: z.optional(z.array(CouponId).check(z.maxLength(limits.mallCouponsAtOnce))),
  }),
  response: BalanceQuote,
  failures: [...unchangeable, 'addressNotFound', 'couponNotFound', 'couponUnavailable', 'notShippedThere'],
})

/** Changes an order as its quote says. A payment of the balance that is open is closed; `mall.presalePay` opens the new one. */
export const mallPresaleChange = defineCall({
  name: 'mall.presaleChange',
  summary: 'Change the address and coupons of a presale’s order before its balance is paid',
  who: 'customer',
  request: z.object({ quoteId: QuoteId, idempotencyKey: IdempotencyKey }),
  response: z.object({ orderId: Id, balance: Amount }),
  failures: [...unchangeable, 'quoteNotFound', 'quoteExpired', 'quoteChanged', 'couponUnavailable', 'notShippedThere'],
})
