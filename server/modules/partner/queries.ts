import { type Kysely, sql, type Transaction } from 'kysely'
import { limits } from '@contract/limits'
import type { InvitationState } from '@contract/calls/partner'
import type { Picture } from '@contract/entities/common'
import { descending, type KeyedRow, Keyset, type Slice } from '../../database/keyset'
import type { Database } from '../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

export interface InvitationRow extends KeyedRow {
  id: string
  nickname: string
  avatar: Picture
  masked_phone: string
  state: InvitationState
  joined_at: Date
  order_by: Date
  amount: number | null
  rewarded_at: Date | null
}

/** The nickname and avatar of a customer. */
export function profileOf(db: Db, id: string) {
  return db.selectFrom('customers').select(['nickname', 'avatar']).where('id', '=', id).executeTakeFirstOrThrow()
}

/** Until when an invited customer must place the first order. */
const orderBy = sql`invitee.created_at + ${limits.invitationDays}::int * interval '1 day'`

/** Whether an invited customer and who invited them have used one device. */
const isOwnDevice = sql<boolean>`exists (
  select from sessions as theirs join sessions as own on own.device_hash = theirs.device_hash
  where theirs.customer_id = invitee.id and own.customer_id = invitee.invited_by
)`

/** Orders of an invited customer that count: placed in time, and not given back. */
const isInTime = sql<boolean>`orders.customer_id = invitee.id and orders.paid_at is not null
  and orders.placed_at <= ${orderBy} and orders.refunded < orders.total`

/** The customers whom one invited, each with how the invitation stands. */
const invitationsOf = (customerId: string, now: Date) => sql<InvitationRow>`(
  select invitee.id, invitee.nickname, invitee.avatar, invitee.masked_phone, invitee.created_at as joined_at,
    ${orderBy} as order_by, reward.amount, reward.created_at as rewarded_at,
    case
      when reward.amount is not null then 'rewarded'
      when ${isOwnDevice} then 'ownDevice'
      when ${orderBy} < ${now}::timestamptz and not exists (select from orders where ${isInTime}) then 'tooLate'
      else 'waiting'
    end as state
  from customers as invitee
  left join invitation_rewards as reward on reward.invitee_id = invitee.id
  where invitee.invited_by = ${customerId}::uuid
)`

const newestFirst = new Keyset([descending('instant', sql.ref('joined_at')), descending('id', sql.ref('id'))])

/** A page of a customer's invitations. */
export async function invitationPage(db: Db, customerId: string, now: Date, slice: Slice): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select *, ${newestFirst.values} as sort_keys from ${invitationsOf(customerId, now)} as invitation
    where ${newestFirst.after(slice.after)} order by ${newestFirst.order} limit ${slice.limit}`.execute(db)
  return rows
}

/** How many a customer invited, how many of them wait for their first order, and what the customer was given for others. */
export async function invitationSums(db: Db, customerId: string, now: Date) {
  const { rows } = await sql<{ invited: number; waiting: number; rewarded: number; earned: number }>`
    select count(*)::int as invited, (count(*) filter (where state = 'waiting'))::int as waiting,
      (select count(*)::int from invitation_rewards where customer_id = ${customerId}::uuid) as rewarded,
      (select coalesce(sum(amount), 0)::bigint from invitation_rewards where customer_id = ${customerId}::uuid) as earned
    from ${invitationsOf(customerId, now)} as invitation`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a sum has a row')
  return row
}

/**
 * The first completed order of each customer whose invitation is to be rewarded: of all who joined since, or of one. An
 * order that may still be given back within its time does not count as completed.
 */
const dueRewards = (now: Date, since: Date) => sql`
  select distinct on (invitee.id) invitee.id as invitee_id, invitee.invited_by as customer_id, orders.id as order_id
  from customers as invitee
  join customers as inviter on inviter.id = invitee.invited_by and inviter.status = 'active' and inviter.erased_at is null
  join orders on ${isInTime} and orders.ended_at <= ${now} and orders.phase in ('toReview', 'done')
  where invitee.invited_by is not null and invitee.created_at >= ${since} and invitee.erased_at is null
    and not exists (select from invitation_rewards where invitee_id = invitee.id) and not ${isOwnDevice}`

/** The customers whose invitation is to be rewarded. */
export async function inviteesDue(db: Db, now: Date, since: Date): Promise<string[]> {
  const { rows } = await sql<{ invitee_id: string }>`
    select invitee_id from (${dueRewards(now, since)} order by invitee.id, orders.ended_at) as due`.execute(db)
  return rows.map(({ invitee_id }) => invitee_id)
}

interface Reward {
  invitee_id: string
  customer_id: string
}

/** Notes the reward of one invitation; undefined when it is not due, or was noted before. */
export async function noteReward(
  tx: Tx,
  { inviteeId, amount, now, since }: { inviteeId: string; amount: number; now: Date; since: Date },
): Promise<Reward | undefined> {
  const { rows } = await sql<Reward>`
    insert into invitation_rewards (invitee_id, customer_id, order_id, amount, created_at)
    select invitee_id, customer_id, order_id, ${amount}::bigint, ${now}::timestamptz
    from (${dueRewards(now, since)} and invitee.id = ${inviteeId}::uuid order by invitee.id, orders.ended_at) as due
    on conflict do nothing
    returning invitee_id, customer_id`.execute(tx)
  return rows[0]
}
