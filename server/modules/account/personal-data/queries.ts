import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../../../database/schema'
import type { TableOfCustomer, TableOfOrder } from './tables'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type Row = Readonly<Record<string, unknown>>

/** The rows of a customer in a table. */
export async function rowsOf(db: Db, table: TableOfCustomer, customerId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`select * from ${sql.table(table)} where customer_id = ${customerId}`.execute(db)
  return rows
}

/** Deletes the rows of a customer in a table. */
export async function deleteRows(tx: Tx, table: TableOfCustomer, customerId: string): Promise<void> {
  await sql`delete from ${sql.table(table)} where customer_id = ${customerId}`.execute(tx)
}

/** Empties columns of the rows of a customer in a table. */
export async function emptyColumns(
  tx: Tx,
  table: TableOfCustomer,
  empty: Readonly<Record<string, '' | null | undefined>>,
  customerId: string,
): Promise<void> {
  const changes = Object.entries(empty).map(([column, value]) => sql`${sql.ref(column)} = ${value ?? null}`)
  await sql`update ${sql.table(table)} set ${sql.join(changes)} where customer_id = ${customerId}`.execute(tx)
}

/** The profile, without data on other people and without secrets of the account. */
export const profileOf = (db: Db, id: string): Promise<Row[]> =>
  db
    .selectFrom('customers')
    .select(['id', 'phone_sealed', 'nickname', 'signature', 'avatar', 'gender', 'birthday', 'email_sealed', 'language'])
    .select(['user_level', 'member_until', 'invite_code', 'created_at'])
    .where('id', '=', id)
    .execute()

/** Columns of the rows of a customer's orders in a table. */
export async function rowsOfOrders(
  db: Db,
  table: TableOfOrder,
  columns: readonly string[] | 'all',
  customerId: string,
): Promise<Row[]> {
  const own = (column: string) => sql.ref(`${table}.${column}`)
  const wanted = columns === 'all' ? sql`${sql.table(table)}.*` : sql.join(columns.map(own))
  const { rows } = await sql<Row>`select ${wanted} from ${sql.table(table)}
    join orders on orders.id = ${own('order_id')} where orders.customer_id = ${customerId}`.execute(db)
  return rows
}

/** Movements of a customer's balance. */
export const moneyOf = (db: Db, customerId: string): Promise<Row[]> =>
  db
    .selectFrom('ledger_entries')
    .innerJoin('accounts', 'accounts.id', 'ledger_entries.account_id')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .select(['ledger_transactions.kind', 'ledger_transactions.created_at', 'ledger_entries.amount'])
    .where('accounts.kind', '=', 'customer')
    .where('accounts.owner_id', '=', customerId)
    .execute()

/** Deletes the quotes that became no order. */
export async function deleteQuotes(tx: Tx, customerId: string): Promise<void> {
  await tx.deleteFrom('quotes').where('customer_id', '=', customerId).where('order_id', 'is', null).execute()
}

/** Takes name and pictures from a customer's reviews; what they said of a store stays. */
export async function anonymiseReviews(tx: Tx, customerId: string, author: object): Promise<void> {
  await sql`update review_dishes set has_pictures = false
    from reviews where reviews.id = review_id and reviews.customer_id = ${customerId}`.execute(tx)
  await sql`delete from review_translations using reviews
    where reviews.id = review_id and reviews.customer_id = ${customerId}`.execute(tx)
  await sql`update reviews set author = ${JSON.stringify(author)}::jsonb, anonymous = true, pictures = '[]', video = null
    where customer_id = ${customerId}`.execute(tx)
}

/** Whether a file, by its path, is evidence in a case of a customer. */
const isEvidence = (customerId: string, column: 'pictures' | 'video', found: ReturnType<typeof sql>) => sql`exists (
  select 1 from refund_statements join refunds on refunds.id = refund_id
  where refunds.customer_id = ${customerId} and refund_statements.${sql.ref(column)} @> ${found}
)`

/** Lets go of a customer's pictures but for those that belong to a refund; returns their ids. */
export async function releaseMedia(tx: Tx, customerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update media set used_at = null where customer_id = ${customerId} and not exists (
      select 1 from refunds where refunds.customer_id = ${customerId}
        and refunds.pictures @> jsonb_build_array(jsonb_build_object('id', media.id::text))
    ) and not ${isEvidence(customerId, 'pictures', sql`jsonb_build_array(jsonb_build_object('path', '/media/' || media.key))`)}
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Deletes the verification codes that were sent to a phone. */
export async function deleteCodes(tx: Tx, phoneHash: string): Promise<void> {
  await tx.deleteFrom('codes').where('phone_hash', '=', phoneHash).execute()
}

/** Deletes the counts of attempts whose key names a phone or a customer. */
export async function deleteAttempts(tx: Tx, part: string): Promise<void> {
  await sql`delete from attempts where strpos(key, ${part}) > 0`.execute(tx)
}

/** Lets go of a customer's videos but for those that belong to a refund; returns their ids. */
export async function releaseVideos(tx: Tx, customerId: string): Promise<string[]> {
  const rows = await tx
    .updateTable('videos')
    .set({ used_at: null })
    .where('customer_id', '=', customerId)
    .where(
      sql<boolean>`not ${isEvidence(customerId, 'video', sql`jsonb_build_object('path', '/media/' || videos.key || '.mp4')`)}`,
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Messages that a customer wrote in conversations, with the other parties. */
export const messagesOf = (db: Db, customerId: string): Promise<Row[]> =>
  db
    .selectFrom('chat_messages')
    .innerJoin('conversations', 'conversations.id', 'chat_messages.conversation_id')
    .select(['conversation_id', 'conversations.party', 'store_id', 'sequence', 'sent_at', 'body_sealed'])
    .where('conversations.customer_id', '=', customerId)
    .where('sender', '=', 'customer')
    .execute()
