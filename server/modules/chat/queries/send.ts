import { sql, type Transaction } from 'kysely'
import type { ChatParty, ChatSender } from '@contract/entities/chat'
import type { Database } from '../../../database/schema'
import { endOf } from './end'

type Tx = Transaction<Database>

/** State that sending depends on, read under the lock of the conversation. */
export interface Sending {
  readonly id: string
  readonly customer_id: string
  readonly with_party: 'store' | 'rider' | 'service'
  readonly store_id: string | null
  readonly order_id: string | null
  readonly last_sequence: number
  readonly order_ended_at: Date | null
  readonly rider_id: string | null
  /** Whether the sending party blocked the other one, or is blocked by it. */
  readonly blocked: boolean
  readonly is_blocked: boolean
  readonly minute_at: Date
  readonly minute_count: number
  /** Messages of the party in the present hour, over all conversations. */
  readonly hour_at: Date | null
  readonly hour_count: number | null
}

/** Locks a conversation until the transaction ends, and answers what sending as a party depends on. */
export async function lockConversation(tx: Tx, id: string, party: ChatParty): Promise<Sending | undefined> {
  const { rows } = await sql<Sending>`
    select c.id, c.customer_id, c.party as with_party, c.store_id, c.order_id, c.last_sequence, c.rider_id,
      mine.blocked_at is not null as blocked, theirs.blocked_at is not null as is_blocked, mine.minute_at, mine.minute_count,
      sent.hour_at, sent.hour_count,
      ${endOf('c')} as order_ended_at
    from conversations c
    join conversation_people mine on mine.conversation_id = c.id and mine.party = ${party}
    join conversation_people theirs on theirs.conversation_id = c.id and theirs.party <> mine.party
    left join chat_counters sent on sent.inbox_id = mine.inbox_id
    where c.id = ${id} for no key update of c`.execute(tx)
  return rows[0]
}

/** A message as it is written. */
export interface NewMessage {
  readonly id: string
  readonly conversationId: string
  readonly sender: ChatSender
  readonly agentId: string | null
  readonly clientId: string | null
  readonly kind: string
  readonly sealed: string
  readonly at: Date
  /** The party whose read position the message moves; null for messages of neither party. */
  readonly party: ChatParty | null
}

/**
 * Writes the next message of a locked conversation: its sequence, both seats, the counters of the inboxes and the
 * outbox, in one statement. Answers the sequence.
 */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<number> {
  const { id, conversationId, sender, agentId, clientId, kind, sealed, at, party } = message
  const { rows } = await sql<{ sequence: number }>`
    with moved as (
      update conversations set last_sequence = last_sequence + 1 where id = ${conversationId} returning last_sequence
    ), written as (
      insert into chat_messages (conversation_id, sequence, id, sender, agent_id, client_id, kind, body_sealed, sent_at)
      select ${conversationId}, last_sequence, ${id}, ${sender}, ${agentId}::uuid, ${clientId}::uuid, ${kind}, ${sealed}, ${at}
      from moved
    ), counted as (
      update chat_counters inbox set counter = counter + 1,
        hour_at = case when seat.party = ${party} and hour_at <= ${at}::timestamptz - interval '1 hour' then ${at} else hour_at end,
        hour_count = case when seat.party is distinct from ${party} then hour_count
          when hour_at <= ${at}::timestamptz - interval '1 hour' then 1 else hour_count + 1 end
      from conversation_people seat where seat.conversation_id = ${conversationId} and inbox.inbox_id = seat.inbox_id
      returning inbox.inbox_id, counter
    ), seated as (
      update conversation_people seat set
        last_sequence = moved.last_sequence, active_at = ${at}, hidden = false,
        read_sequence = case when seat.party = ${party} then moved.last_sequence else seat.read_sequence end,
        change = coalesce((select counter from counted where counted.inbox_id = seat.inbox_id), seat.change),
        minute_at = case when seat.party = ${party} and seat.minute_at <= ${at}::timestamptz - interval '1 minute'
          then ${at} else seat.minute_at end,
        minute_count = case when seat.party is distinct from ${party} then seat.minute_count
          when seat.minute_at <= ${at}::timestamptz - interval '1 minute' then 1 else seat.minute_count + 1 end
      from moved where seat.conversation_id = ${conversationId}
    ), announced as (
      insert into chat_outbox (inbox_id, counter, conversation_id, sequence)
      select inbox_id, counter, ${conversationId}, last_sequence from counted, moved
    )
    select last_sequence as sequence from moved`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('a locked conversation is gone')
  return row.sequence
}
