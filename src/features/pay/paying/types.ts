import type { PaymentKind } from '@contract/entities/payment'
import type { Answer } from '@/services/api'

/** What is to be paid and the ways to do it, those that this client can carry out. */
export type Cashier = Answer<'payment.types'>
/** A way to pay, or to have somebody else pay. */
export type Way = PaymentKind | 'ask'
export type Provider = Exclude<PaymentKind, 'balance'>
/** An order of one's own, or one that was shared. */
export type Payee = { orderId: string } | { shareToken: string }

/** The screen on which is paid. */
export interface Host {
  /** The server says that it is paid. */
  paid: () => Promise<unknown>
  /** The person does not want to pay now, or can not any more. */
  left: () => Promise<unknown>
  /** Has somebody else pay; without it that is not offered. */
  ask?: () => Promise<unknown>
}
