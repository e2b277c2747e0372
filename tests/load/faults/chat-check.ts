import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../server/database/schema'
import type { Journal } from './journal'

type Db = Kysely<Database>

/** Conversations whose sequences are not 1 to the last, and people that say otherwise. */
async function holes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string; why: string }>`
    select conversations.id, 'last ' || conversations.last_sequence || ', ' || count(sequence) || ' messages up to ' || coalesce(max(sequence), 0) as why
    from conversations left join chat_messages on conversation_id = conversations.id group by conversations.id
    having count(sequence) <> last_sequence or coalesce(max(sequence), 0) <> last_sequence
    union all
    select conversation_id, people.party || ' says ' || people.last_sequence from conversation_people people
    join conversations on conversations.id = conversation_id
    where people.last_sequence <> conversations.last_sequence`.execute(db)
  return rows.map(({ id, why }) => `a conversation has a hole: ${id}: ${why}`)
}

/** Acknowledged messages that are missing from their position, or are stored twice. */
async function lost(db: Db, messages: Journal['messages']): Promise<string[]> {
  const ids = messages.map(({ clientId }) => clientId)
  const { rows } = await sql<{ client_id: string; sequence: number }>`
    select client_id, sequence from chat_messages where client_id = any(${ids}::uuid[])`.execute(db)
  return messages.flatMap(({ clientId, sequence }) => {
    const found = rows.filter((row) => row.client_id === clientId)
    const isThere = found.length === 1 && found[0]?.sequence === sequence
    return isThere ? [] : [`a message was lost or doubled: ${clientId} at ${sequence}: ${JSON.stringify(found)}`]
  })
}

/** Messages that precede an earlier one of the same sender. */
const swapped = (messages: Journal['messages']): string[] => {
  const last = new Map<string, number>()
  return messages.flatMap(({ conversationId, clientId, sequence }) => {
    const before = last.get(conversationId) ?? 0
    last.set(conversationId, sequence)
    return sequence > before ? [] : [`messages were swapped: ${clientId} at ${sequence} after ${before}`]
  })
}

/**
 * Faults of chats: acknowledged messages that are lost, doubled or swapped, holes, and events that were never
 * announced.
 */
export async function chatFaults(db: Db, { messages }: Pick<Journal, 'messages'>): Promise<string[]> {
  const left = await db.selectFrom('chat_outbox').select('conversation_id').execute()
  return [
    ...(await holes(db)),
    ...(await lost(db, messages)),
    ...swapped(messages),
    ...left.map(({ conversation_id }) => `an event was not announced: ${conversation_id}`),
  ]
}
