import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { Database, SandboxDeliveryTable } from '../../database/schema'

type Db = Kysely<Database>
export type SandboxDelivery = Selectable<SandboxDeliveryTable>

/** Adds a delivery; undefined for a number that is there already. */
export const insertDelivery = (db: Db, row: Insertable<SandboxDeliveryTable>): Promise<SandboxDelivery | undefined> =>
  db
    .insertInto('sandbox_deliveries')
    .values(row)
    .onConflict((oc) => oc.column('reference').doNothing())
    .returningAll()
    .executeTakeFirst()

/** A delivery by our number. */
export const deliveryOf = (db: Db, reference: string): Promise<SandboxDelivery> =>
  db.selectFrom('sandbox_deliveries').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()

/** A delivery; undefined for an unknown one. */
export const deliveryById = (db: Db, id: string): Promise<SandboxDelivery | undefined> =>
  db.selectFrom('sandbox_deliveries').selectAll().where('id', '=', id).executeTakeFirst()

/** Locks a delivery; undefined for an unknown one. */
export const lockDelivery = (tx: Transaction<Database>, id: string): Promise<SandboxDelivery | undefined> =>
  tx.selectFrom('sandbox_deliveries').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Changes a locked delivery. */
export const updateDelivery = (
  tx: Transaction<Database>,
  id: string,
  change: Updateable<SandboxDeliveryTable>,
): Promise<SandboxDelivery> =>
  tx.updateTable('sandbox_deliveries').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
