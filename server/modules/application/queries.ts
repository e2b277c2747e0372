import type { Insertable, Kysely, Transaction, Updateable } from 'kysely'
import type { ApplicationKind } from '@contract/entities/application'
import type { ApplicationTable, Database } from '../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** An application as it is stored. */
export type ApplicationRow = Awaited<ReturnType<typeof lockApplication>>

const columns = [
  'id',
  'customer_id',
  'kind',
  'state',
  'form_sealed',
  'applicant',
  'reasons',
  'submitted_at',
  'decided_at',
] as const

/** Inserts an application unless the customer has one of the kind; whether it was inserted. */
export async function insertApplication(tx: Tx, row: Insertable<ApplicationTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows: count } = await tx
    .insertInto('applications')
    .values(row)
    .onConflict((oc) => oc.columns(['customer_id', 'kind']).doNothing())
    .executeTakeFirstOrThrow()
  return count === 1n
}

/** A customer's application of a kind, locked. */
export const lockOwn = (tx: Tx, customerId: string, kind: ApplicationKind) =>
  tx
    .selectFrom('applications')
    .select(columns)
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** An application by id, locked; undefined when there is none. */
export const findLocked = (tx: Tx, id: string) =>
  tx.selectFrom('applications').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

/** An application by id, locked. */
export const lockApplication = (tx: Tx, id: string) =>
  tx.selectFrom('applications').select(columns).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** Changes an application. */
export async function updateApplication(tx: Tx, id: string, change: Updateable<ApplicationTable>): Promise<void> {
  await tx.updateTable('applications').set(change).where('id', '=', id).execute()
}

/** All applications of a customer. */
export const applicationsOf = (db: Db, customerId: string) =>
  db.selectFrom('applications').select(columns).where('customer_id', '=', customerId).execute()

/** Applications that wait for a decision, the oldest first. */
export const waiting = (db: Db, most: number) =>
  db
    .selectFrom('applications')
    .select(columns)
    .where('state', '=', 'inReview')
    .orderBy('submitted_at')
    .orderBy('id')
    .limit(most)
    .execute()

/** The application with an id. */
export const findApplication = (db: Db, id: string) =>
  db.selectFrom('applications').select(columns).where('id', '=', id).executeTakeFirst()

/** A customer's public pictures by id. */
export const publicPictures = (db: Db, customerId: string, ids: readonly string[]) =>
  db
    .selectFrom('media')
    .select(['id', 'key', 'colour'])
    .where('customer_id', '=', customerId)
    .where('id', 'in', ids)
    .execute()
