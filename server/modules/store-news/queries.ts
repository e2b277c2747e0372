import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'

type Db = Kysely<Database>

/** The read position of a store in a conversation. */
export const readByStore = (db: Db, conversationId: string) =>
  db
    .selectFrom('conversation_people')
    .select(['read_sequence', 'last_sequence', 'muted'])
    .where('conversation_id', '=', conversationId)
    .where('party', '=', 'store')
    .executeTakeFirst()

/** An unread notice with its active reader. */
export const unreadWithReader = (db: Db, id: string) =>
  db
    .selectFrom('notices')
    .innerJoin('customers', 'customers.id', 'notices.customer_id')
    .select(['notices.topic', 'notices.params', 'customers.phone_sealed', 'customers.language'])
    .where('notices.id', '=', id)
    .where('notices.read_at', 'is', null)
    .where('notices.removed_at', 'is', null)
    .where('customers.status', '=', 'active')
    .executeTakeFirst()

/** The kind and the state of an order. */
export const stateOf = (db: Db, orderId: string) =>
  db.selectFrom('orders').select(['kind', 'state']).where('id', '=', orderId).executeTakeFirst()
