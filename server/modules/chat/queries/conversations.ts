import { type Kysely, sql, type Transaction } from 'kysely'
import type { ChatParty, ChatSender } from '@contract/entities/chat'
import type { Picture } from '@contract/entities/common'
import type { BusinessKind } from '@contract/order-kinds'
import { descending, Keyset, type KeyedRow, type Slice } from '../../../database/keyset'
import type { Bilingual, Database } from '../../../database/schema'
import { peopleOf, storePeople } from '../../../database/store-people'
import { endOf } from './end'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** A conversation with its two people and its newest message, as one of them sees it. */
export interface ConversationRow {
  readonly id: string
  readonly customer_id: string
  readonly with_party: 'store' | 'rider' | 'service'
  readonly store_id: string | null
  readonly rider_id: string | null
  readonly order_id: string | null
  readonly order_phase: string | null
  readonly party: ChatParty
  readonly inbox_id: string
  readonly last_sequence: number
  readonly read_sequence: number
  readonly their_read_sequence: number
  readonly pin: number
  readonly muted: boolean
  readonly hidden: boolean
  readonly blocked_at: Date | null
  readonly their_blocked_at: Date | null
  readonly active_at: Date
  readonly change: number
  readonly store_name: Bilingual | null
  readonly store_business: BusinessKind | null
  readonly store_logo: Picture | null
  readonly nickname: string
  readonly avatar: Picture
  readonly rider_name: string | null
  readonly order_ended_at: Date | null
  readonly newest_sender: ChatSender | null
  readonly newest_kind: string | null
  readonly newest_sealed: string | null
  readonly newest_recalled: boolean | null
  readonly newest_removed: boolean | null
}

/** Conversations of an inbox: `mine` is the viewer's seat, `theirs` the other one. */
function seats(db: Db) {
  return db
    .selectFrom('conversation_people as mine')
    .innerJoin('conversations', 'conversations.id', 'mine.conversation_id')
    .innerJoin('conversation_people as theirs', (join) =>
      join.onRef('theirs.conversation_id', '=', 'mine.conversation_id').onRef('theirs.party', '<>', 'mine.party'),
    )
    .innerJoin('customers', 'customers.id', 'conversations.customer_id')
    .leftJoin('stores', 'stores.id', 'conversations.store_id')
    .leftJoin('orders', 'orders.id', 'conversations.order_id')
    .leftJoin('riders', 'riders.customer_id', 'conversations.rider_id')
    .leftJoin('chat_messages as newest', (join) =>
      join
        .onRef('newest.conversation_id', '=', 'mine.conversation_id')
        .onRef('newest.sequence', '=', 'mine.last_sequence'),
    )
    .select(['conversations.id', 'conversations.customer_id', 'conversations.party as with_party'])
    .select(['conversations.store_id', 'conversations.rider_id', 'conversations.order_id', 'mine.party'])
    .select(['mine.inbox_id', 'mine.last_sequence', 'mine.read_sequence', 'mine.pin', 'mine.muted', 'mine.hidden'])
    .select(['mine.blocked_at', 'mine.active_at', 'mine.change'])
    .select(['theirs.read_sequence as their_read_sequence', 'theirs.blocked_at as their_blocked_at'])
    .select([
      'stores.name as store_name',
      'stores.business as store_business',
      'stores.logo as store_logo',
      'customers.nickname',
      'customers.avatar',
    ])
    .select(['riders.name as rider_name', 'orders.phase as order_phase', endOf('conversations').as('order_ended_at')])
    .select(['newest.sender as newest_sender', 'newest.kind as newest_kind', 'newest.body_sealed as newest_sealed'])
    .select([
      sql<boolean | null>`newest.recalled_at is not null`.as('newest_recalled'),
      sql<boolean | null>`newest.removed_at is not null`.as('newest_removed'),
    ])
    .where('mine.inbox_id', 'is not', null)
    .$narrowType<{ inbox_id: string }>()
}

const newestFirst = new Keyset([
  descending('integer', sql.ref('mine.pin')),
  descending('instant', sql.ref('mine.active_at')),
  descending('id', sql.ref('mine.conversation_id')),
])

/** A page of an inbox: pinned ones first, then by the newest message, without hidden ones and those without a message. */
export function listConversations(db: Db, inboxId: string, slice: Slice): Promise<(ConversationRow & KeyedRow)[]> {
  // Without parameters in what the index of the list is partial by: a prepared statement uses it then.
  const query = seats(db)
    .where('mine.inbox_id', '=', inboxId)
    .where((eb) => eb.not('mine.hidden'))
    .where((eb) => eb('mine.last_sequence', '>', eb.lit(0)))
  return newestFirst.page(query, slice).execute()
}

/** A conversation as a person sees it who is its customer or its rider, or in the team of its store. */
export function findConversation(db: Db, id: string, personId: string): Promise<ConversationRow | undefined> {
  const isOfStore = sql<boolean>`exists (
    select from ${storePeople} as person where person.store_id = conversations.store_id and person.customer_id = ${personId})`
  return seats(db)
    .where('mine.conversation_id', '=', id)
    .where((eb) => eb.or([eb('mine.inbox_id', '=', personId), eb.and([eb('mine.party', '=', 'store'), isOfStore])]))
    .orderBy(sql`mine.party = 'customer'`, 'desc')
    .executeTakeFirst()
}

/** The conversations of an inbox that changed within counts of its changes. */
export function changedConversations(
  db: Db,
  inboxId: string,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<ConversationRow[]> {
  return seats(db)
    .where('mine.inbox_id', '=', inboxId)
    .where('mine.change', '>', after)
    .where('mine.change', '<=', upTo)
    .orderBy('mine.change')
    .limit(limit)
    .execute()
}

/** The parties of a conversation. */
export interface Between {
  readonly customerId: string
  readonly party: 'store' | 'rider' | 'service'
  readonly storeId: string | null
  readonly riderId: string | null
  readonly orderId: string | null
}

/** The id of the one conversation between two parties; undefined before it is made. */
export async function conversationBetween(db: Db, between: Between): Promise<string | undefined> {
  const { customerId, party, storeId, riderId, orderId } = between
  let query = db.selectFrom('conversations').select('id').where('customer_id', '=', customerId)
  query = query.where('party', '=', party)
  if (party === 'store') query = query.where('store_id', '=', storeId)
  if (party === 'rider')
    query = query.where('order_id', '=', orderId).where('rider_id', 'is not distinct from', riderId)
  return (await query.executeTakeFirst())?.id
}

/** Makes a conversation unless there is one; answers whether it did. */
export async function insertConversation(tx: Tx, id: string, between: Between, now: Date): Promise<boolean> {
  const { customerId, party, storeId, riderId, orderId } = between
  const row = { id, customer_id: customerId, party, store_id: storeId, rider_id: riderId, order_id: orderId }
  const made = await tx
    .insertInto('conversations')
    .values({ ...row, created_at: now })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows !== 1n) return false
  const other = storeId ?? riderId
  const seat = { conversation_id: id, active_at: now, minute_at: now }
  await tx
    .insertInto('conversation_people')
    .values([
      { ...seat, party: 'customer', inbox_id: customerId },
      { ...seat, party, inbox_id: other },
    ])
    .execute()
  const counters = [customerId, ...(other ? [other] : [])].map((inbox_id) => ({ inbox_id, hour_at: now }))
  await tx
    .insertInto('chat_counters')
    .values(counters)
    .onConflict((oc) => oc.doNothing())
    .execute()
  return true
}

/** Says which order a conversation is about now. */
export async function setSubject(db: Db, id: string, orderId: string): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ order_id: orderId })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('order_id', 'is', null), eb('order_id', '<>', orderId)]))
    .execute()
}

/** Whether a customer is in the team of a store; undefined when the store does not exist. */
export async function isInTeam(db: Db, id: string, customerId: string): Promise<boolean | undefined> {
  const store = db.selectFrom('stores').select('id').where('id', '=', id)
  const query = store.select(sql<boolean>`${customerId}::uuid in (${peopleOf(id)})`.as('in_team'))
  return (await query.executeTakeFirst())?.in_team
}

/** The parties of an order, and its rider: the one who has it, or had it last; null for a courier, whose person reads no messages. */
export function findParties(db: Db, orderId: string) {
  return db
    .selectFrom('orders')
    .select(['orders.id', 'orders.customer_id', 'orders.store_id', 'orders.ended_at'])
    .select((eb) =>
      eb
        .selectFrom('deliveries')
        .select('rider_id')
        .whereRef('deliveries.order_id', '=', 'orders.id')
        .where('rider_id', 'is not', null)
        .orderBy(sql`ended_at is null`, 'desc')
        .orderBy('ended_at', 'desc')
        .limit(1)
        .as('rider_id'),
    )
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
}

/** The order of an after-sales case. */
export async function orderOfRefund(db: Db, refundId: string): Promise<string> {
  const found = db.selectFrom('refunds').select('order_id').where('id', '=', refundId)
  return (await found.executeTakeFirstOrThrow()).order_id
}

/** The order of a delivery and its customer; undefined for a delivery of another rider. */
export function orderOfDelivery(db: Db, deliveryId: string, riderId: string) {
  return db
    .selectFrom('deliveries')
    .innerJoin('orders', 'orders.id', 'deliveries.order_id')
    .select(['deliveries.order_id', 'orders.customer_id'])
    .where('deliveries.id', '=', deliveryId)
    .where('deliveries.rider_id', '=', riderId)
    .executeTakeFirst()
}
