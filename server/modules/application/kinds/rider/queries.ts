import type { Insertable, Kysely, Transaction } from 'kysely'
import type { Database, RiderTable } from '../../../../database/schema'

/** Marks a customer as a rider. */
export async function insertRider(tx: Transaction<Database>, row: Insertable<RiderTable>): Promise<void> {
  await tx.insertInto('riders').values(row).execute()
}

/** The riders who joined last. */
export const newestRiders = (db: Kysely<Database>, count: number) =>
  db
    .selectFrom('riders')
    .select(['name', 'region', 'joined_at'])
    .orderBy('joined_at', 'desc')
    .orderBy('customer_id')
    .limit(count)
    .execute()

/** Number of riders. */
export async function countRiders(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('riders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
