import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { QuoteId } from '@contract/entities/ids'
import { deleteSome } from '../../../database/delete-some'
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

/** Deletes some of the unused quotes created before a time. */
export const forgetQuotes = (tx: Tx, before: Date): Promise<boolean> =>
  deleteSome(tx, 'quotes', sql`order_id is null and created_at < ${before}`)

/** The kind of a quote; undefined when it is deleted. */
export async function findQuoteKind(db: Db, id: QuoteId): Promise<string | undefined> {
  return (await db.selectFrom('quotes').select('kind').where('id', '=', id).executeTakeFirst())?.kind
}
