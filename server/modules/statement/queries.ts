import { sql, type Kysely } from 'kysely'
import type { StatementGroupKey } from '@contract/entities/statement'
import { descending, type KeyedRow, Keyset, type Slice } from '../../database/keyset'
import type { Bilingual, Database } from '../../database/schema'

type Db = Kysely<Database>

/** A party with statements: its account and its debt are one balance. */
export interface Account {
  readonly party: 'store' | 'rider'
  readonly ownerId: string
}

/** A part of time, its end left out. */
export interface Span {
  readonly from: Date
  readonly to: Date
}

const debtOf = { store: 'storeDebt', rider: 'riderDebt' } as const

/** The movements of a party, each with the sum of its entries. The only payments into such an account are tips. */
const moved = ({ party, ownerId }: Account) => sql`(
  select ledger_transactions.id, case ledger_transactions.kind when 'payment' then 'riderTip' else ledger_transactions.kind end as kind, ledger_transactions.reference_id, created_at, sum(amount)::bigint as amount
  from accounts join ledger_entries on account_id = accounts.id
  join ledger_transactions on ledger_transactions.id = transaction_id
  where owner_id = ${ownerId} and accounts.kind in (${party}, ${debtOf[party]})
  group by ledger_transactions.id
)`

/** The order of a settlement, which may be of a part of it: its reference, unless its components name another. */
const orderOf = sql`coalesce((select order_id from ledger_parts where transaction_id = moved.id limit 1), moved.reference_id)`

const isPayout = sql`kind in ('storePayout', 'storePayoutReturned', 'storePayoutReversed', 'riderPayOut')`

/**
 * The components of a party's movements with the group of the statement that each belongs to; null for payouts. A movement
 * whose components were not noted is one component, so that they always sum to the entries.
 */
const lines = (account: Account, { from, to }: Span) => sql`(
  with span as (select * from ${moved(account)} as moved where created_at >= ${from} and created_at < ${to}),
  noted as (
    select span.id, component, funded_by, order_id, ledger_parts.amount from span
    join ledger_parts on transaction_id = span.id and party = ${account.party} and owner_id = ${account.ownerId}
  )
  select span.id, kind, created_at, reference_id, part.component, part.order_id, part.amount, case
    when ${isPayout} then null
    when kind = 'riderTip' then 'orders'
    when kind not in ('settlement', 'refund') then 'adjustments'
    when component = 'commission' then 'commission'
    when kind = 'refund' then 'refunds'
    when component like 'delivery%' then 'delivery'
    when funded_by is not null then 'coupons'
    else 'orders'
  end as grp
  from span join (
    select id, component, funded_by, order_id, amount from noted
    union all
    select span.id, span.kind, null, case when span.kind = 'settlement' then span.reference_id end,
      span.amount - coalesce((select sum(amount) from noted where noted.id = span.id), 0) from span
  ) as part on part.id = span.id and part.amount <> 0
)`

export interface SumsRow {
  readonly opening: number
  readonly paid: number
  readonly earned: number
  readonly orders: number
}

/** The sums of some periods, in their order. */
export async function sumsOf(db: Db, account: Account, spans: readonly Span[]): Promise<SumsRow[]> {
  const [from, to] = [spans.map((span) => span.from), spans.map((span) => span.to)]
  const { rows } = await sql<SumsRow>`
    with moved as materialized (select * from ${moved(account)} as moved)
    select
      coalesce(sum(amount) filter (where created_at < span.from_at), 0)::bigint as opening,
      coalesce(-sum(amount) filter (where created_at >= span.from_at and ${isPayout}), 0)::bigint as paid,
      coalesce(sum(amount) filter (where created_at >= span.from_at and not ${isPayout}), 0)::bigint as earned,
      (count(distinct ${orderOf}) filter (where created_at >= span.from_at and kind = 'settlement'))::int as orders
    from unnest(${from}::timestamptz[], ${to}::timestamptz[]) with ordinality as span (from_at, to_at, place)
    left join moved on created_at < span.to_at
    group by place order by place`.execute(db)
  return rows
}

/** The time of a party's first movement; null without one. */
export async function firstAt(db: Db, account: Account): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(created_at) as at from ${moved(account)} as moved`.execute(db)
  return rows[0]?.at ?? null
}

export interface ComponentRow {
  readonly grp: StatementGroupKey
  readonly component: string
  readonly rate: number | null
  readonly amount: number
  readonly orders: number
}

/** The components of a period by group; commissions by their rate too. */
export async function componentsOf(db: Db, account: Account, span: Span): Promise<ComponentRow[]> {
  const { rows } = await sql<ComponentRow>`
    select grp, component, case when grp = 'commission' then commission_rate end as rate,
      sum(line.amount)::bigint as amount, count(distinct order_id)::int as orders
    from ${lines(account, span)} as line left join orders on orders.id = order_id
    where grp is not null
    group by 1, 2, 3 order by 1, abs(sum(line.amount)) desc, 2, 3`.execute(db)
  return rows
}

/** The number of different orders in each group of a period. */
export async function groupOrders(db: Db, account: Account, span: Span): Promise<Map<string, number>> {
  const { rows } = await sql<{ grp: string; orders: number }>`
    select grp, count(distinct order_id)::int as orders from ${lines(account, span)} as line
    where grp is not null group by 1`.execute(db)
  return new Map(rows.map(({ grp, orders }) => [grp, orders]))
}

export interface PayoutMove {
  readonly id: string
  readonly amount: number
  readonly created_at: Date
}

/** The payouts of a period and those that came back in it. */
export async function payoutsIn(db: Db, account: Account, { from, to }: Span): Promise<PayoutMove[]> {
  const { rows } = await sql<PayoutMove>`
    select id, amount, created_at from ${moved(account)} as moved
    where created_at >= ${from} and created_at < ${to} and ${isPayout} order by created_at, id`.execute(db)
  return rows
}

/** Number of movements in a period, and the discounts on its orders that the platform paid for. */
export async function figuresIn(db: Db, account: Account, { from, to }: Span) {
  const { rows } = await sql<{ entries: number; funded: number }>`
    select count(*)::int as entries, coalesce(-sum((
      select sum(ledger_parts.amount) from ledger_parts
      where transaction_id = moved.id and ledger_parts.party = 'platform' and funded_by = 'platform'
    )), 0)::bigint as funded
    from ${moved(account)} as moved where created_at >= ${from} and created_at < ${to}`.execute(db)
  const [row = { entries: 0, funded: 0 }] = rows
  return row
}

export interface LineRow {
  readonly id: string
  readonly created_at: Date
  readonly kind: string
  readonly order_id: string | null
  readonly order_number: string | null
  /** Whether it settles a part of its order. */
  readonly is_part: boolean
  readonly amount: number
}

const keyset = new Keyset([descending('instant', sql`created_at`), descending('id', sql`id`)])

/** A page of the movements of a period, or of a group of it, newest first. */
export async function linePage(
  db: Db,
  account: Account,
  span: Span,
  { group, slice }: { readonly group?: StatementGroupKey | undefined; readonly slice: Slice },
): Promise<(LineRow & KeyedRow)[]> {
  const only = group === undefined ? sql`true` : sql`grp = ${group}`
  const { rows } = await sql<LineRow & KeyedRow>`
    select id, created_at, kind, order_id, amount, coalesce(kind = 'settlement' and order_id <> reference_id, false) as is_part, (select number from orders where orders.id = order_id) as order_number,
      ${keyset.values} as sort_keys
    from (
      select id, created_at, kind, reference_id, min(order_id::text)::uuid as order_id, sum(amount)::bigint as amount
      from ${lines(account, span)} as line where ${only} group by id, created_at, kind, reference_id
    ) as line
    where ${keyset.after(slice.after)} order by ${keyset.order} limit ${slice.limit}`.execute(db)
  return rows
}

export interface FileRow {
  readonly created_at: Date
  readonly kind: string
  readonly grp: StatementGroupKey | null
  readonly component: string
  readonly order_number: string | null
  readonly amount: number
  readonly id: string
}

/** Every component of a period, in the order of time. */
export async function fileRows(db: Db, account: Account, span: Span): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select line.id, line.created_at, line.kind, grp, component, orders.number as order_number, line.amount
    from ${lines(account, span)} as line left join orders on orders.id = order_id
    order by line.created_at, line.id, grp, component`.execute(db)
  return rows
}

/** The name of a party in both languages; that of the deployment's riders is their own. */
export async function nameOf(db: Db, { party, ownerId }: Account): Promise<Bilingual> {
  if (party === 'rider') {
    const row = await db.selectFrom('customers').select('nickname').where('id', '=', ownerId).executeTakeFirst()
    const name = row?.nickname ?? ''
    return { en: name, zh: name }
  }
  const row = await db.selectFrom('stores').select('name').where('id', '=', ownerId).executeTakeFirst()
  return row?.name ?? { en: '', zh: '' }
}

/** The zone of a store. */
export async function zoneOf(db: Db, storeId: string): Promise<string | undefined> {
  const row = await db.selectFrom('stores').select('time_zone').where('id', '=', storeId).executeTakeFirst()
  return row?.time_zone
}
