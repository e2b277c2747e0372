import { type Kysely, sql, type Transaction } from 'kysely'
import { openRefundStates } from '@contract/states/after-sales'
import type { InvitationState } from '@contract/calls/partner'
import type { Picture } from '@contract/entities/common'
import { settings } from '@contract/settings'
import { minutesAfter } from '../../clock'
import { descending, type KeyedRow, Keyset, type Slice } from '../../database/keyset'
import type { InvitationTerms } from '../../config-invitations'
import { daysAfter } from '../../local-time'
import type { Database } from '../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

const dayMinutes = 24 * 60

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

/** Deadline of an invited customer's first order. */
const orderBy = ({ days }: InvitationTerms) => {
  const { timeZone } = settings()
  return sql`((invitee.created_at at time zone ${timeZone}::text) + ${days}::int * interval '1 day') at time zone ${timeZone}::text`
}

/** Whether an invited customer and their inviter have used one device. */
const isOwnDevice = sql<boolean>`exists (
  select from sessions as theirs join sessions as own on own.device_hash = theirs.device_hash
  where theirs.customer_id = invitee.id and own.customer_id = invitee.invited_by
)`

/**
 * Qualifying orders of an invited customer: placed in time, with enough paid and not refunded, in a store of neither
 * customer.
 */
const isInTime = (terms: InvitationTerms) => sql<boolean>`orders.customer_id = invitee.id and orders.paid_at is not null
  and orders.placed_at <= ${orderBy(terms)} and orders.total - orders.refunded >= greatest(${terms.minimum}::bigint, 1)
  and not exists (
    select from stores where stores.id = orders.store_id and stores.merchant_id in (invitee.id, invitee.invited_by)
  )`

/** Invited customers of an inviter, with the status of each invitation. */
const invitationsOf = (customerId: string, terms: InvitationTerms, now: Date) => sql<InvitationRow>`(
  select invitee.id, invitee.nickname, invitee.avatar, invitee.masked_phone, invitee.created_at as joined_at,
    ${orderBy(terms)} as order_by, reward.amount, reward.created_at as rewarded_at,
    case
      when reward.amount is not null then 'rewarded'
      when fraud_case.state = 'open' then 'inReview'
      when fraud_case.state = 'refused' then 'refused'
      when ${isOwnDevice} then 'ownDevice'
      when ${orderBy(terms)} < ${now}::timestamptz and not exists (select from orders where ${isInTime(terms)}) then 'tooLate'
      else 'waiting'
    end as state
  from customers as invitee
  left join invitation_rewards as reward on reward.invitee_id = invitee.id
  left join fraud_cases as fraud_case on fraud_case.id = invitee.id
  where invitee.invited_by = ${customerId}::uuid
)`

const newestFirst = new Keyset([descending('instant', sql.ref('joined_at')), descending('id', sql.ref('id'))])

/** A page of a customer's invitations. */
export async function invitationPage(
  db: Db,
  customerId: string,
  terms: InvitationTerms,
  now: Date,
  slice: Slice,
): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select *, ${newestFirst.values} as sort_keys from ${invitationsOf(customerId, terms, now)} as invitation
    where ${newestFirst.after(slice.after)} order by ${newestFirst.order} limit ${slice.limit}`.execute(db)
  return rows
}

/** Number of a customer's invitations and of those waiting for a first order, and the customer's rewards for others. */
export async function invitationSums(db: Db, customerId: string, terms: InvitationTerms, now: Date) {
  const { rows } = await sql<{ invited: number; waiting: number; rewarded: number; earned: number }>`
    select count(*)::int as invited, (count(*) filter (where state = 'waiting'))::int as waiting,
      (select count(*)::int from invitation_rewards where customer_id = ${customerId}::uuid) as rewarded,
      (select coalesce(sum(amount), 0)::bigint from invitation_rewards where customer_id = ${customerId}::uuid) as earned
    from ${invitationsOf(customerId, terms, now)} as invitation`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a sum has a row')
  return row
}

/** The basis of judging rewards: the terms, the time, and since when the month counts. */
export interface RewardCheck {
  readonly terms: InvitationTerms
  readonly now: Date
  readonly monthStart: Date
}

/** Days for which rewards beyond a month's limit are postponed, besides the terms. */
const waitedDays = 365

/**
 * The first completed order of each customer whose invitation earns a reward. An order that may still be refunded, or
 * has an open refund application, does not count as completed.
 */
const dueRewards = ({ terms, now, monthStart }: RewardCheck) => sql`
  select distinct on (invitee.id) invitee.id as invitee_id, invitee.invited_by as customer_id, orders.id as order_id
  from customers as invitee
  join customers as inviter on inviter.id = invitee.invited_by and inviter.status = 'active' and inviter.erased_at is null
  join orders on ${isInTime(terms)} and orders.ended_at <= ${daysAfter(settings().timeZone, now, -terms.waitDays)}
    and orders.phase in ('toReview', 'done')
    and not exists (select from refunds where refunds.order_id = orders.id and refunds.state = any(${[...openRefundStates]}))
  where invitee.invited_by is not null and invitee.erased_at is null
    and invitee.created_at >= ${minutesAfter(now, -(terms.days + terms.waitDays + waitedDays) * dayMinutes)}
    and not exists (select from invitation_rewards where invitee_id = invitee.id) and not ${isOwnDevice}
    and not exists (select from fraud_cases where fraud_cases.id = invitee.id and fraud_cases.state <> 'released')
    and ${terms.perMonth}::int > (
      select count(*) from invitation_rewards as given
      where given.customer_id = invitee.invited_by and given.created_at >= ${monthStart}
    )`

/** The customers whose invitation is to be rewarded, more of them than their inviters may get in the month. */
export async function inviteesDue(db: Db, judging: RewardCheck): Promise<string[]> {
  const { rows } = await sql<{ invitee_id: string }>`
    select invitee_id from (${dueRewards(judging)} order by invitee.id, orders.ended_at) as due`.execute(db)
  return rows.map(({ invitee_id }) => invitee_id)
}

/** Whether the reward of one invitation is due, whose inviter is locked. */
export async function isDue(tx: Tx, inviteeId: string, judging: RewardCheck): Promise<boolean> {
  const { rows } = await sql`${dueRewards(judging)} and invitee.id = ${inviteeId}::uuid limit 1`.execute(tx)
  return rows.length > 0
}

/** The inviter of a customer. */
export async function inviterOf(tx: Tx, inviteeId: string): Promise<string | null> {
  const row = await tx.selectFrom('customers').select('invited_by').where('id', '=', inviteeId).executeTakeFirst()
  return row?.invited_by ?? null
}

interface Reward {
  invitee_id: string
  customer_id: string
}

/**
 * Notes the reward of one invitation, whose inviter is locked; undefined when it is not due, was noted before, or is beyond
 * what the inviter gets in the month.
 */
export async function noteReward(tx: Tx, inviteeId: string, judging: RewardCheck): Promise<Reward | undefined> {
  const { rows } = await sql<Reward>`
    insert into invitation_rewards (invitee_id, customer_id, order_id, amount, created_at)
    select invitee_id, customer_id, order_id, ${judging.terms.reward}::bigint, ${judging.now}::timestamptz
    from (${dueRewards(judging)} and invitee.id = ${inviteeId}::uuid order by invitee.id, orders.ended_at) as due
    on conflict do nothing
    returning invitee_id, customer_id`.execute(tx)
  return rows[0]
}
