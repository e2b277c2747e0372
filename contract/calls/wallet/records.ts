import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { Amount, Id, Instant, pageOf, paging, Picture } from '../../entities/common'
import { MoneyRecordId } from '../../entities/ids'
import { MoneyCategory, MoneyRecord, MoneySummary } from '../../entities/money-record'
import { paidFromBalance, PaymentKind } from '../../entities/payment'
import { Withdrawal } from '../../entities/withdraw'

/** The movements of the caller's balance, newest first, and the sums of the last `limits.moneyDays` days (product text §2, wallet). */
export const walletMyMoney = defineCall({
  name: 'wallet.myMoney',
  summary: 'The income and expense of the caller',
  who: 'customer',
  request: z.object({
    ...paging,
    category: z.optional(MoneyCategory),
    /** Whether the sums are answered too. */
    withSummary: z._default(z.boolean(), false),
  }),
  response: z.extend(pageOf(MoneyRecord), { summary: z.nullable(MoneySummary) }),
  failures: [],
})

/** One movement of the balance with everything that is known of it. */
export const walletMoneyDetails = defineCall({
  name: 'wallet.moneyDetails',
  summary: 'One movement of the balance',
  who: 'customer',
  request: z.object({ recordId: MoneyRecordId }),
  response: z.extend(MoneyRecord, {
    /** Shown to the customer service. */
    number: z.string(),
    balanceAfter: Amount,
    /** Payment method of a payment or a top-up. */
    paidWith: z.nullable(PaymentKind),
    paidFromBalance,
    /** The provider's number of a top-up. */
    providerNumber: z.nullable(z.string()),
    /** Order behind the record; `deleted` when the customer has removed it. */
    order: z.nullable(
      z.object({
        id: Id,
        number: z.string(),
        kind: z.string(),
        title: z.string(),
        picture: z.nullable(Picture),
        count: z.int(),
        deleted: z.boolean(),
      }),
    ),
    /** The withdrawal that took or returned it. */
    withdrawal: z.nullable(Withdrawal),
    /** After-sales case behind a refund. */
    refundId: z.nullable(Id),
    /** For a refund, when what it belongs to was paid. */
    paidAt: z.nullable(Instant),
  }),
  failures: ['moneyRecordNotFound'],
})
