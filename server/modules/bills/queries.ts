import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { BillDifference, BillProvider } from '@contract/entities/bill'
import type { Database } from '../../database/schema'
import type { BillLine } from './parse'

type Db = Kysely<Database>
type Tx = Transaction<Database>

interface File {
  readonly provider: BillProvider
  readonly day: string
}

/** Both providers cut their days in China. */
const zone = 'Asia/Shanghai'

/** A payment refund’s number at its provider: its id without hyphens. */
const refundNumber = sql`replace(payment_refunds.id::text, '-', '')`

/**
 * Differences of a bill: each line against the payment or refund of its number, whatever their days, and each payment or refund
 * of the day against the lines of any day, since the clocks of both sides differ at midnight.
 */
const differencesIn = (provider: RawBuilder<unknown>, day: RawBuilder<unknown>) => sql<BillDifference>`
  select line.kind as of, case when ours.amount is null then 'unknown' when line.times > 1 then 'doubled' else 'amount' end as what,
    line.number, line.billed, ours.amount as ours, ours.payment_id as "paymentId"
  from (
    select kind, number, min(amount) as billed, max(amount) as most, (
      select count(*) from bill_lines as twin
      where twin.provider = ${provider} and twin.kind = bill_lines.kind and twin.number = bill_lines.number
    ) as times
    from bill_lines where provider = ${provider} and day = ${day} group by kind, number
  ) as line
  left join lateral (
    select amount, payment_id from provider_payments
    where line.kind = 'payment' and provider_payments.provider = ${provider} and trade_no = line.number and status = 'paid'
    union all
    select payment_refunds.amount, payment_refunds.payment_id from payment_refunds
    join provider_payments on provider_payments.id = provider_payment_id
    where line.kind = 'refund' and provider_payments.provider = ${provider} and line.number ~ '^[0-9a-f]{32}$'
      and payment_refunds.id = (case when line.number ~ '^[0-9a-f]{32}$' then line.number end)::uuid
  ) as ours on true
  where ours.amount is null or line.times > 1 or line.billed <> ours.amount or line.most <> ours.amount
  union all
  select 'payment', 'missing', trade_no, null, amount, payment_id from provider_payments
  where provider_payments.provider = ${provider} and status = 'paid' and paid_at >= ${day}::timestamp at time zone ${zone}
    and paid_at < (${day} + 1)::timestamp at time zone ${zone}
    and not exists (select from bill_lines where bill_lines.provider = ${provider} and kind = 'payment' and number = trade_no)
  union all
  select 'refund', 'missing', ${refundNumber}, null, payment_refunds.amount, payment_refunds.payment_id from payment_refunds
  join provider_payments on provider_payments.id = provider_payment_id
  where provider_payments.provider = ${provider} and payment_refunds.status = 'done'
    and done_at >= ${day}::timestamp at time zone ${zone} and done_at < (${day} + 1)::timestamp at time zone ${zone}
    and not exists (
      select from bill_lines where bill_lines.provider = ${provider} and kind = 'refund' and number = ${refundNumber})`

const ofBill = differencesIn(sql`bills.provider`, sql`bills.day`)

/** The differences of one bill, for a check of the books: at most some of the bills of the last days. */
export const wrongBills = (most: number) => sql<{ id: string; why: string }>`
  select number as id, bills.provider || ' ' || bills.day || ': ' || found.of || ' ' || what || ', billed '
    || coalesce(billed::text, 'nothing') || ', ours ' || coalesce(ours::text, 'nothing') as why
  from (select * from bills order by day desc, provider limit 14) as bills, lateral (${ofBill}) as found
  order by bills.day desc, number limit ${most}`

/** The differences of one bill. */
export async function differencesOf(db: Db, { provider, day }: File, limit: number): Promise<BillDifference[]> {
  const { rows } = await sql<BillDifference>`
    select found.* from bills, lateral (${ofBill}) as found
    where bills.provider = ${provider} and bills.day = ${day}::date order by found.of, number limit ${limit}`.execute(
    db,
  )
  return rows
}

/** The newest bills with the number of their differences. */
export async function newestBills(db: Db, limit: number) {
  const { rows } = await sql<File & { lines: number; imported_at: Date; differences: number }>`
    select bills.provider, bills.day::text as day, lines, imported_at, (select count(*)::int from (${ofBill}) as found) as differences
    from (select * from bills order by day desc, provider limit ${limit}) as bills order by bills.day desc, bills.provider`.execute(
    db,
  )
  return rows
}

/** Puts a bill in place of an earlier import of the same day. */
export async function replaceBill(
  tx: Tx,
  { provider, day, by, at }: File & { readonly by: string; readonly at: Date },
  lines: readonly BillLine[],
): Promise<void> {
  await sql`delete from bills where provider = ${provider} and day = ${day}::date`.execute(tx)
  await sql`insert into bills values (${provider}, ${day}::date, ${lines.length}, ${by}, ${at})`.execute(tx)
  await sql`insert into bill_lines (provider, day, position, kind, number, amount)
    select ${provider}, ${day}::date, line.position, line.kind, line.number, line.amount
    from unnest(${lines.map((_, index) => index)}::int[], ${lines.map(({ kind }) => kind)}::text[],
      ${lines.map(({ number }) => number)}::text[], ${lines.map(({ amount }) => amount)}::int[])
      as line (position, kind, number, amount)`.execute(tx)
}
