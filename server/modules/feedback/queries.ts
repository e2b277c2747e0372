import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import { descending, Keyset, type Slice } from '../../database/keyset'
import type { Bilingual, Database, FeedbackTable } from '../../database/schema'
import { underNewNumber } from '../order/number'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type FeedbackRow = Selectable<FeedbackTable>

/** Serialises a customer's feedback until the transaction ends. */
export async function lockFeedback(tx: Tx, customerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`feedback:${customerId}`}, 0))`.execute(tx)
}

/** Number of a customer's feedback since a time. */
export async function feedbackSince(tx: Tx, customerId: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('feedbacks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** The number of an order; null for none. */
export async function orderNumberOf(tx: Tx, orderId: string | undefined): Promise<string | null> {
  if (orderId === undefined) return null
  const { number } = await tx.selectFrom('orders').select('number').where('id', '=', orderId).executeTakeFirstOrThrow()
  return number
}

/** Inserts feedback under a unique number and returns both of its ids. */
export function insertFeedback(
  tx: Tx,
  row: Omit<Insertable<FeedbackTable>, 'number'>,
  draw: () => string,
): Promise<Pick<FeedbackRow, 'id' | 'number'>> {
  return underNewNumber(draw, (number) =>
    tx
      .insertInto('feedbacks')
      .values({ ...row, number })
      .onConflict((oc) => oc.column('number').doNothing())
      .returning(['id', 'number'])
      .executeTakeFirst(),
  )
}

const newestFirst = new Keyset([descending('instant', sql.ref('created_at')), descending('id', sql.ref('id'))])

/** One page of a customer's feedback. */
export const listFeedback = (db: Db, customerId: string, slice: Slice) =>
  newestFirst.page(db.selectFrom('feedbacks').selectAll().where('customer_id', '=', customerId), slice).execute()

/** Number of answers that a customer has not read. */
export async function newAnswers(db: Db, customerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('feedbacks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('answered_at', 'is not', null)
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Marks the answers with the given ids as read. */
export async function markSeen(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await db.updateTable('feedbacks').set({ seen_at: now }).where('id', 'in', ids).where('seen_at', 'is', null).execute()
}

/** Answers feedback by its number; false when there is none without an answer. */
export async function answerFeedback(db: Db, number: string, answer: Bilingual, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('feedbacks')
    .set({ answer: JSON.stringify(answer), answered_at: now })
    .where('number', '=', number)
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
