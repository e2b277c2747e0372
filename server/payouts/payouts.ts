import type { WithdrawAccountKind } from '@contract/entities/withdraw'

/** Recipient of a payout. */
export interface Payee {
  readonly kind: WithdrawAccountKind
  /** `wechat` or `alipay`, the code of a bank, or empty. */
  readonly provider: string
  readonly title: string
  readonly number: string
  readonly name: string
  /** The verified phone, where there is one. */
  readonly phone: string | null
}

/** Money to send, in the smallest unit; `number` is our own number of it. */
export interface PayoutOrder {
  readonly number: string
  readonly amount: number
  readonly payee: Payee
}

/** The state of a payout: completed, in progress, given up for good, or never received by the provider. */
export type PayoutState = 'done' | 'open' | 'failed' | 'unknown'

/** Port to a payout provider. Both methods use the network, and throw when the provider does not answer. */
export interface Payouts {
  /** Sends money, once for a number. */
  pay(order: PayoutOrder): Promise<PayoutState>
  query(number: string): Promise<PayoutState>
}
