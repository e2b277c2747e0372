import type { PaymentKind } from '@contract/entities/payment'
import type { Answer } from '@/services/api'

/** Amount, deadline and the payment methods that this client supports. */
export type Cashier = Answer<'payment.types'>
/** A payment method, or `ask` to have somebody else pay. */
export type PaymentOption = PaymentKind | 'ask'
export type Provider = Exclude<PaymentKind, 'balance'>
/** Part of a payment that the balance pays beside a provider, and the pay password for it. */
export interface BalancePart {
  readonly fromBalance: number
  readonly payPassword: string
}
/** Subject of a payment: an order of the customer, another payment of the customer, or one shared by its token. */
export type Payable = { orderId: string } | { paymentId: string } | { shareToken: string }

/** Callbacks of the screen that hosts the payment. */
export interface Host {
  /** The server has confirmed the payment. */
  paid: () => Promise<unknown>
  /** The user left without paying, or payment is not possible any more. */
  left: () => Promise<unknown>
  /** Below the question whether to leave without paying. */
  leaveText?: () => string
  /** Requests payment from somebody else; not offered when absent. */
  ask?: () => Promise<unknown>
}
