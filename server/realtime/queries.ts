import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema'

/** Tells every listener of a channel, within the transaction once it is committed. */
export async function notify(db: Kysely<Database>, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}
