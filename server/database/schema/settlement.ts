import type { Generated } from 'kysely'
import type { PayoutPeriod, StorePayoutState } from '@contract/entities/settlement'
import type { WithdrawAccountKind } from '@contract/entities/withdraw'
import type { Bilingual, Json, MaybeJson, Timestamp } from './columns'
import type { Party, ProviderName } from './money'
import { byId, cell, type FactsOf, place } from '../table-facts'

/** A component of what a movement of the ledger gave to a party of an order, or took from it; they sum to the party's entries. */
export interface LedgerPartTable {
  transaction_id: string
  ordinal: number
  order_id: string
  party: Exclude<Party, 'customer'>
  owner_id: string | null
  component: string
  funded_by: Party | null
  amount: number
}

/** The account and the rhythm of a store's payouts. */
export interface StorePayoutSettingTable {
  store_id: string
  /** Null before one is chosen, and once it is unlinked. */
  account_id: string | null
  period: PayoutPeriod
  /** The least amount of an automatic payout. */
  threshold: number
  /** The time of the next automatic payout. */
  next_at: Timestamp | null
  /** The reason why nothing is paid out for now. */
  stopped: MaybeJson<Bilingual>
  /** The time at which the store first had an account. */
  linked_at: Generated<Date | null>
  /** The end of the pause after another account was chosen. */
  paused_until: Generated<Date | null>
}

/** A payout of a store with its account at that time. Its id is its number at the payout provider. */
export interface StorePayoutTable {
  id: string
  store_id: string
  /** Null once the account is unlinked. */
  account_id: string | null
  kind: WithdrawAccountKind
  provider: string
  title: Json<Bilingual>
  masked_number: string
  /** JSON of the number, the name and the phone that the money goes to. */
  payee_sealed: string
  amount: number
  state: StorePayoutState
  is_automatic: boolean
  /** The first of two people who approve it. */
  endorsed_by: string | null
  decided_by: string | null
  reason: MaybeJson<Bilingual>
  created_at: Timestamp
  decided_at: Timestamp | null
  ended_at: Timestamp | null
}

/** The check of the books after a day of the deployment's zone. */
export interface DailyBookTable {
  day: string
  differences: Json<{ check: string; id: string; why: string }[]>
  /** The platform's revenue of that day by kind of orders. */
  revenue: Json<Record<string, number>>
  checked_at: Timestamp
}

/** An imported bill file of a payment provider. */
export interface BillTable {
  provider: ProviderName
  day: string
  lines: number
  imported_by: string
  imported_at: Timestamp
}

/** A line of a bill file. */
export interface BillLineTable {
  provider: ProviderName
  day: string
  position: number
  kind: 'payment' | 'refund'
  number: string
  amount: number
}

export interface SettlementTables {
  bills: BillTable
  bill_lines: BillLineTable
  daily_books: DailyBookTable
  ledger_parts: LedgerPartTable
  store_payout_settings: StorePayoutSettingTable
  store_payouts: StorePayoutTable
}

/** Facts of the tables. */
export const settlementFacts: FactsOf<SettlementTables> = {
  bills: cell(),
  bill_lines: cell(),
  daily_books: cell(),
  ledger_parts: { ...cell('owner_id'), exported: 'none' },
  store_payout_settings: place('store_id'),
  store_payouts: { ...place('store_id'), key: byId, sealed: { payee_sealed: 'text' } },
}
