import type { Generated } from 'kysely'
import type { Json, Timestamp } from './columns'

export type ProviderName = 'wechat' | 'alipay'
export type PaymentMethod = 'balance' | ProviderName

export interface PaymentTable {
  id: string
  order_id: string
  customer_id: string
  method: PaymentMethod | null
  amount: number
  refunded: Generated<number>
  status: 'pending' | 'paid' | 'closed' | 'refunded'
  created_at: Timestamp
  paid_at: Timestamp | null
  /** Who paid, who need not be who ordered; null before. */
  payer_id: string | null
  /** Of several at a provider, the one that paid. */
  provider_payment_id: string | null
  /** When the store got what was held for it. */
  settled_at: Timestamp | null
}

/** One try to pay at a provider. Money that arrives for more than one of a payment goes back. */
export interface ProviderPaymentTable {
  id: string
  payment_id: string
  payer_id: string
  provider: ProviderName
  /** By what kind of client it is paid. */
  door: string
  /** Under which the provider knows it. */
  trade_no: string
  transaction_id: string | null
  amount: number
  status: 'open' | 'paid' | 'closed'
  /** What the client needs to pay; null until the provider has answered. */
  opened: Json<object> | null
  created_at: Timestamp
  paid_at: Timestamp | null
}

export interface PaymentRefundTable {
  id: string
  payment_id: string
  provider_payment_id: string | null
  kind: 'part' | 'whole' | 'surplus'
  reference_id: string
  amount: number
  /**
   * `sent` is to be taken on by a provider, `accepted` was and is not there yet, `credited` went to the balance of who paid
   * because the provider could not send it.
   */
  status: 'sent' | 'accepted' | 'credited' | 'done'
  created_at: Timestamp
  done_at: Timestamp | null
}

export interface SandboxKeyTable {
  name: string
  sealed: string
}

export interface SandboxTradeTable {
  token: string
  provider: ProviderName
  trade_no: string
  transaction_id: string
  amount: number
  title: string
  notify_url: string
  state: 'waiting' | 'paid' | 'failed' | 'cancelled' | 'closed'
  refunded: Generated<number>
  /** What becomes of the refunds of it. */
  refunds_are: Generated<'done' | 'open' | 'closed' | 'abnormal'>
  expires_at: Timestamp
  created_at: Timestamp
  paid_at: Timestamp | null
}

export interface SandboxRefundTable {
  provider: ProviderName
  refund_no: string
  token: string
  amount: number
  created_at: Timestamp
}

/**
 * `wechat` and `alipay` are what those providers owe the platform, `storeDebt` is what a store owes it: as much below zero.
 * `returning` is money on its way back to who paid.
 */
export type AccountKind = 'customer' | 'storeHeld' | 'store' | 'storeDebt' | 'funding' | ProviderName | 'returning'

export interface AccountTable {
  id: string
  kind: AccountKind
  owner_id: string | null
  balance: Generated<number>
}

export interface LedgerTransactionTable {
  id: string
  kind: string
  reference_id: string
  created_at: Timestamp
}

export interface LedgerEntryTable {
  transaction_id: string
  account_id: string
  amount: number
}

export interface MoneyTables {
  payments: PaymentTable
  provider_payments: ProviderPaymentTable
  payment_refunds: PaymentRefundTable
  sandbox_keys: SandboxKeyTable
  sandbox_trades: SandboxTradeTable
  sandbox_refunds: SandboxRefundTable
  accounts: AccountTable
  ledger_transactions: LedgerTransactionTable
  ledger_entries: LedgerEntryTable
}
