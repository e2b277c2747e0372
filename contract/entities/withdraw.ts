import * as z from 'zod/mini'
import { Amount, Id, Instant } from './common'

/** The kinds of accounts that can be withdrawn to (product text §3, withdraw account). */
export const WithdrawAccountKind = z.enum(['paymentApp', 'card', 'other'])
export type WithdrawAccountKind = z.output<typeof WithdrawAccountKind>

/** Name of an account, and its masked number. */
const named = {
  kind: WithdrawAccountKind,
  /** `wechat` or `alipay`, the code of a bank, or empty where neither is known. */
  provider: z.string(),
  /** The payment app, the bank or the owner's name for it, in the caller's language. */
  title: z.string(),
  number: z.string(),
}

/** A linked account as its owner sees it: number and name are masked. */
export const WithdrawAccount = z.object({ id: Id, ...named, name: z.string(), isDefault: z.boolean() })
export type WithdrawAccount = z.output<typeof WithdrawAccount>

/** A bank, as recognised from the number of one of its cards. */
export const Bank = z.object({ code: z.string(), name: z.string(), isDebit: z.boolean() })
export type Bank = z.output<typeof Bank>

/** The states of product text §4. */
export const WithdrawalState = z.enum(['underReview', 'approved', 'rejected', 'credited'])
export type WithdrawalState = z.output<typeof WithdrawalState>

/** One withdrawal: the balance pays `amount`, of which `arrives` reaches the account. */
export const Withdrawal = z.object({
  id: Id,
  amount: Amount,
  fee: Amount,
  arrives: Amount,
  state: WithdrawalState,
  account: z.object(named),
  /** Reason why it was rejected, in the caller's language. */
  reason: z.nullable(z.string()),
  createdAt: Instant,
  /** Time of its approval, or of its rejection by the review. */
  decidedAt: z.nullable(Instant),
  /** Time of its credit or rejection. */
  endedAt: z.nullable(Instant),
})
export type Withdrawal = z.output<typeof Withdrawal>
