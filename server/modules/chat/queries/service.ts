import type { Kysely, Transaction } from 'kysely'
import type { RatingWord } from '@contract/calls/chat'
import type { ChatSender } from '@contract/entities/chat'
import type { Database } from '../../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** The latest request for a human agent in a conversation, with the agent. */
export function lastRequest(db: Db, conversationId: string) {
  return db
    .selectFrom('service_requests')
    .leftJoin('service_agents', 'service_agents.id', 'service_requests.agent_id')
    .select(['service_requests.id', 'conversation_id', 'state', 'agent_id', 'asked_at', 'joined_at', 'stars'])
    .select(['service_agents.name as agent_name', 'service_agents.picture as agent_picture'])
    .where('conversation_id', '=', conversationId)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
export type RequestRow = NonNullable<Awaited<ReturnType<typeof lastRequest>>>

/** Sender of the newest message of a conversation. */
export async function newestSender(db: Db, conversationId: string): Promise<ChatSender | undefined> {
  const row = await db
    .selectFrom('chat_messages')
    .select('sender')
    .where('conversation_id', '=', conversationId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.sender
}

/** Number of requests waiting before one. */
export async function waitingBefore(db: Db, { id, asked_at }: Pick<RequestRow, 'id' | 'asked_at'>): Promise<number> {
  const { count } = await db
    .selectFrom('service_requests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'queue')
    .where((eb) => eb(eb.refTuple('asked_at', 'id'), '<', eb.tuple(asked_at, id)))
    .executeTakeFirstOrThrow()
  return count
}

export async function insertRequest(
  tx: Tx,
  row: { id: string; conversation_id: string; asked_at: Date },
): Promise<void> {
  await tx
    .insertInto('service_requests')
    .values({ ...row, state: 'queue', agent_id: null, stars: null, solved: null, words: null })
    .execute()
}

/** The requests that wait or are answered, those that wait longest first. */
export function openRequests(db: Db, limit: number) {
  return db
    .selectFrom('service_requests')
    .select(['conversation_id', 'state', 'asked_at'])
    .where('state', '<>', 'ended')
    .orderBy('asked_at')
    .limit(limit)
    .execute()
}

/** Keeps a person of the service who answers for the first time. */
export async function keepAgent(tx: Tx, { id, name }: { id: string; name: { en: string; zh: string } }): Promise<void> {
  await tx
    .insertInto('service_agents')
    .values({ id, name: JSON.stringify(name), picture: null })
    .onConflict((oc) => oc.doNothing())
    .execute()
}

/** Gives a waiting request to a person. */
export async function joinRequest(tx: Tx, id: string, agentId: string, at: Date): Promise<void> {
  await tx
    .updateTable('service_requests')
    .set({ state: 'person', agent_id: agentId, joined_at: at })
    .where('id', '=', id)
    .execute()
}

export async function endRequest(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('service_requests').set({ state: 'ended', ended_at: at }).where('id', '=', id).execute()
}

export async function rateRequest(
  tx: Tx,
  id: string,
  rating: { stars: number; solved: boolean; words: RatingWord[] },
): Promise<void> {
  await tx.updateTable('service_requests').set(rating).where('id', '=', id).execute()
}

/** The message that asks for the rating of a request: the newest of its kind. */
export async function ratingMessage(tx: Tx, conversationId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('chat_messages')
    .select('sequence')
    .where('conversation_id', '=', conversationId)
    .where('kind', '=', 'rating')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.sequence
}
