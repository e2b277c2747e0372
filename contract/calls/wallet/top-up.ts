import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { Amount, Id, IdempotencyKey, Instant, pageOf, paging } from '../../entities/common'
import { TopUpId } from '../../entities/ids'
import { PaymentKind } from '../../entities/payment'

/** The outcomes of product text §4. */
export const TopUpState = z.enum(['initiating', 'credited', 'cancelled', 'failed', 'invalidOrder'])
export type TopUpState = z.output<typeof TopUpState>

/** One top-up; another attempt is another top-up. */
export const TopUp = z.object({
  id: Id,
  paymentId: Id,
  amount: Amount,
  state: TopUpState,
  /** Payment method; null until it is paid. */
  paidWith: z.nullable(PaymentKind),
  createdAt: Instant,
  endedAt: z.nullable(Instant),
})
export type TopUp = z.output<typeof TopUp>

/** The amounts that are offered, the bounds of others, and the ways to pay (product text §5, top-up). */
export const walletRechargeRule = defineCall({
  name: 'wallet.rechargeRule',
  summary: 'The rules of a top-up',
  who: 'customer',
  request: z.object({}),
  response: z.object({
    amounts: z.array(Amount),
    minimum: Amount,
    maximum: Amount,
    balance: Amount,
    ways: z.array(z.object({ kind: PaymentKind, sandbox: z.boolean() })),
  }),
  failures: [],
})

/** Opens a top-up, whose payment is paid like any other, though not from the balance. */
export const walletRecharge = defineCall({
  name: 'wallet.recharge',
  summary: 'Top up the balance',
  who: 'customer',
  request: z.object({ amount: Amount, idempotencyKey: IdempotencyKey }),
  response: z.object({ id: Id, paymentId: Id, amount: Amount, payBefore: Instant }),
  failures: ['topUpBelowMinimum', 'topUpAboveMaximum'],
})

/** The caller's top-ups, newest first, or one of them. */
export const walletRechargeLog = defineCall({
  name: 'wallet.rechargeLog',
  summary: 'The top-ups of the caller',
  who: 'customer',
  request: z.object({ ...paging, topUpId: z.optional(TopUpId) }),
  response: pageOf(TopUp),
  failures: ['topUpNotFound'],
})
