import { sql } from 'kysely'
import type { ChatEvent } from '@contract/live'
import { storePeople } from '../../../database/store-people'
import type { Outbox } from '../../../realtime/queries'

/** Chat events that are yet to be announced; the recipients are looked up at that time. */
export const chatOutbox: Outbox = {
  async hasAny(db) {
    const { rows } = await sql<{ any: boolean }>`select exists (select from chat_outbox) as any`.execute(db)
    return rows[0]?.any ?? false
  },
  async take(tx, limit) {
    const { rows } = await sql<Omit<ChatEvent, 'type'> & { customerId: string | null }>`
      with taken as (
        delete from chat_outbox where (inbox_id, counter) in (
          select inbox_id, counter from chat_outbox limit ${limit} for update skip locked
        ) returning inbox_id, counter, conversation_id, sequence
      )
      select taken.inbox_id as inbox, counter::int8 as counter, conversation_id as "conversationId", sequence,
        case when conversations.store_id = taken.inbox_id then person.customer_id else taken.inbox_id end as "customerId"
      from taken join conversations on conversations.id = taken.conversation_id
      left join ${storePeople} as person
        on person.store_id = conversations.store_id and conversations.store_id = taken.inbox_id
      order by taken.inbox_id, counter`.execute(tx)
    const events = rows.flatMap(({ customerId, ...event }) =>
      customerId === null ? [] : [{ type: 'chat' as const, customerId, ...event }],
    )
    // A change of a store’s inbox is an event for each of its people.
    return { events, taken: new Set(rows.map(({ inbox, counter }) => `${inbox} ${counter}`)).size }
  },
}
