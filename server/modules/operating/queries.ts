import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/schema'

type Db = Kysely<Database>

/** A state of open orders of a kind, with their number and the seconds since the oldest of them was placed. */
export interface OpenOrders {
  readonly kind: string
  readonly state: string
  readonly count: number
  readonly oldest: number
}

/** The orders in progress by kind and state. */
export async function openOrders(db: Db, now: Date): Promise<OpenOrders[]> {
  const { rows } = await sql<OpenOrders>`
    select kind, state, count(*)::int as count, extract(epoch from ${now}::timestamptz - min(placed_at))::float8 as oldest
    from orders where phase = 'inProgress' group by kind, state`.execute(db)
  return rows
}

/** Things that wait for somebody or for a provider, by their name. */
export interface Waiting {
  readonly of: string
  readonly count: number
  readonly amount: number | null
}

/** The payouts that wait for an approval or for their provider, the money with signals of fraud, and the applications that wait for a decision. */
export async function waitingThings(db: Db): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select 'storePayout' as of, count(*)::int as count, coalesce(sum(amount), 0)::float8 as amount
      from store_payouts where ended_at is null
    union all select 'withdrawal', count(*)::int, coalesce(sum(amount), 0)::float8 from withdrawals where ended_at is null
    union all select 'fraudCase', count(*)::int, coalesce(sum(amount), 0)::float8 from fraud_cases where state = 'open'
    union all select 'application', count(*)::int, null from applications where state = 'inReview'`.execute(db)
  return rows
}

/** The events that are yet to be announced, and the seconds since the oldest of them was written. */
export async function outboxLag(db: Db, now: Date): Promise<{ count: number; oldest: number }> {
  const { rows } = await sql<{ count: number; oldest: number }>`
    select count(*)::int as count, coalesce(extract(epoch from ${now}::timestamptz - min(written_at)), 0)::float8 as oldest
    from event_outbox`.execute(db)
  return rows[0] ?? { count: NaN, oldest: NaN }
}
