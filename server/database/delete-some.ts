import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from './schema'

/** The most rows that one statement deletes. */
export const deletedAtOnce = 1000

/** Deletes some of the rows of a table that match a condition; answers whether more may be left. */
export async function deleteSome(
  db: Kysely<Database>,
  table: keyof Database,
  condition: RawBuilder<unknown>,
): Promise<boolean> {
  const from = sql.table(table)
  const { numAffectedRows } = await sql`
    delete from ${from} where ctid = any(array(select ctid from ${from} where ${condition} limit ${deletedAtOnce}))`.execute(
    db,
  )
  return numAffectedRows === BigInt(deletedAtOnce)
}
