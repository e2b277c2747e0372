import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { QuoteId } from '@contract/entities/ids'
import type { Database, QuoteTable } from '../../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type Quote = Selectable<QuoteTable>

/** Inserts a quote. */
export async function insertQuote(db: Db, row: Insertable<QuoteTable>): Promise<void> {
  await db.insertInto('quotes').values(row).execute()
}

/** A quote of a kind; undefined when it is deleted. */
export function findQuote(db: Db, id: QuoteId, kind: string): Promise<Quote | undefined> {
  return db.selectFrom('quotes').selectAll().where('id', '=', id).where('kind', '=', kind).executeTakeFirst()
}

/** Locks a quote of a kind, so that it is used once; undefined when it is deleted. */
export function lockQuote(tx: Tx, id: QuoteId, kind: string): Promise<Quote | undefined> {
  return tx
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst()
}

/** Links a locked quote to its order. */
export async function useQuote(tx: Tx, id: string, orderId: string): Promise<void> {
  await tx.updateTable('quotes').set({ order_id: orderId }).where('id', '=', id).execute()
}

/** Deletes unused quotes created before a time. */
export async function forgetQuotes(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('quotes').where('order_id', 'is', null).where('created_at', '<', before).execute()
}

/** Locks a customer, so that concurrent submissions see the same purchase limits and first-order discount one after another. */
export async function lockCustomer(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('customers').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
}

/** The kind of a quote; undefined when it is deleted. */
export async function findQuoteKind(db: Db, id: QuoteId): Promise<string | undefined> {
  return (await db.selectFrom('quotes').select('kind').where('id', '=', id).executeTakeFirst())?.kind
}
