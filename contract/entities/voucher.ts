import * as z from 'zod/mini'
import { limits } from '../limits'
import { voucher, voucherOrder } from '../states/voucher'
import { Amount, Day, Id, Instant, Picture, UtcOffset } from './common'
import { orderDetail, orderHead, StoreRef } from './order-head'

export const VoucherState = z.enum(voucher.states)
export const VoucherOrderState = z.enum(voucherOrder.states)

/** Times of use of vouchers, by the store's clock. Times are such as "11:00"; `until` may be "24:00". */
export const VoucherTerms = z.object({
  /** 0 is Sunday. */
  weekdays: z.array(z.int().check(z.gte(0), z.lte(6))),
  from: z.string(),
  until: z.string(),
  onHolidays: z.boolean(),
  /** Further days on which it cannot be used. */
  notOn: z.array(Day),
  /** Number that a table may use at once. */
  perVisit: z.int(),
})
export type VoucherTerms = z.output<typeof VoucherTerms>

/** Item of a package; `value` is its regular price. */
export const PackageItem = z.object({ name: z.string(), count: z.int(), value: Amount })
export type PackageItem = z.output<typeof PackageItem>

/** A package or a cash voucher of a store, as lists show it. */
export const Package = z.object({
  id: Id,
  kind: z.enum(['package', 'cash']),
  name: z.string(),
  picture: Picture,
  price: Amount,
  /** The price without a voucher. */
  marketPrice: Amount,
  sold: z.int(),
  isSoldOut: z.boolean(),
})
export type Package = z.output<typeof Package>

/** A store where vouchers can be used. */
export const VoucherPlace = z.extend(StoreRef, {
  address: z.string(),
  phone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})
export type VoucherPlace = z.output<typeof VoucherPlace>

/** Everything about a package. */
export const PackageDetail = z.extend(Package, {
  contents: z.array(PackageItem),
  terms: VoucherTerms,
  /** Days of validity of vouchers after the purchase. */
  validDays: z.int(),
  /** Number that the caller may still buy, of those that are left. */
  most: z.int(),
  places: z.array(VoucherPlace),
})
export type PackageDetail = z.output<typeof PackageDetail>

/** The number of vouchers in an order. */
export const VoucherCount = z.int().check(z.gte(1), z.lte(limits.vouchersPerOrder))

/** Numbers of an order's vouchers by state; `returned` are the refunded ones. */
const counts = { usable: z.int(), redeemed: z.int(), returned: z.int(), expired: z.int() }

/** Fields of vouchers beyond those of their order. */
const vouchers = {
  packageId: Id,
  packageName: z.string(),
  picture: Picture,
  bought: z.int(),
  ...counts,
  /** Null until they are paid. */
  validUntil: z.nullable(Instant),
}

/** Vouchers as the list of orders shows them. */
export const VoucherSummary = z.object({ ...orderHead, kind: z.literal('voucher'), store: StoreRef, ...vouchers })
export type VoucherSummary = z.output<typeof VoucherSummary>

/** Vouchers that were used together. */
export const VoucherUse = z.object({ id: Id, at: Instant, place: z.string(), count: z.int() })
export type VoucherUse = z.output<typeof VoucherUse>

/** Everything about an order of vouchers. */
export const VoucherDetail = z.object({
  ...orderHead,
  ...orderDetail,
  kind: z.literal('voucher'),
  store: StoreRef,
  ...vouchers,
  contents: z.array(PackageItem),
  terms: VoucherTerms,
  validFrom: z.nullable(Instant),
  /** Price of each voucher. */
  price: Amount,
  /** Sixteen-digit code for staff to type; null while no voucher is usable. */
  code: z.nullable(z.string()),
  /** Reason why none can be used right now, such as on a public holiday; null when one can. */
  blocked: z.nullable(z.enum(['weekday', 'hours', 'holiday', 'date'])),
  places: z.array(VoucherPlace),
  /** Newest first; what was undone is left out. */
  uses: z.array(VoucherUse),
})
export type VoucherDetail = z.output<typeof VoucherDetail>

/** Orders of vouchers as a kind of orders. */
export const voucherOrders = { machine: voucherOrder, summary: VoucherSummary, detail: VoucherDetail }

/** A line of "my vouchers". */
export const VoucherLine = z.object({
  /** The order's. */
  id: Id,
  name: z.string(),
  picture: Picture,
  store: z.string(),
  state: VoucherOrderState,
  bought: z.int(),
  ...counts,
  validUntil: z.nullable(Instant),
  utcOffset: UtcOffset,
  total: Amount,
})
export type VoucherLine = z.output<typeof VoucherLine>

/** Vouchers that a till found by their code. */
export const FoundVoucher = z.object({
  /** What `merchant.redeemVoucher` takes; it holds for some minutes, for this store. */
  ticket: z.string(),
  name: z.string(),
  picture: Picture,
  /** The customer's masked phone. */
  maskedPhone: z.string(),
  bought: z.int(),
  usable: z.int(),
  /** Number that may be redeemed at once now. */
  most: z.int(),
  validUntil: Instant,
  terms: VoucherTerms,
  /** Earnings of the store per voucher. */
  earns: Amount,
})
export type FoundVoucher = z.output<typeof FoundVoucher>

/** A redemption as the store lists it. */
export const Redemption = z.object({
  id: Id,
  name: z.string(),
  maskedCode: z.string(),
  count: z.int(),
  at: Instant,
  /** End of the right to undo it; null once it is over. */
  undoBefore: z.nullable(Instant),
  isUndone: z.boolean(),
})
export type Redemption = z.output<typeof Redemption>
