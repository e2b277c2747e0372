import type { FraudCase } from '@contract/entities/staff-fraud'
import type { Language } from '@contract/settings'
import type { NamedCase } from './queries'
import { signals } from './signals'

/** A case as staff see it. */
export const fraudCaseView = (row: NamedCase, language: Language): FraudCase => ({
  id: row.id,
  kind: row.kind,
  amount: row.amount,
  state: row.state,
  customer: { id: row.customer_id, name: row.customer_name },
  store: row.store_id && row.store_name ? { id: row.store_id, name: row.store_name[language] } : null,
  signals: row.signals.map((found) => ({ ...found, title: signals[found.name]?.words[language] ?? found.name })),
  openedAt: row.created_at.toISOString(),
  decision: row.decided_at && { reason: row.reason, at: row.decided_at.toISOString() },
})
