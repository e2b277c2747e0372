import { sql, type Transaction } from 'kysely'
import type { Database, GrantKind } from '../../../database/schema'

type Tx = Transaction<Database>

/** Days of a month on average: plans of 30 and 31 days are a month. */
const daysOfMonth = 30.4

/** The columns of a membership with its monthly grants. */
const columns = {
  envelopes: { count: sql.ref('envelopes'), amount: sql.ref('envelope_amount') },
  bonus: { count: sql.ref('bonus'), amount: sql.ref('bonus_amount') },
} as const

interface Due {
  readonly kind: GrantKind
  readonly month: string
  readonly now: Date
  /** At most this many members. */
  readonly limit: number
  /** This member alone. */
  readonly customerId?: string | undefined
}

/**
 * The memberships of now whose month has not been granted yet and that have months left: a period of one month begins within
 * a calendar month and gives two at most, where thirty days from the end of January meet three.
 */
const due = ({ kind, month, now, limit, customerId }: Due) => sql`
  select customer_id, ${columns[kind].count} as count, ${columns[kind].amount} as amount
  from memberships
  where starts_at <= ${now} and ends_at > ${now} and ${columns[kind].count} > 0
    ${customerId === undefined ? sql`` : sql`and customer_id = ${customerId}`}
    and not exists (
      select from member_grants
      where member_grants.customer_id = memberships.customer_id and month = ${month} and kind = ${kind}
    )
    and (
      select count(*) from member_grants
      where member_grants.customer_id = memberships.customer_id and kind = ${kind} and granted_at >= starts_at
    ) <= greatest(1, round(days / ${daysOfMonth}::numeric))
  order by customer_id limit ${limit}`

/** The values that the coupons of such grants have. */
export async function amountsDue(tx: Tx, what: Due): Promise<number[]> {
  const { rows } = await sql<{ amount: number }>`select distinct amount from (${due(what)}) as due`.execute(tx)
  return rows.map(({ amount }) => amount)
}

interface Grants extends Due {
  readonly endsAt: Date
  /** The coupon for each value. */
  readonly coupons: readonly { readonly id: string; readonly amount: number }[]
}

/**
 * Grants a month to members who have not got it, with its coupons; answers how many members. A grant of a person, a month
 * and a kind exists once (primary key), so that servers that grant at the same time give it once.
 */
export async function grant(tx: Tx, { coupons, endsAt, ...what }: Grants): Promise<number> {
  const { kind, month, now } = what
  const ids = coupons.map(({ id }) => id)
  const amounts = coupons.map(({ amount }) => amount)
  const { rows } = await sql<{ members: number }>`
    with due as (${due(what)}), granted as (
      insert into member_grants (id, customer_id, month, kind, coupon_id, count, amount, ends_at, granted_at)
      select gen_random_uuid(), customer_id, ${month}, ${kind}, coupon.id, count, due.amount, ${endsAt}, ${now}
      from due join unnest(${ids}::uuid[], ${amounts}::bigint[]) as coupon (id, amount) on coupon.amount = due.amount
      on conflict (customer_id, month, kind) do nothing
      returning customer_id, coupon_id, count
    ), given as (
      insert into customer_coupons (id, coupon_id, customer_id, serial, valid_from, valid_until, received_at)
      select gen_random_uuid(), coupon_id, customer_id, serial, ${now}, ${endsAt}, ${now}
      from granted, generate_series(1, granted.count) as serial
    )
    select count(*)::int as members from granted`.execute(tx)
  return rows[0]?.members ?? 0
}
