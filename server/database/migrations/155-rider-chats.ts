import { sql } from 'kysely'
import { buildIndex, changeTable, type Migration } from './migration'

/** The rider of a conversation, built while the table is in use: one conversation for each rider who has an order. */
export const riderChats: Migration = {
  outsideTransaction: true,
  async up(db) {
    await changeTable(db, sql`alter table conversations add column if not exists rider_id uuid references customers`)
    const pair = `on conversations (customer_id, order_id, coalesce(rider_id, customer_id)) where party = 'rider'`
    await buildIndex(db, 'one_conversation_with_each_rider', pair, 'unique index')
    await buildIndex(db, 'conversations_rider', 'on conversations (rider_id) where rider_id is not null')
    await buildIndex(db, 'deliveries_order', 'on deliveries (order_id, rider_id)')
    await sql`drop index concurrently if exists one_conversation_with_rider`.execute(db)
  },
}
