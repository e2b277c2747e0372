import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '../database/schema'
import type { LiveEvent, TopicEvent } from './events'

type Db = Kysely<Database>

/** Events that are written in transactions and announced after them. */
export interface Outbox {
  /** Whether anything is yet to be announced. */
  hasAny(db: Db): Promise<boolean>
  /**
   * Takes up to `limit` pending rows, skipping those locked by another server's announcer. The rows are deleted with
   * the transaction, and stay when it fails.
   * @returns the events, and the number of rows
   */
  take(tx: Transaction<Database>, limit: number): Promise<{ events: LiveEvent[]; taken: number }>
}

/** The outbox of all events but those of chats, which have an outbox in the order of each inbox. */
export const eventOutbox: Outbox = {
  async hasAny(db) {
    const { rows } = await sql<{ any: boolean }>`select exists (select from event_outbox) as any`.execute(db)
    return rows[0]?.any ?? false
  },
  async take(tx, limit) {
    const { rows } = await sql<{ event: LiveEvent }>`
      with taken as (
        delete from event_outbox where (written_at, id) in (
          select written_at, id from event_outbox order by written_at, id limit ${limit} for update skip locked
        ) returning written_at, event
      )
      select event from taken order by written_at`.execute(tx)
    return { events: rows.map(({ event }) => event), taken: rows.length }
  },
}

/** Notifies the listeners of a channel, on commit when `db` is a transaction. */
export async function notify(db: Db, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}

/** Customers who receive an event: a query of their ids in a column `id`, in which null is nobody. */
export type Audience = RawBuilder<{ id: string | null }>

/** The audience of one customer. */
export const customerAudience = (id: string): Audience => sql`select ${id}::uuid as id`

/** Writes an event for each customer of an audience. */
export async function writeEvent(db: Db, audience: Audience, event: TopicEvent): Promise<void> {
  await sql`insert into event_outbox (event)
    select ${JSON.stringify(event)}::jsonb || jsonb_build_object('customerId', audience.id)
    from (${audience}) as audience where audience.id is not null`.execute(db)
}
