import type { IncomingHttpHeaders } from 'node:http'
import type { Checkout, PaymentScene } from '@contract/entities/payment'
import type { ProviderName } from '../database/schema'

/** What is asked of a provider: amounts in the smallest unit, `tradeNo` is the platform's own number. */
export interface Trade {
  readonly tradeNo: string
  readonly amount: number
  readonly title: string
  readonly expiresAt: Date
  readonly scene: PaymentScene
  /** The address of who pays. */
  readonly ip: string
  /** Who pays, as the platform knows them. */
  readonly payerId: string
  /** A mini-program's one-time login code. */
  readonly loginCode?: string | undefined
}

/** Money that a provider says it has taken in. Nothing in it but the provider's signature was checked. */
export interface Received {
  readonly state: 'paid'
  readonly tradeNo: string
  readonly transactionId: string
  readonly amount: number
  readonly currency: string
  readonly paidAt: Date
}

/** What a provider knows of a trade; `unknown` was never begun there. */
export type TradeState = Received | { readonly state: 'waiting' | 'failed' | 'closed' | 'unknown' }

export interface RefundOrder {
  readonly tradeNo: string
  readonly refundNo: string
  readonly amount: number
  /** Of the whole trade. */
  readonly total: number
}

/**
 * What became of money that was sent back: it is there, the provider is at it, or the provider has given up and sends it
 * no more by itself.
 */
export type RefundState = 'done' | 'open' | 'failed'

/** That something became of a refund; what, the provider is asked. */
export interface RefundTold {
  readonly state: 'refund'
  readonly refundNo: string
}

/** A notification as it came in, its body untouched. */
export interface Notification {
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly at: Date
}

/** How a provider wants its notifications answered. */
export interface Reply {
  readonly status: number
  readonly type: string
  readonly body: string
}

/** A notification that is not the provider's, not for this merchant, or too old. Its message holds no personal data. */
export class Forged extends Error {
  override readonly name = 'Forged'
}

/** The port to a payment-app provider (product text §7, payment). Every method but `read` talks to it over the network. */
export interface PaymentProvider {
  readonly name: ProviderName
  /** Played by this server. */
  readonly sandbox: boolean
  /** Opens a trade; the same number opens the same trade. */
  open(trade: Trade): Promise<Checkout>
  query(tradeNo: string): Promise<TradeState>
  /** Closes an unpaid trade for good; one that was never begun counts as closed. @throws when it is paid. */
  close(tradeNo: string): Promise<void>
  /** Sends money back; the same `refundNo` sends it once. @throws unless the provider has taken it on. */
  refund(refund: RefundOrder): Promise<RefundState>
  /** What became of a refund that was taken on. @throws for one that was not. */
  refundState(refund: RefundOrder): Promise<RefundState>
  /** Reads a notification. @throws Forged when its signature, merchant or time is wrong. */
  read(notification: Notification): Promise<TradeState | RefundTold>
  readonly accepted: Reply
  readonly refused: Reply
}
