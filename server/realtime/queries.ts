import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../database/schema'
import type { DeliveryEvent, LiveEvent, MessageEvent, OrderEvent } from './events'

type Db = Kysely<Database>

/** Events that are written in transactions and announced after them. */
export interface Outbox {
  /** Whether anything is yet to be announced. */
  hasAny(db: Db): Promise<boolean>
  /**
   * Takes what is yet to be announced, at most so many rows, past what another server is about to announce. The rows are
   * gone with the transaction, and back when it fails.
   * @returns the events, and how many rows were taken
   */
  take(tx: Transaction<Database>, limit: number): Promise<{ events: LiveEvent[]; taken: number }>
}

/** The outbox of all events but those of chats, which stand in their own order. */
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

/** Tells a customer of an event. */
export async function writeEvent(db: Db, event: OrderEvent | MessageEvent | DeliveryEvent): Promise<void> {
  await sql`insert into event_outbox (event) values (${JSON.stringify(event)})`.execute(db)
}

/** Tells who runs the store of an event; nobody runs some stores. */
export async function writeToMerchant(
  db: Db,
  event: { readonly type: 'store'; readonly storeId: string },
): Promise<void> {
  await sql`insert into event_outbox (event)
    select ${JSON.stringify(event)}::jsonb || jsonb_build_object('customerId', merchant_id)
    from stores where id = ${event.storeId} and merchant_id is not null`.execute(db)
}

/** Tells who runs a store, who waits in its queue, and one customer more of an event. */
export async function writeToQueue(
  db: Db,
  event: { readonly type: 'queue'; readonly storeId: string },
  customerId: string | null,
): Promise<void> {
  await sql`insert into event_outbox (event)
    select ${JSON.stringify(event)}::jsonb || jsonb_build_object('customerId', told.id)
    from (
      select ${customerId}::uuid as id
      union select merchant_id from stores where id = ${event.storeId}
      union select customer_id from queue_numbers where store_id = ${event.storeId} and state in ('waiting', 'called')
    ) as told where told.id is not null`.execute(db)
}

/** Tells who is in a shared cart of an event. */
export async function writeToGroupCart(
  db: Db,
  event: { readonly type: 'groupCart'; readonly cartId: string },
): Promise<void> {
  await sql`insert into event_outbox (event)
    select ${JSON.stringify(event)}::jsonb || jsonb_build_object('customerId', customer_id)
    from group_cart_people where cart_id = ${event.cartId} and removed_at is null`.execute(db)
}

/** Tells who is or was in a group of an event. */
export async function writeToDealGroup(
  db: Db,
  event: { readonly type: 'dealGroup'; readonly groupId: string },
): Promise<void> {
  await sql`insert into event_outbox (event)
    select ${JSON.stringify(event)}::jsonb || jsonb_build_object('customerId', customer_id)
    from group_places where group_id = ${event.groupId} group by customer_id`.execute(db)
}
