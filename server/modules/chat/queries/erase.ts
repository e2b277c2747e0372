import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/schema'

/**
 * Erases the messages of a customer's conversations, of both parties, since each reveals something of the other. All inboxes count and
 * announce each of them, so that open chats lose them too. Answers the ids of the messages.
 */
export async function eraseMessages(tx: Transaction<Database>, customerId: string, at: Date): Promise<string[]> {
  await tx
    .selectFrom('conversations')
    .select('id')
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const { rows } = await sql<{ id: string }>`
    with erased as (
      update chat_messages set body_sealed = null, removed_at = coalesce(removed_at, ${at})
      where conversation_id in (select id from conversations where customer_id = ${customerId})
        and body_sealed is not null returning conversation_id, sequence, id
    ), listed as (
      select seat.inbox_id, conversation_id, sequence,
        row_number() over (partition by seat.inbox_id order by conversation_id, sequence) as place
      from erased join conversation_people seat using (conversation_id) where seat.inbox_id is not null
    ), sums as (
      select inbox_id, max(place) as count from listed group by inbox_id
    ), counted as (
      update chat_counters inbox set counter = counter + sums.count
      from sums where inbox.inbox_id = sums.inbox_id returning inbox.inbox_id, counter - sums.count as base
    ), numbered as (
      select listed.inbox_id, conversation_id, sequence, base + place as counter from listed join counted using (inbox_id)
    ), noted as (
      insert into chat_edits (inbox_id, counter, conversation_id, sequence)
      select inbox_id, counter, conversation_id, sequence from numbered
    ), last as (
      select inbox_id, conversation_id, max(counter) as counter from numbered group by inbox_id, conversation_id
    ), seated as (
      update conversation_people seat set change = last.counter
      from last where seat.conversation_id = last.conversation_id and seat.inbox_id = last.inbox_id
    ), announced as (
      insert into chat_outbox (inbox_id, counter, conversation_id, sequence)
      select inbox_id, counter, conversation_id, conversations.last_sequence
      from last join conversations on conversations.id = last.conversation_id
    )
    select id from erased`.execute(tx)
  return rows.map(({ id }) => id)
}
