import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { FraudCaseState } from '@contract/entities/staff-fraud'
import { descending, Keyset, type Slice } from '../../database/keyset'
import type { Database, FraudCaseTable } from '../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type FraudCaseRow = Selectable<FraudCaseTable>

export const caseById = (db: Db, id: string): Promise<FraudCaseRow | undefined> =>
  db.selectFrom('fraud_cases').selectAll().where('id', '=', id).executeTakeFirst()

/** Locks a case; undefined without one. Its subject is locked before it. */
export const lockCase = (tx: Tx, id: string): Promise<FraudCaseRow | undefined> =>
  tx.selectFrom('fraud_cases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Opens a case; undefined where there was one already. */
export const insertCase = (tx: Tx, row: Insertable<FraudCaseTable>): Promise<FraudCaseRow | undefined> =>
  tx
    .insertInto('fraud_cases')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .returningAll()
    .executeTakeFirst()

interface Decision {
  readonly state: Exclude<FraudCaseState, 'open'>
  readonly reason: string | null
  readonly at: Date
}

/** Decides an open case. */
export async function decideCase(tx: Tx, id: string, { state, reason, at }: Decision): Promise<void> {
  const open = tx.updateTable('fraud_cases').where('id', '=', id).where('state', '=', 'open')
  await open.set({ state, reason, decided_at: at }).execute()
}

const newestFirst = new Keyset([
  descending('instant', sql.ref('fraud_cases.created_at')),
  descending('id', sql.ref('fraud_cases.id')),
])

const named = (db: Db) =>
  db
    .selectFrom('fraud_cases')
    .innerJoin('customers', 'customers.id', 'fraud_cases.customer_id')
    .leftJoin('stores', 'stores.id', 'fraud_cases.store_id')
    .selectAll('fraud_cases')
    .select(['customers.nickname as customer_name', 'stores.name as store_name'])

/** A page of the cases that wait, or of those that were decided, newest first. */
export const listCases = (db: Db, isOpen: boolean, slice: Slice) =>
  newestFirst.page(named(db).where(sql<boolean>`(fraud_cases.state = 'open')`, '=', isOpen), slice).execute()

/** A case with the names of its customer and its store. */
export const namedCase = (db: Db, id: string) => named(db).where('fraud_cases.id', '=', id).executeTakeFirst()

export type NamedCase = NonNullable<Awaited<ReturnType<typeof namedCase>>>
