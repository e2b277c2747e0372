import type { Generated } from 'kysely'
import type { Bilingual, Json, Timestamp } from './columns'

export type ProviderName = 'wechat' | 'alipay'
export type PaymentMethod = 'balance' | ProviderName

/** Something to be paid: an order, several orders, a top-up. What it is for is the purpose's to know. */
export interface PaymentTable {
  id: string
  /** The name of a registered purpose (server/modules/payment/purpose.ts), and which of its things is paid. */
  purpose: string
  subject_id: string
  /** Whose it is to pay; somebody else may. */
  customer_id: string
  /** What the cashier and the provider call it. */
  title: Json<Bilingual>
  pay_before: Timestamp
  method: PaymentMethod | null
  amount: number
  refunded: Generated<number>
  status: 'pending' | 'paid' | 'closed' | 'refunded'
  created_at: Timestamp
  paid_at: Timestamp | null
  /** Who paid, who need not be who ordered; null before. */
  payer_id: string | null
  /** Of several attempts at a provider, the one that paid. */
  provider_payment_id: string | null
}

export type OrderPart = 'whole' | 'deposit' | 'balance' | 'tip'

/** What of a payment is for which order. A payment may cover several orders, and an order have several payments. */
export interface PaymentAllocationTable {
  payment_id: string
  order_id: string
  /** Which part of the order's price it pays. */
  part: OrderPart
  amount: number
  refunded: Generated<number>
  /** When the parties of the order got what was held for it. */
  settled_at: Timestamp | null
}

export type Party = 'customer' | 'store' | 'rider' | 'platform'

/**
 * What a party receives of an order, or pays for it (below zero): fixed when the order is placed. The shares of an order,
 * and those of each of its lines, sum to zero; the database holds that.
 */
export interface OrderShareTable {
  order_id: string
  /** Its place among the shares of the order, by which refunds are rounded. */
  ordinal: number
  party: Party
  /** Whose account; null is the platform's, or that of the riders who have none of their own. */
  owner_id: string | null
  /** The line of the order; null for what is for all of it, such as delivery. */
  position: number | null
  /** What it is for, such as `goods`, `delivery`, `commission`, or a discount. */
  component: string
  amount: number
  /** What went back of it, of the same sign. */
  refunded: Generated<number>
  /** Of a discount: the party that bears it. */
  funded_by: Party | null
}

/** One attempt to pay at a provider. Money that arrives for more than one of a payment goes back. */
export interface ProviderPaymentTable {
  id: string
  payment_id: string
  payer_id: string
  provider: ProviderName
  /** In what kind of client it is paid. */
  scene: string
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
 * Accounts of somebody, which cannot be overdrawn and keep a balance: `customer`, `store`, `rider`; and `storeDebt` and
 * `riderDebt`, what those owe the platform, as much below zero. All others are the sum of their entries: `held` for an
 * order (its owner) until it is settled; `wechat` and `alipay`, what those providers owe the platform, below zero;
 * `returning`, money on its way back to who paid; `platform`, commissions less the discounts that the platform pays;
 * `funding`, where the deployment's own money comes from; `rider` of the deployment, for the riders without an account; and
 * `storeHeld`, emptied when orders got accounts of their own.
 */
export type AccountKind =
  | 'customer'
  | 'store'
  | 'storeDebt'
  | 'rider'
  | 'riderDebt'
  | 'held'
  | 'storeHeld'
  | 'platform'
  | 'funding'
  | 'returning'
  | ProviderName

export interface AccountTable {
  id: string
  kind: AccountKind
  owner_id: string
  /** Null for an account that is the sum of its entries. */
  balance: number | null
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
  payment_allocations: PaymentAllocationTable
  order_shares: OrderShareTable
  provider_payments: ProviderPaymentTable
  payment_refunds: PaymentRefundTable
  sandbox_keys: SandboxKeyTable
  sandbox_trades: SandboxTradeTable
  sandbox_refunds: SandboxRefundTable
  accounts: AccountTable
  ledger_transactions: LedgerTransactionTable
  ledger_entries: LedgerEntryTable
}
