import { type Kysely, sql, type Transaction } from 'kysely'
import type { ChatParty } from '@contract/entities/chat'
import type { Database } from '../../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** The count of an inbox's changes; 0 before its first conversation. */
export async function counterOf(db: Db, inboxId: string): Promise<number> {
  const row = await db.selectFrom('chat_counters').select('counter').where('inbox_id', '=', inboxId).executeTakeFirst()
  return row?.counter ?? 0
}

/** The unread messages of an inbox, without muted and hidden conversations; counted up to a bound. */
export async function unreadOf(db: Db, inboxId: string, most: number): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select least(coalesce(sum(unread), 0), ${most})::int as unread from (
      select last_sequence - read_sequence as unread from conversation_people
      where inbox_id = ${inboxId} and last_sequence > read_sequence and not muted and not hidden limit ${most}
    ) as counted`.execute(db)
  return rows[0]?.unread ?? 0
}

/** Messages whose content changed within counts of an inbox's changes, in their order. */
export function editsOf(
  db: Db,
  inboxId: string,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<{ counter: number; conversationId: string; sequence: number }[]> {
  return db
    .selectFrom('chat_edits')
    .select(['counter', 'conversation_id as conversationId', 'sequence'])
    .where('inbox_id', '=', inboxId)
    .where('counter', '>', after)
    .where('counter', '<=', upTo)
    .orderBy('counter')
    .limit(limit)
    .execute()
}

/** A party's changes of its seat; undefined fields stay. */
export interface SeatChange {
  readonly readSequence?: number | undefined
  readonly pinned?: boolean | undefined
  readonly muted?: boolean | undefined
  readonly hidden?: boolean | undefined
  /** Time at which it blocked the other party; null ends it. */
  readonly blockedAt?: Date | null | undefined
}

/**
 * Updates a seat of a locked conversation if anything differs; the read position only moves forward. Both inboxes count
 * and announce the change, since the other party sees the read position and whether it is blocked.
 */
export async function changeSeat(tx: Tx, conversationId: string, party: ChatParty, change: SeatChange): Promise<void> {
  const { readSequence = 0, pinned, muted, hidden, blockedAt } = change
  const pin = pinned === undefined ? null : Number(pinned)
  await sql`
    with wanted as (
      select conversation_id, party, least(greatest(read_sequence, ${readSequence}::int), last_sequence) as read_sequence,
        coalesce(${pin}::bigint, pin) as pin, coalesce(${muted ?? null}::boolean, muted) as muted,
        coalesce(${hidden ?? null}::boolean, hidden) as hidden,
        case when ${blockedAt !== undefined} and (blocked_at is null) <> (${blockedAt ?? null}::timestamptz is null)
          then ${blockedAt ?? null}::timestamptz else blocked_at end as blocked_at
      from conversation_people seat where conversation_id = ${conversationId} and party = ${party}
    ), changed as (
      select wanted.* from wanted join conversation_people seat using (conversation_id, party)
      where (wanted.read_sequence, wanted.pin, wanted.muted, wanted.hidden, wanted.blocked_at)
        is distinct from (seat.read_sequence, seat.pin, seat.muted, seat.hidden, seat.blocked_at)
    ), counted as (
      update chat_counters set counter = counter + 1
      where inbox_id in (
        select inbox_id from conversation_people join changed using (conversation_id)
      ) returning inbox_id, counter
    ), seated as (
      update conversation_people seat set
        read_sequence = case when seat.party = changed.party then changed.read_sequence else seat.read_sequence end,
        pin = case when seat.party = changed.party then changed.pin else seat.pin end,
        muted = case when seat.party = changed.party then changed.muted else seat.muted end,
        hidden = case when seat.party = changed.party then changed.hidden else seat.hidden end,
        blocked_at = case when seat.party = changed.party then changed.blocked_at else seat.blocked_at end,
        change = coalesce((select counter from counted where counted.inbox_id = seat.inbox_id), seat.change)
      from changed where seat.conversation_id = changed.conversation_id
    )
    insert into chat_outbox (inbox_id, counter, conversation_id, sequence)
    select inbox_id, counter, ${conversationId}, conversations.last_sequence
    from counted join conversations on conversations.id = ${conversationId}`.execute(tx)
}

/**
 * Removes the content of a message of a locked conversation, or marks it as changed; both inboxes count and announce
 * it.
 */
export async function editMessage(
  tx: Tx,
  conversationId: string,
  sequence: number,
  change: { readonly recalledAt?: Date; readonly removedAt?: Date },
): Promise<void> {
  const { recalledAt = null, removedAt = null } = change
  const isGone = recalledAt !== null || removedAt !== null
  await sql`
    with edited as (
      update chat_messages set
        recalled_at = coalesce(${recalledAt}::timestamptz, recalled_at),
        removed_at = coalesce(${removedAt}::timestamptz, removed_at),
        body_sealed = case when ${isGone} then null else body_sealed end
      where conversation_id = ${conversationId} and sequence = ${sequence} returning sequence
    ), counted as (
      update chat_counters set counter = counter + 1
      where inbox_id in (select inbox_id from conversation_people where conversation_id = ${conversationId})
        and exists (select from edited)
      returning inbox_id, counter
    ), seated as (
      update conversation_people seat set change = counted.counter
      from counted where seat.conversation_id = ${conversationId} and seat.inbox_id = counted.inbox_id
    ), noted as (
      insert into chat_edits (inbox_id, counter, conversation_id, sequence)
      select inbox_id, counter, ${conversationId}, ${sequence} from counted
    )
    insert into chat_outbox (inbox_id, counter, conversation_id, sequence)
    select inbox_id, counter, ${conversationId}, conversations.last_sequence
    from counted join conversations on conversations.id = ${conversationId}`.execute(tx)
}
