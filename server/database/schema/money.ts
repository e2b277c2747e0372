import type { ProviderKind } from '@contract/payment-kinds'
import type { Generated } from 'kysely'
import type { Bilingual, Json, Timestamp } from './columns'
import type { WalletTables } from './wallet'
import { cell, type FactsOf, place, reference } from '../table-facts'
import { walletFacts } from './wallet'

export type ProviderName = ProviderKind
export type PaymentMethod = 'balance' | ProviderName

/** A payment for an order, several orders, a top-up or the like; its purpose gives the meaning. */
export interface PaymentTable {
  id: string
  /** The name of a registered purpose (server/modules/payment/purpose.ts) and the id of its subject. */
  purpose: string
  subject_id: string
  /** The customer who owes the payment; anyone may pay it. */
  customer_id: string
  /** The title at the cashier and the provider. */
  title: Json<Bilingual>
  pay_before: Timestamp
  method: PaymentMethod | null
  amount: number
  refunded: Generated<number>
  /** The part that came from the payer's balance beside a provider, and how much of `refunded` went back there; 0 otherwise. */
  from_balance: Generated<number>
  refunded_to_balance: Generated<number>
  status: 'pending' | 'paid' | 'closed' | 'refunded'
  created_at: Timestamp
  paid_at: Timestamp | null
  /** The actual payer, who may differ from the customer; null until paid. */
  payer_id: string | null
  /** The attempt at a provider that paid, if any. */
  provider_payment_id: string | null
}

/** A tip is no part: it is a payment whose subject is the order, and no refund of the order touches it. */
export type OrderPart = 'whole' | 'deposit' | 'balance' | 'share'

/** The part of a payment that is for an order. A payment may cover several orders, and an order have several payments. */
export interface PaymentAllocationTable {
  payment_id: string
  order_id: string
  /** The part of the order's price that it pays. */
  part: OrderPart
  amount: number
  refunded: Generated<number>
  /** Settled in parts before the order's end, less what refunds took of it; without a meaning from `settled_at` on. */
  settled: Generated<number>
  /** Time of the settlement of the rest among the order's parties. */
  settled_at: Timestamp | null
}

export type Party = 'customer' | 'store' | 'rider' | 'platform'

/**
 * Amount that a party receives of an order, or pays for it (below zero): fixed when the order is placed. The shares of
 * an order, and those of each of its lines, sum to zero, which the database enforces.
 */
export interface OrderShareTable {
  order_id: string
  /** The index among the shares of the order, by which refunds are rounded. */
  ordinal: number
  party: Party
  /** The owner of the account; null for the platform's, or that of riders without an account. */
  owner_id: string | null
  /** The line of the order; null for components of the whole order, such as delivery. */
  position: number | null
  /** The price component, such as `goods`, `delivery`, `commission` or a discount. */
  component: string
  amount: number
  /** The refunded part, of the same sign. */
  refunded: Generated<number>
  /** The part that is settled before the order's end, of the same sign. */
  settled: Generated<number>
  /** For a discount, the party that bears it. */
  funded_by: Party | null
}

/** A rule of the platform's commission; a null scope is every kind, category or store. */
export interface CommissionTable {
  id: string
  kind: string | null
  category_key: string | null
  store_id: string | null
  /** In basis points. */
  rate: number
  /** The first day, of the store's zone. */
  from_day: string
  set_by: string
  set_at: Timestamp
}

/** One attempt to pay at a provider. Of several that succeed for a payment, all but one are refunded. */
export interface ProviderPaymentTable {
  id: string
  payment_id: string
  payer_id: string
  provider: ProviderName
  /** The kind of client in which it is paid. */
  scene: string
  /** The trade number at the provider. */
  trade_no: string
  transaction_id: string | null
  /** The amount of the trade, without the balance part. */
  amount: number
  /** The part of the payment that comes from the payer's balance, and how much of it the account `reserved` still holds: all or 0. */
  balance_part: Generated<number>
  balance_held: Generated<number>
  status: 'open' | 'paid' | 'closed'
  /** The parameters that the client needs to pay; null until the provider has answered. */
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
   * `sent` is not yet accepted by the provider, `accepted` is but not completed, `credited` was paid to the payer's
   * balance because the provider could not send it.
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
  /** The outcome that the sandbox gives to refunds of the trade. */
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

/** Parcels of a payment reported to its provider. */
export interface ToldShipmentTable {
  provider_payment_id: string
  parcels: number
  /** Whether the report covers all parcels. */
  complete: boolean
  told_at: Timestamp
}

/** Parcels of a trade reported to the sandbox. */
export interface SandboxShipmentTable {
  transaction_id: string
  delivery_mode: 1 | 2
  complete: boolean
  shipping_list: Json<object[]>
  upload_time: Timestamp
}

/**
 * Accounts with an owner, which cannot be overdrawn and keep a balance: `customer`, `store`, `rider`; and `storeDebt`
 * and `riderDebt`, debts to the platform as negative balances. All others are the sum of their entries: `held` for an
 * order (its owner) until it is settled; `reserved` for an attempt at a provider, its balance part; those named for providers, receivables from them, below zero;
 * `returning`, refunds in transit to the payer; `platform`, commissions less the discounts that the platform pays;
 * `funding`, the source of the deployment's own money; `rider` of the deployment, for riders without an account; `courier`, what an outside courier has earned; and
 * `storeHeld`, unused since orders have accounts.
 */
export const ownAccountKinds = [
  ...(['customer', 'store', 'storeDebt', 'rider', 'riderDebt', 'courier'] as const),
  ...(['held', 'reserved', 'storeHeld', 'withdrawing'] as const),
  ...(['platform', 'funding', 'returning', 'payout'] as const),
] as const
export type AccountKind = (typeof ownAccountKinds)[number] | ProviderName

export interface AccountTable {
  id: string
  kind: AccountKind
  owner_id: string
  /** Null for an account without a stored balance. */
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
  /** Kept balance of the account after the entry; null where none is kept, and for entries of releases before it was recorded. */
  balance_after: Generated<number | null>
}

export interface MoneyTables extends WalletTables {
  payments: PaymentTable
  payment_allocations: PaymentAllocationTable
  order_shares: OrderShareTable
  commissions: CommissionTable
  provider_payments: ProviderPaymentTable
  payment_refunds: PaymentRefundTable
  sandbox_keys: SandboxKeyTable
  sandbox_trades: SandboxTradeTable
  sandbox_refunds: SandboxRefundTable
  told_shipments: ToldShipmentTable
  sandbox_shipments: SandboxShipmentTable
  accounts: AccountTable
  ledger_transactions: LedgerTransactionTable
  ledger_entries: LedgerEntryTable
}

/** Facts of the tables. */
export const moneyFacts: FactsOf<MoneyTables> = {
  ...walletFacts,
  payments: { ...place('id'), erasing: 'keep' },
  payment_allocations: { ...place('payment_id'), exported: 'none' },
  order_shares: { ...place('order_id'), exported: 'none' },
  commissions: reference,
  provider_payments: { ...place('payment_id'), global: { trade_no: 'random', transaction_id: 'issued' } },
  payment_refunds: place('payment_id'),
  sandbox_keys: { ...cell(), key: { name: 'text' }, sealed: { sealed: 'text' } },
  sandbox_trades: cell(),
  sandbox_refunds: cell(),
  told_shipments: place('provider_payment_id'),
  sandbox_shipments: cell(),
  accounts: cell('owner_id'),
  ledger_transactions: cell('reference_id'),
  ledger_entries: cell('account_id'),
}
