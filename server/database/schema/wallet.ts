import type { Generated } from 'kysely'
import type { WithdrawAccountKind, WithdrawalState } from '@contract/entities/withdraw'
import type { Bilingual, Json, MaybeJson, Timestamp } from './columns'
import { byId, cell, type FactsOf, person, place } from '../table-facts'

export interface TopUpTable {
  id: string
  customer_id: string
  payment_id: string
  amount: number
  state: 'initiating' | 'credited' | 'cancelled' | 'failed' | 'invalidOrder'
  created_at: Timestamp
  ended_at: Timestamp | null
}

/** An account that its customer's withdrawals can go to; removed when it is unlinked. */
export interface WithdrawAccountTable {
  id: string
  customer_id: string
  kind: WithdrawAccountKind
  /** `wechat` or `alipay`, the code of a bank, or empty. */
  provider: string
  title: Json<Bilingual>
  number_sealed: string
  number_hash: string
  masked_number: string
  /** JSON of the holder's name and, where there is one, the verified phone. */
  holder_sealed: string
  masked_name: string
  is_default: boolean
  created_at: Timestamp
}

/** A withdrawal with the account as it was when it was asked for. Its id is its number at the payout provider. */
export interface WithdrawalTable {
  id: string
  customer_id: string
  /** Null once the account is unlinked. */
  account_id: string | null
  kind: WithdrawAccountKind
  provider: string
  title: Json<Bilingual>
  masked_number: string
  /** JSON of the number, the name and the phone that the money goes to. */
  payee_sealed: string
  /** Keyed hash of the number; null for a withdrawal from before it was kept. */
  number_hash: Generated<string | null>
  amount: number
  fee: number
  state: WithdrawalState
  reason: MaybeJson<Bilingual>
  created_at: Timestamp
  decided_at: Timestamp | null
  ended_at: Timestamp | null
}

/** A payout at the provider that the sandbox simulates. */
export interface SandboxPayoutTable {
  number: string
  amount: number
  /** Answer of the sandbox; none while it is `silent`. */
  answers: 'done' | 'open' | 'failed' | 'silent'
  created_at: Timestamp
}

export interface WalletTables {
  top_ups: TopUpTable
  withdraw_accounts: WithdrawAccountTable
  withdrawals: WithdrawalTable
  sandbox_payouts: SandboxPayoutTable
}

/** Facts of the tables. */
export const walletFacts: FactsOf<WalletTables> = {
  top_ups: { ...place('id'), erasing: 'keep' },
  withdraw_accounts: {
    ...person('customer_id'),
    key: byId,
    sealed: { number_sealed: { hash: 'number_hash' }, holder_sealed: 'text' },
    erasing: 'delete',
  },
  withdrawals: {
    ...person('customer_id'),
    key: byId,
    sealed: { payee_sealed: { hash: 'number_hash', hashed: 'payee' } },
    erasing: 'keep',
  },
  sandbox_payouts: cell(),
}
