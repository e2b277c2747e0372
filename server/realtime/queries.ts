import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema'

/** Notifies the listeners of a channel, on commit when `db` is a transaction. */
export async function notify(db: Kysely<Database>, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}

/** Notifies who runs the store of an event, on commit when `db` is a transaction; nobody runs some stores. */
export async function notifyMerchant(
  db: Kysely<Database>,
  channel: string,
  event: { readonly type: 'store'; readonly storeId: string },
): Promise<void> {
  await sql`select pg_notify(${channel}, (${JSON.stringify(event)}::jsonb || jsonb_build_object('customerId', merchant_id))::text)
    from stores where id = ${event.storeId} and merchant_id is not null`.execute(db)
}

/** Notifies who runs a store, who waits in its queue, and one customer more of an event, on commit when `db` is a transaction. */
export async function notifyQueue(
  db: Kysely<Database>,
  channel: string,
  event: { readonly type: 'queue'; readonly storeId: string },
  customerId: string | null,
): Promise<void> {
  await sql`select pg_notify(${channel}, (${JSON.stringify(event)}::jsonb || jsonb_build_object('customerId', told.id))::text)
    from (
      select ${customerId}::uuid as id
      union select merchant_id from stores where id = ${event.storeId}
      union select customer_id from queue_numbers where store_id = ${event.storeId} and state in ('waiting', 'called')
    ) as told where told.id is not null`.execute(db)
}

/** Notifies who is or was in a shared cart of an event, on commit when `db` is a transaction. */
export async function notifyGroupCart(
  db: Kysely<Database>,
  channel: string,
  event: { readonly type: 'groupCart'; readonly cartId: string },
): Promise<void> {
  await sql`select pg_notify(${channel}, (${JSON.stringify(event)}::jsonb || jsonb_build_object('customerId', customer_id))::text)
    from group_cart_people where cart_id = ${event.cartId}`.execute(db)
}
