import { sql, type Kysely } from 'kysely'
import type { NotificationTopic } from '@contract/notification-topics'
import type { Database } from '../../../database/schema'

type Db = Kysely<Database>

export interface NotificationRow {
  new_messages: boolean
  show_details: boolean
  topics_off: NotificationTopic[]
}

/** A change of the settings: null leaves a value as it is. */
export interface NotificationChange {
  readonly newMessages: boolean | null
  readonly showDetails: boolean | null
  readonly on: readonly NotificationTopic[]
  readonly off: readonly NotificationTopic[]
}

/** A customer's settings; undefined before the first change. */
export const notificationsOf = (db: Db, customerId: string): Promise<NotificationRow | undefined> =>
  db
    .selectFrom('notification_settings')
    .select(['new_messages', 'show_details', 'topics_off'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst()

/** Changes a customer's settings in one statement, so that changes from two devices both hold. */
export async function changeNotifications(db: Db, customerId: string, change: NotificationChange): Promise<void> {
  const { newMessages, showDetails, on, off } = change
  await sql`
    insert into notification_settings as kept (customer_id, new_messages, show_details, topics_off)
    values (${customerId}, coalesce(${newMessages}::boolean, true), coalesce(${showDetails}::boolean, true), ${[...off]}::text[])
    on conflict (customer_id) do update set
      new_messages = coalesce(${newMessages}::boolean, kept.new_messages),
      show_details = coalesce(${showDetails}::boolean, kept.show_details),
      topics_off = array(
        select topic from unnest(kept.topics_off || ${[...off]}::text[]) as topic
        where topic <> all(${[...on]}::text[]) group by topic order by topic
      )`.execute(db)
}

/** Those of some customers who want no messages about a topic. */
export async function unwillingOf(db: Db, customerIds: readonly string[], topic: NotificationTopic): Promise<string[]> {
  const rows = await db
    .selectFrom('notification_settings')
    .select('customer_id')
    .where((eb) => eb('customer_id', '=', eb.fn.any(eb.val([...customerIds]))))
    .where((eb) => eb.or([eb('new_messages', '=', false), sql<boolean>`${topic} = any(topics_off)`]))
    .execute()
  return rows.map(({ customer_id }) => customer_id)
}
