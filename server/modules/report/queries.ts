import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import type { ReportSubject } from '@contract/calls/report'
import type { Database, ReportTable } from '../../database/schema'
import { findConversation } from '../chat/queries/conversations'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** Serialises a customer's reports until the transaction ends. */
export async function lockReports(tx: Tx, customerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`report:${customerId}`}, 0))`.execute(tx)
}

/** The number of reports sent by a customer since a time. */
export async function reportsSince(tx: Tx, customerId: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('reports')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Inserts a report. */
export async function insertReport(tx: Tx, row: Insertable<ReportTable>): Promise<void> {
  await tx.insertInto('reports').values(row).execute()
}

type Named = { readonly id: string | null } | undefined

const storeOf: Record<ReportSubject, (tx: Tx, id: string, customerId: string) => Promise<Named>> = {
  store: (tx, id) => tx.selectFrom('stores').select('id').where('id', '=', id).executeTakeFirst(),
  goods: (tx, id) => tx.selectFrom('goods').select('store_id as id').where('id', '=', id).executeTakeFirst(),
  review: (tx, id) => tx.selectFrom('reviews').select('store_id as id').where('id', '=', id).executeTakeFirst(),
  conversation: async (tx, id, customerId) => {
    const found = await findConversation(tx, id, customerId)
    return found && { id: found.store_id }
  },
}

/** The store that a subject is or belongs to, null for none; undefined where the customer sees no such subject. */
export async function storeOfSubject(
  tx: Tx,
  subject: ReportSubject,
  id: string,
  customerId: string,
): Promise<string | null | undefined> {
  return (await storeOf[subject](tx, id, customerId))?.id
}

/** Messages of a conversation: those of some sequences, or the newest ones. */
export function reportedMessages(tx: Tx, conversationId: string, sequences: readonly number[], limit: number) {
  let query = tx
    .selectFrom('chat_messages')
    .select(['sequence', 'sender', 'sent_at', 'body_sealed'])
    .where('conversation_id', '=', conversationId)
  if (sequences.length > 0) query = query.where((eb) => eb('sequence', '=', eb.fn.any(eb.val([...sequences]))))
  return query.orderBy('sequence', 'desc').limit(limit).execute()
}

/** Keeps what was said as it was when it was reported. */
export async function insertEvidence(tx: Tx, report_id: string, messages_sealed: string): Promise<void> {
  await tx.insertInto('report_evidence').values({ report_id, messages_sealed }).execute()
}

/** The sealed messages that were reported; undefined for a report of something else. */
export async function evidenceOf(db: Db, reportId: string): Promise<string | undefined> {
  const evidence = db.selectFrom('report_evidence').select('messages_sealed').where('report_id', '=', reportId)
  return (await evidence.executeTakeFirst())?.messages_sealed
}

/** The conversation that was reported; undefined for a report of something else. */
export async function reportedConversation(db: Db, reportId: string): Promise<string | undefined> {
  const report = db.selectFrom('reports').select('subject_id').where('id', '=', reportId)
  const row = await report.where('subject', '=', 'conversation').executeTakeFirst()
  return row?.subject_id ?? undefined
}

/** Those sequences of a reported conversation whose content its parties see. */
export async function shownSequences(db: Db, reportId: string, sequences: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('reports')
    .innerJoin('chat_messages', 'chat_messages.conversation_id', 'reports.subject_id')
    .select('sequence')
    .where('reports.id', '=', reportId)
    .where((eb) => eb('sequence', '=', eb.fn.any(eb.val([...sequences]))))
    .where('body_sealed', 'is not', null)
    .execute()
  return new Set(rows.map(({ sequence }) => sequence))
}

/** The reports that wait for an answer, oldest first. */
export function waitingReports(db: Db, limit: number) {
  return db
    .selectFrom('reports')
    .select(['id', 'subject', 'type', 'created_at'])
    .where('answered_at', 'is', null)
    .orderBy('created_at')
    .limit(limit)
    .execute()
}

/** A report with its state; undefined for none. */
export const reportById = (db: Db, id: string) =>
  db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst()

/** Closes a report; false when it is closed already. */
export async function answerReport(tx: Tx, id: string, upheld: boolean, answered_at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reports')
    .set({ answered_at, upheld })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
