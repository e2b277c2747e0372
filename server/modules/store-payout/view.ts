import type { StorePayout } from '@contract/entities/settlement'
import type { Language } from '@contract/settings'
import type { PayoutRow } from './queries'

/** A payout as its merchant sees it. */
export const payoutView = (row: PayoutRow, language: Language): StorePayout => ({
  id: row.id,
  amount: row.amount,
  state: row.state,
  isAutomatic: row.is_automatic,
  account: { kind: row.kind, provider: row.provider, title: row.title[language], number: row.masked_number },
  reason: row.reason?.[language] ?? null,
  createdAt: row.created_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
})
