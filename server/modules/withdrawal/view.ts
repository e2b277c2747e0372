import type { Withdrawal } from '@contract/entities/withdraw'
import type { Language } from '@contract/settings'
import type { WithdrawalRow } from './queries'

/** A withdrawal as its owner sees it. */
export const withdrawalView = (row: WithdrawalRow, language: Language): Withdrawal => ({
  id: row.id,
  amount: row.amount,
  fee: row.fee,
  arrives: row.amount - row.fee,
  state: row.state,
  account: { kind: row.kind, provider: row.provider, title: row.title[language], number: row.masked_number },
  reason: row.reason?.[language] ?? null,
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
})
