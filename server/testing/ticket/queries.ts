import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../../database/schema'

export type ShowTable = {
  id: string
  store_id: string
  name: string
  price: number
  seats_left: number
}

type TicketTables = {
  ticket_shows: ShowTable
  ticket_orders: { order_id: string; seat: string }
}

type Db = Kysely<Database>
type Tx = Transaction<Database>
const tables = (db: Db) => db.withTables<TicketTables>()

/** Creates the kind's tables, as a migration would. */
export const createTicketTables = (db: Db) =>
  sql`
    create table ticket_shows (id uuid primary key, store_id uuid not null, name text not null, price bigint not null,
      seats_left int not null check (seats_left >= 0));
    create table ticket_orders (order_id uuid primary key references orders, seat text not null)`.execute(db)

export async function insertShow(db: Db, show: ShowTable): Promise<void> {
  await tables(db).insertInto('ticket_shows').values(show).execute()
}

export const findShow = (db: Db, id: string) =>
  tables(db).selectFrom('ticket_shows').selectAll().where('id', '=', id).executeTakeFirst()

export async function takeSeats(tx: Tx, id: string, quantity: number): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('ticket_shows')
    .set((eb) => ({ seats_left: eb('seats_left', '-', quantity) }))
    .where('id', '=', id)
    .where('seats_left', '>=', quantity)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function seatsLeft(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tables(tx).selectFrom('ticket_shows').select(['id', 'seats_left']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, seats_left }) => [id, seats_left]))
}

export async function giveSeats(tx: Tx, id: string, quantity: number): Promise<void> {
  await tables(tx)
    .updateTable('ticket_shows')
    .set((eb) => ({ seats_left: eb('seats_left', '+', quantity) }))
    .where('id', '=', id)
    .execute()
}

export async function insertTicket(tx: Tx, orderId: string, seat: string): Promise<void> {
  await tables(tx).insertInto('ticket_orders').values({ order_id: orderId, seat }).execute()
}

export const ticketsOf = (db: Db, orderIds: readonly string[]) =>
  tables(db).selectFrom('ticket_orders').selectAll().where('order_id', 'in', orderIds).execute()
