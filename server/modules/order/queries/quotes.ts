import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { QuoteId } from '@contract/entities/ids'
import { deleteSome } from '../../../database/delete-some'
import { prepared } from '../../../database/prepared'
import type { Database, QuoteTable } from '../../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type Quote = Selectable<QuoteTable>

/** Inserts a quote. */
export async function insertQuote(db: Db, row: Insertable<QuoteTable>): Promise<void> {
  await db.insertInto('quotes').values(row).execute()
}

const quoteOf = (db: Db, id: string, kind: string) =>
  db.selectFrom('quotes').selectAll().where('id', '=', id).where('kind', '=', kind)
const found = prepared(quoteOf)
const locked = prepared((db: Db, id: string, kind: string) => quoteOf(db, id, kind).forUpdate())
const used = prepared((db: Db, id: string, orderId: string) =>
  db.updateTable('quotes').set({ order_id: orderId }).where('id', '=', id),
)
const heads = prepared((db: Db, id: string) =>
  db.selectFrom('quotes').select(['kind', 'store_id']).where('id', '=', id),
)

/** A quote of a kind; undefined when it is deleted. */
export const findQuote = async (db: Db, id: QuoteId, kind: string): Promise<Quote | undefined> =>
  (await found(db, id, kind))[0]

/** Locks a quote of a kind, so that it is used once; undefined when it is deleted. */
export const lockQuote = async (tx: Tx, id: QuoteId, kind: string): Promise<Quote | undefined> =>
  (await locked(tx, id, kind))[0]

/** Links a locked quote to its order. */
export async function useQuote(tx: Tx, id: string, orderId: string): Promise<void> {
  await used(tx, id, orderId)
}

/** Deletes some of the unused quotes created before a time. */
export const forgetQuotes = (tx: Tx, before: Date): Promise<boolean> =>
  deleteSome(tx, 'quotes', sql`order_id is null and created_at < ${before}`)

/** The kind and the store of a quote; undefined when it is deleted. */
export async function findQuoteHead(db: Db, id: QuoteId): Promise<Pick<Quote, 'kind' | 'store_id'> | undefined> {
  return (await heads(db, id))[0]
}
