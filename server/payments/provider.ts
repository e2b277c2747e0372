import type { IncomingHttpHeaders } from 'node:http'
import type { Checkout, PaymentScene } from '@contract/entities/payment'
import type { ProviderName } from '../database/schema'

/** A payment to open at a provider: amounts in the smallest unit, `tradeNo` is our own number. */
export interface Trade {
  readonly tradeNo: string
  readonly amount: number
  readonly title: string
  readonly expiresAt: Date
  readonly scene: PaymentScene
  /** The payer's IP address. */
  readonly ip: string
  /** The payer's customer id. */
  readonly payerId: string
  /** A mini-program's one-time login code. */
  readonly loginCode?: string | undefined
}

/** A payment that a provider reports as received. Only its signature was verified. */
export interface ReceivedPayment {
  readonly state: 'paid'
  readonly tradeNo: string
  readonly transactionId: string
  readonly amount: number
  readonly currency: string
  readonly paidAt: Date
}

/** The state of a trade at the provider; `unknown` was never started there. */
export type TradeState = ReceivedPayment | { readonly state: 'waiting' | 'failed' | 'closed' | 'unknown' }

export interface RefundOrder {
  readonly tradeNo: string
  readonly refundNo: string
  readonly amount: number
  /** The amount of the whole trade. */
  readonly total: number
}

/**
 * The state of a refund at the provider: completed, in progress, or given up for good.
 */
export type RefundState = 'done' | 'open' | 'failed'

/** A notification that a refund changed; its state is queried. */
export interface RefundNotice {
  readonly state: 'refund'
  readonly refundNo: string
}

/** A shipped parcel, in the form of a report to a payment provider. */
export interface ShippedParcel {
  /** The carrier by the code that WeChat and others have for it. */
  readonly company: string
  readonly number: string
  /** Content of the parcel. */
  readonly description: string
  /** The last four digits of the recipient's phone, where the carrier wants them. */
  readonly phoneTail: string | null
}

/** The shipped parcels of a trade's payment, in their order. */
export interface ShippedTrade {
  readonly tradeNo: string
  readonly parcels: readonly ShippedParcel[]
  /** Whether no more will leave. */
  readonly complete: boolean
  /** Whether an earlier report was sent to the provider. */
  readonly toldBefore: boolean
  readonly at: Date
}

/** A raw notification. */
export interface Notification {
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly at: Date
}

/** The response that a provider expects to its notifications. */
export interface Reply {
  readonly status: number
  readonly type: string
  readonly body: string
}

/** A notification that is not the provider's, not for this merchant, or too old. Its message holds no personal data. */
export class ForgedMessage extends Error {
  override readonly name = 'Forged'
}

/** The port to a payment-app provider (product text §7, payment). Every method but `read` talks to it over the network. */
export interface PaymentProvider {
  readonly name: ProviderName
  /** Whether this server simulates the provider. */
  readonly sandbox: boolean
  /** Opens a trade; the same number opens the same trade. */
  open(trade: Trade): Promise<Checkout>
  query(tradeNo: string): Promise<TradeState>
  /** Closes an unpaid trade for good; one that was never begun counts as closed. @throws when it is paid. */
  close(tradeNo: string): Promise<void>
  /** Requests a refund, once for a `refundNo`. @throws unless the provider accepts it. */
  refund(refund: RefundOrder): Promise<RefundState>
  /** The state of an accepted refund. @throws for any other. */
  refundState(refund: RefundOrder): Promise<RefundState>
  /**
   * Reports parcels, where the provider requires it; all of them each time.
   * @throws unless the provider accepts them.
   */
  tellShipped?(trade: ShippedTrade): Promise<void>
  /** Reads a notification. @throws Forged when its signature, merchant or time is wrong. */
  read(notification: Notification): Promise<TradeState | RefundNotice>
  readonly accepted: Reply
  readonly refused: Reply
}
