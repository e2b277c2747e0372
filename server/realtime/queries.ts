import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema'

/** Notifies the listeners of a channel, on commit when `db` is a transaction. */
export async function notify(db: Kysely<Database>, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}
