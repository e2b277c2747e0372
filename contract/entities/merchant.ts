import * as z from 'zod/mini'
import { merchantActions, merchantTabs } from '../merchant-work'
import { Amount, Id, Instant, SignedAmount, UtcOffset } from './common'
import { DeliveryMethod } from './takeaway'

/** The tabs of a store's orders. */
export const MerchantTab = z.enum(merchantTabs)
/** What a store can do with an order. */
export const MerchantAction = z.enum(merchantActions)

/** A line of an order as the kitchen needs it; `amount` is the price of all of it before discounts. */
export const MerchantLine = z.object({
  name: z.string(),
  optionText: z.string(),
  quantity: z.int(),
  amount: Amount,
})
export type MerchantLine = z.output<typeof MerchantLine>

/**
 * Who an order is for, as far as the store needs it: the first character of the name before the store accepts and after
 * the order is done, the whole phone only to deliver it and only if the customer shows it.
 */
export const MerchantCustomer = z.object({
  name: z.string(),
  maskedPhone: z.string(),
  /** Null unless the store may call it. */
  phone: z.nullable(z.string()),
  /** The street, with the door where the store delivers by itself; null once it is done, and for a pickup. */
  address: z.nullable(z.string()),
})
export type MerchantCustomer = z.output<typeof MerchantCustomer>

/** An order as its store sees it. */
export const MerchantOrder = z.object({
  id: Id,
  number: z.string(),
  tab: MerchantTab,
  state: z.string(),
  deliveryMethod: DeliveryMethod,
  isReady: z.boolean(),
  placedAt: Instant,
  /** When the order lapses unless the store accepts it; null afterwards. */
  acceptBefore: z.nullable(Instant),
  estimatedAt: Instant,
  /** The time that the customer chose; null is as soon as possible. */
  deliverAt: z.nullable(Instant),
  utcOffset: UtcOffset,
  customer: MerchantCustomer,
  /** Metres from the store. */
  distance: z.int(),
  remark: z.string(),
  tableware: z.int(),
  pickupCode: z.nullable(z.string()),
  rider: z.nullable(z.object({ name: z.string(), phone: z.string() })),
  lines: z.array(MerchantLine),
  /** What the customer has paid and was not given back. */
  paid: Amount,
  /** The store's share of it. */
  earned: SignedAmount,
  cancelReason: z.nullable(z.string()),
  actions: z.array(MerchantAction),
})
export type MerchantOrder = z.output<typeof MerchantOrder>

/** Today of a store, by its own clock. */
export const MerchantFigures = z.object({
  orders: z.int(),
  /** The store's share of today's paid orders. */
  income: SignedAmount,
  /** Null before the first order of the day is ready. */
  cookingMinutes: z.nullable(z.int()),
})
export type MerchantFigures = z.output<typeof MerchantFigures>
