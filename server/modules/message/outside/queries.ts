import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { OutsideTopic } from '@contract/calls/message-outside'
import { deleteSome } from '../../../database/delete-some'
import type { Database, MessageConsentTable } from '../../../database/schema'

type Db = Kysely<Database>
export type Consent = Selectable<MessageConsentTable>

/** Keeps consents, each once by its client's id. */
export async function insertConsents(db: Db, rows: readonly Insertable<MessageConsentTable>[]): Promise<void> {
  await db
    .insertInto('message_consents')
    .values(rows)
    .onConflict((oc) => oc.doNothing())
    .execute()
}

/** How many consents of each topic a customer has that were not used. */
export function consentsLeft(db: Db, customerId: string): Promise<{ topic: OutsideTopic; left: number }[]> {
  return db
    .selectFrom('message_consents')
    .select(['topic', sql<number>`count(*)::int`.as('left')])
    .where('customer_id', '=', customerId)
    .where('used_for', 'is', null)
    .groupBy('topic')
    .execute()
}

/** Which of some customers have a consent left. */
export async function agreedOf(db: Db, customerIds: readonly string[], topic: OutsideTopic): Promise<Set<string>> {
  const rows = await db
    .selectFrom('message_consents')
    .select('customer_id')
    .distinct()
    .where('customer_id', '=', sql<string>`any(${[...customerIds]}::uuid[])`)
    .where('topic', '=', topic)
    .where('used_for', 'is', null)
    .execute()
  return new Set(rows.map(({ customer_id }) => customer_id))
}

/**
 * Uses a customer's oldest consent of a topic for one thing, in one statement: of two concurrent calls each gets
 * another one. A consent already used for the same thing is returned again; undefined when none is left.
 */
export async function takeConsent(
  db: Db,
  { customerId, topic, usedFor }: { customerId: string; topic: OutsideTopic; usedFor: string },
): Promise<Consent | undefined> {
  const taken = await db
    .selectFrom('message_consents')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('used_for', '=', usedFor)
    .executeTakeFirst()
  if (taken) return taken
  const { rows } = await sql<Consent>`
    update message_consents set used_for = ${usedFor} where (customer_id, client_id, topic) = (
      select customer_id, client_id, topic from message_consents
      where customer_id = ${customerId} and topic = ${topic} and used_for is null
      order by given_at, client_id limit 1 for update skip locked
    ) returning *`.execute(db)
  return rows[0]
}

/** Notes that the message of a consent has gone. */
export async function markSent(db: Db, { customer_id, used_for }: Consent, at: Date): Promise<void> {
  await db
    .updateTable('message_consents')
    .set({ sent_at: at })
    .where('customer_id', '=', customer_id)
    .where('used_for', '=', used_for)
    .execute()
}

/** Deletes some of the consents whose message has gone before a time. */
export const deleteUsed = (db: Db, before: Date): Promise<boolean> =>
  deleteSome(db, 'message_consents', sql`sent_at < ${before}`)

/** When a customer was last seen on any device, to some minutes; null for never. */
export async function lastSeen(db: Db, customerId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('sessions')
    .select(sql<Date | null>`max(coalesce(seen_at, created_at))`.as('at'))
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row?.at ?? null
}

/** A customer's language and notification settings. */
export function readerOf(db: Db, customerId: string) {
  return db
    .selectFrom('customers')
    .leftJoin('notification_settings', 'notification_settings.customer_id', 'customers.id')
    .select(['language', 'new_messages', 'show_details'])
    .where('customers.id', '=', customerId)
    .where('status', '=', 'active')
    .executeTakeFirst()
}

/** A notice that was neither read nor deleted. */
export function unreadNotice(db: Db, id: string) {
  return db
    .selectFrom('notices')
    .select(['topic', 'params', 'created_at'])
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** A customer's side of a conversation that has something unread; undefined when it has not, or is muted. */
export function unreadConversation(db: Db, id: string) {
  return db
    .selectFrom('conversations')
    .innerJoin('conversation_people', (join) =>
      join
        .onRef('conversation_people.conversation_id', '=', 'conversations.id')
        .on('conversation_people.party', '=', 'customer'),
    )
    .leftJoin('stores', 'stores.id', 'conversations.store_id')
    .select(['conversations.party', 'stores.name', 'read_sequence', 'active_at'])
    .where('conversations.id', '=', id)
    .where('muted', '=', false)
    .whereRef('read_sequence', '<', 'conversation_people.last_sequence')
    .executeTakeFirst()
}
