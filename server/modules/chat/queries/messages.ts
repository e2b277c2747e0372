import type { Kysely } from 'kysely'
import type { ChatSender } from '@contract/entities/chat'
import type { Bilingual, Database } from '../../../database/schema'

type Db = Kysely<Database>

export interface MessageRow {
  readonly id: string
  readonly conversation_id: string
  readonly sequence: number
  readonly sender: ChatSender
  readonly client_id: string | null
  readonly kind: string
  readonly body_sealed: string | null
  readonly sent_at: Date
  readonly recalled_at: Date | null
  readonly removed_at: Date | null
  readonly agent_name: Bilingual | null
}

function messages(db: Db) {
  return db
    .selectFrom('chat_messages')
    .leftJoin('service_agents', 'service_agents.id', 'chat_messages.agent_id')
    .select(['chat_messages.id', 'conversation_id', 'sequence', 'sender', 'client_id', 'kind', 'body_sealed'])
    .select(['sent_at', 'recalled_at', 'removed_at', 'service_agents.name as agent_name'])
}

/** Between which sequences messages are asked for, neither of them included. */
export interface Bounds {
  readonly before?: number | undefined
  readonly after?: number | undefined
}

/** Messages between two sequences, up to a limit: ascending when only the lower bound is given, else descending. */
export function messagesBetween(
  db: Db,
  conversationId: string,
  { before, after }: Bounds,
  limit: number,
): Promise<MessageRow[]> {
  const upward = after !== undefined && before === undefined
  let query = messages(db).where('conversation_id', '=', conversationId)
  if (before !== undefined) query = query.where('sequence', '<', before)
  if (after !== undefined) query = query.where('sequence', '>', after)
  return query
    .orderBy('sequence', upward ? 'asc' : 'desc')
    .limit(limit)
    .execute()
}

/** A message by its sequence. */
export const findMessage = (db: Db, conversationId: string, sequence: number): Promise<MessageRow | undefined> =>
  messages(db).where('conversation_id', '=', conversationId).where('sequence', '=', sequence).executeTakeFirst()

/** A message by its client's id. */
export const messageOfClient = (
  db: Db,
  { conversationId, sender, clientId }: { conversationId: string; sender: ChatSender; clientId: string },
): Promise<MessageRow | undefined> =>
  messages(db)
    .where('conversation_id', '=', conversationId)
    .where('sender', '=', sender)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
