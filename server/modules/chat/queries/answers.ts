import { type Kysely, sql } from 'kysely'
import type { StoreAnswers } from '@contract/entities/chat'
import type { Database } from '../../../database/schema'
import { isOpenAt } from '../../../database/store-hours'

/** Conversations, and messages of each, that are looked at. */
const lately = { conversations: 20, messages: 40 }

/**
 * Whether a store is open, and the median time from a customer's message to its answer, each the last of a conversation, rounded
 * up to a minute; null for an unknown store.
 */
export async function storeAnswers(db: Kysely<Database>, storeId: string, now: Date): Promise<StoreAnswers | null> {
  const { rows } = await sql<StoreAnswers>`
    with recent as (
      select conversation_id, last_sequence from conversation_people
      where inbox_id = ${storeId} and not hidden and last_sequence > 0
      order by pin desc, active_at desc, conversation_id desc limit ${sql.lit(lately.conversations)}
    ), taken as (
      select extract(epoch from answer.sent_at - answer.asked_at) / 60 as minutes
      from recent cross join lateral (
        select answer.sent_at, question.sent_at as asked_at
        from chat_messages answer
        join chat_messages question
          on question.conversation_id = answer.conversation_id and question.sequence = answer.sequence - 1
        where answer.conversation_id = recent.conversation_id
          and answer.sequence > recent.last_sequence - ${sql.lit(lately.messages)}
          and answer.sender = 'store' and question.sender = 'customer'
        order by answer.sequence desc limit 1
      ) answer
    )
    select ${isOpenAt(now)} as "isOpen",
      (select greatest(1, ceil(percentile_cont(0.5) within group (order by minutes)))::int from taken
        having count(*) > 0) as minutes
    from stores where id = ${storeId}`.execute(db)
  return rows[0] ?? null
}
