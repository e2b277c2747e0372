import type { Bilingual, Json, Timestamp } from './columns'

export interface TopUpTable {
  id: string
  customer_id: string
  payment_id: string
  amount: number
  state: 'initiating' | 'credited' | 'cancelled' | 'failed' | 'invalidOrder'
  created_at: Timestamp
  ended_at: Timestamp | null
}

export type WithdrawAccountKind = 'paymentApp' | 'card' | 'other'

/** An account to withdraw to. `provider` is a payment app, a bank or the name that its owner gave. */
export interface WithdrawAccountTable {
  id: string
  customer_id: string
  kind: WithdrawAccountKind
  provider: string
  number_sealed: string
  number_hash: string
  name_sealed: string
  /** The number with most of its digits masked. */
  shown_number: string
  /** The payment QR code of a payment app. */
  picture_id: string | null
  created_at: Timestamp
}

export interface WithdrawalTable {
  id: string
  customer_id: string
  /** Null once the account is removed. */
  account_id: string | null
  account_kind: WithdrawAccountKind
  provider: string
  shown_number: string
  /** Where the money goes; null once it is paid out or rejected. */
  number_sealed: string | null
  name_sealed: string | null
  /** What leaves the balance, with the fee. */
  amount: number
  fee: number
  state: 'underReview' | 'approved' | 'rejected' | 'credited'
  /** Why it was rejected. */
  reason: Json<Bilingual> | null
  created_at: Timestamp
  decided_at: Timestamp | null
  ended_at: Timestamp | null
}

export interface SandboxPayoutTable {
  id: string
  amount: number
  outcome: 'paid' | 'failed' | 'silent'
  created_at: Timestamp
}

export interface WalletTables {
  top_ups: TopUpTable
  withdraw_accounts: WithdrawAccountTable
  withdrawals: WithdrawalTable
  sandbox_payouts: SandboxPayoutTable
}
