import * as z from 'zod/mini'
import { presaleSteps } from '../states/mall'
import { Amount, Id, Instant, Picture, UtcOffset } from './common'
import { Product } from './product'

/** Where a presale is by the server's clock; `waiting` lies between the windows of deposit and balance. */
export const presalePhases = ['soon', 'deposit', 'waiting', 'balance', 'over'] as const
export type PresalePhase = (typeof presalePhases)[number]

/** The times of a presale. Without a deposit the first window is that of paying the whole price. */
const presaleTimes = {
  depositFrom: Instant,
  depositUntil: Instant,
  /** The window of the balance; null without a deposit. */
  balanceFrom: z.nullable(Instant),
  balanceUntil: z.nullable(Instant),
  /** The promised day of shipping. */
  shipsBy: Instant,
}

/** Presale price of one piece of a SKU. */
const presaleTerms = {
  price: Amount,
  /** Null where the whole price is paid at once. */
  deposit: z.nullable(Amount),
  /** Deduction that the deposit earns, at least its own amount. */
  countsAs: z.nullable(Amount),
  /** Amount paid in all: the price, less the deduction beyond the deposit itself. */
  paid: Amount,
}

/** A presale as lists show it, on the terms of its first SKU. */
export const PresaleCard = z.object({
  id: Id,
  productId: Id,
  name: z.string(),
  cover: Picture,
  shopName: z.string(),
  /** UTC offset of the shop, for its displayed times. */
  utcOffset: UtcOffset,
  shopPrice: Amount,
  ...presaleTerms,
  ...presaleTimes,
  phase: z.enum(presalePhases),
  /** How many were ordered in it. */
  taken: z.int(),
  soldOut: z.boolean(),
})
export type PresaleCard = z.output<typeof PresaleCard>

/** A SKU of a presale. */
export const PresaleSku = z.object({ skuId: Id, ...presaleTerms, soldOut: z.boolean() })
export type PresaleSku = z.output<typeof PresaleSku>

/** A presale with its product, whose SKUs are those on presale, and the caller's open order of it. */
export const Presale = z.extend(PresaleCard, {
  product: Product,
  terms: z.array(PresaleSku),
  /** Compensation by the shop on top of the refunded deposit when it fails to ship, in percent of the deposit. */
  compensation: z.int(),
  mine: z.nullable(z.object({ orderId: Id, step: z.enum(presaleSteps), balance: Amount })),
})
export type Presale = z.output<typeof Presale>

/** How an order of a presale is paid. */
export const OrderPresale = z.object({
  presaleId: Id,
  /** Null where the whole price is paid at once. */
  deposit: z.nullable(Amount),
  countsAs: z.nullable(Amount),
  balance: z.nullable(Amount),
  balanceFrom: z.nullable(Instant),
  balanceUntil: z.nullable(Instant),
  shipsBy: Instant,
  /** The step of paying; null once that is done or the order closed. */
  step: z.nullable(z.enum(presaleSteps)),
  depositPaidAt: z.nullable(Instant),
  /** Whether the shop kept the deposit, since the balance was not paid in its window. */
  forfeited: z.boolean(),
})
export type OrderPresale = z.output<typeof OrderPresale>

/** Quote of changing an order whose deposit is paid. */
export const BalanceQuote = z.object({
  id: Id,
  total: Amount,
  balance: Amount,
  /** Shipping fee within the total. */
  shippingFee: Amount,
  /** The coupons that take anything off, and how much they take. */
  couponIds: z.array(Id),
  couponsOff: Amount,
  expiresAt: Instant,
})
export type BalanceQuote = z.output<typeof BalanceQuote>
