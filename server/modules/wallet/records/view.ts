import type { MoneyRecord, MoneyRecordType } from '@contract/entities/money-record'
import type { Language } from '@contract/settings'
import { localDay } from '../../../local-time'
import type { RecordRow } from './queries'

const byMovement: Readonly<Record<string, MoneyRecordType>> = {
  payment: 'payment',
  reserve: 'payment',
  refund: 'refund',
  credit: 'refund',
  release: 'refund',
  tipReturned: 'refund',
  withdrawal: 'withdrawal',
  withdrawalReturned: 'withdrawalReturn',
  invitation: 'reward',
}
/** Purposes whose payments put money into the balance. */
const byPurpose: Readonly<Record<string, MoneyRecordType>> = { topUp: 'topUp' }

const typeOf = ({ movement, purpose, amount }: RecordRow): MoneyRecordType =>
  (amount > 0 ? byPurpose[purpose ?? ''] : undefined) ?? byMovement[movement] ?? 'other'

/** A record as its owner sees it. */
export const recordView = (row: RecordRow, language: Language, zone: string): MoneyRecord => ({
  id: row.id,
  type: typeOf(row),
  category: row.category,
  title: row.title?.[language] ?? null,
  amount: row.amount,
  at: row.created_at.toISOString(),
  day: localDay(zone, row.created_at),
})
