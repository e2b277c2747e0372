import type { Generated } from 'kysely'
import type { Timestamp } from './columns'

export interface PaymentTable {
  id: string
  order_id: string
  customer_id: string
  method: string | null
  amount: number
  refunded: Generated<number>
  status: 'pending' | 'paid' | 'closed' | 'refunded'
  created_at: Timestamp
  paid_at: Timestamp | null
}

export type AccountKind = 'customer' | 'storeHeld' | 'store' | 'funding'

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
  accounts: AccountTable
  ledger_transactions: LedgerTransactionTable
  ledger_entries: LedgerEntryTable
}
