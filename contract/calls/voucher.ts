import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Amount, Id, IdempotencyKey, Instant, pageOf, paging } from '../entities/common'
import { OrderId, QuoteId } from '../entities/ids'
import { Package, PackageDetail, VoucherCount, VoucherDetail, VoucherLine } from '../entities/voucher'

/** The packages and cash vouchers that can be used at a store, in its order. */
export const voucherPackages = defineCall({
  name: 'voucher.packages',
  summary: 'The packages of a store',
  who: 'anyone',
  request: z.object({ storeId: Id }),
  response: z.object({ items: z.array(Package) }),
  failures: [],
})

/** One package, with its content and its times and places of use. */
export const voucherPackage = defineCall({
  name: 'voucher.package',
  summary: 'One package',
  who: 'anyone',
  request: z.object({ packageId: Id }),
  response: PackageDetail,
  failures: ['packageNotFound'],
})

const refusals = ['packageNotFound', 'packageLimitReached', 'soldOut'] as const

/** A quote for some vouchers of a package. */
export const voucherConfirm = defineCall({
  name: 'voucher.confirm',
  summary: 'Quote vouchers',
  who: 'customer',
  request: z.object({ packageId: Id, count: VoucherCount }),
  response: z.object({ id: Id, total: Amount, expiresAt: Instant }),
  failures: [...refusals],
})

/** Orders the vouchers of a quote; they can be used once they are paid. */
export const voucherSubmit = defineCall({
  name: 'voucher.submit',
  summary: 'Order the vouchers of a quote',
  who: 'customer',
  request: z.object({ quoteId: QuoteId, idempotencyKey: IdempotencyKey }),
  response: z.object({ orderId: Id, total: Amount, payBefore: Instant }),
  failures: [
    'storeClosed',
    ...refusals,
    'quoteNotFound',
    'quoteExpired',
    'quoteChanged',
    'tooManyUnpaidOrders',
    'tooManyUnpaidItems',
  ],
})

/** The caller's vouchers that were paid, newest first. */
export const voucherList = defineCall({
  name: 'voucher.list',
  summary: 'The caller’s vouchers',
  who: 'customer',
  request: z.object({ ...paging, tab: z._default(z.enum(['usable', 'past']), 'usable') }),
  response: pageOf(VoucherLine),
  failures: [],
})

/** One order of vouchers, with its code. */
export const voucherDetail = defineCall({
  name: 'voucher.detail',
  summary: 'One order of vouchers',
  who: 'customer',
  request: z.object({ orderId: OrderId }),
  response: VoucherDetail,
  failures: ['orderNotFound'],
})

/** The text of a QR code that a till accepts for a minute. */
export const voucherQr = defineCall({
  name: 'voucher.qr',
  summary: 'A QR code of vouchers for a minute',
  who: 'customer',
  request: z.object({ orderId: OrderId }),
  response: z.object({ text: z.string(), expiresAt: Instant, seconds: z.int() }),
  failures: ['orderNotFound', 'voucherNotUsable'],
})

/** Refunds unused vouchers, at any time, for the price paid. */
export const voucherRefund = defineCall({
  name: 'voucher.refund',
  summary: 'Refund unused vouchers',
  who: 'customer',
  request: z.object({ orderId: OrderId, count: VoucherCount, idempotencyKey: IdempotencyKey }),
  response: VoucherDetail,
  failures: ['orderNotFound', 'vouchersUsedMeanwhile', 'applicationInReview'],
})
