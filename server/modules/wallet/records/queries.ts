import { sql, type Kysely } from 'kysely'
import type { PaymentKind } from '@contract/entities/payment'
import type { Picture } from '@contract/entities/common'
import type { MoneyRecordId } from '@contract/entities/ids'
import { descending, type KeyedRow, Keyset, type Slice } from '../../../database/keyset'
import type { Bilingual, Database } from '../../../database/schema'

type Db = Kysely<Database>

/** One entry of a customer's account with its subject. */
export interface RecordRow {
  id: string
  movement: string
  amount: number
  created_at: Date
  category: string
  purpose: string | null
  title: Bilingual | null
}

const keyset = new Keyset([descending('instant', sql`created_at`), descending('id', sql`id`)])

/**
 * The entries of a customer's account. The order is that of the payment, of the refund case, or the one refunded in
 * full; the category is the kind of the order, else the purpose of the payment, else `withdrawal` for movements of a
 * withdrawal or `reward` for those of an invitation, else `other`.
 */
const recordsOf = (customerId: string) => sql<RecordRow>`(
  select moved.id, moved.kind as movement, moved.reference_id, moved.created_at, entry.amount, entry.balance_after,
    paid.id as payment_id, paid.purpose, orders.id as order_id,
    coalesce(
      orders.kind, paid.purpose, case when withdrawn.id is not null then 'withdrawal' end,
      case when moved.kind = 'invitation' then 'reward' end, 'other'
    ) as category,
    withdrawn.id as withdrawal_id, coalesce(stores.name, orders.title, paid.title, withdrawn.title) as title
  from accounts as account
  join ledger_entries as entry on entry.account_id = account.id
  join ledger_transactions as moved on moved.id = entry.transaction_id
  left join payment_refunds as sent
    on moved.kind in ('credit', 'creditReversed') and sent.id = moved.reference_id
  left join provider_payments as held on moved.kind in ('reserve', 'release') and held.id = moved.reference_id
  left join payments as paid on paid.id = case
    when moved.kind in ('payment', 'tipReturned') then moved.reference_id else coalesce(held.payment_id, sent.payment_id)
  end
  left join refunds as refund on moved.kind = 'refund' and refund.id = moved.reference_id
  left join orders on orders.id = case
    when moved.kind = 'refund' then coalesce(refund.order_id, moved.reference_id)
    else (select order_id from payment_allocations where payment_id = paid.id order by order_id limit 1)
  end
  left join stores on stores.id = orders.store_id
  left join withdrawals as withdrawn
    on moved.kind in ('withdrawal', 'withdrawalReturned') and withdrawn.id = moved.reference_id
  where account.kind = 'customer' and account.owner_id = ${customerId}
)`

interface Wanted {
  readonly category?: string | undefined
  readonly slice: Slice
}

/** A page of a customer's records, newest first. */
export async function recordPage(
  db: Db,
  customerId: string,
  { category, slice }: Wanted,
): Promise<(RecordRow & KeyedRow)[]> {
  const only = category === undefined ? sql`true` : sql`category = ${category}`
  const { rows } = await sql<RecordRow & KeyedRow>`
    select id, movement, amount, created_at, category, purpose, title, ${keyset.values} as sort_keys
    from ${recordsOf(customerId)} as record
    where ${only} and ${keyset.after(slice.after)} order by ${keyset.order} limit ${slice.limit}`.execute(db)
  return rows
}

export interface SumRow {
  day: string
  category: string
  income: number
  expense: number
  income_count: number
  expense_count: number
}

/** The income and expense of a customer since a moment, by day of a time zone and by category. */
export async function recordSums(db: Db, customerId: string, since: Date, zone: string): Promise<SumRow[]> {
  const { rows } = await sql<SumRow>`
    select to_char(created_at at time zone ${zone}, 'YYYY-MM-DD') as day, category,
      coalesce(sum(amount) filter (where amount > 0), 0)::bigint as income,
      coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as expense,
      (count(*) filter (where amount > 0))::int as income_count,
      (count(*) filter (where amount < 0))::int as expense_count
    from ${recordsOf(customerId)} as record
    where created_at >= ${since}
    group by day, category`.execute(db)
  return rows
}

export interface RecordDetail extends RecordRow {
  reference_id: string
  balance_after: number
  paid_with: PaymentKind | null
  from_balance: number | null
  paid_at: Date | null
  provider_number: string | null
  order_id: string | null
  order_number: string | null
  order_kind: string | null
  order_title: Bilingual | null
  order_removed: boolean
  picture: Picture | null
  items: number
  refund_id: string | null
  withdrawal_id: string | null
}

/** One record of a customer with everything that is known of it. */
export async function recordDetail(db: Db, customerId: string, id: MoneyRecordId): Promise<RecordDetail> {
  const { rows } = await sql<RecordDetail>`
    select record.id, movement, record.amount, record.created_at, category, record.purpose, record.title, reference_id,
      coalesce(record.balance_after, (
        select sum(entry.amount)::bigint from ledger_entries as entry
        join accounts as account on account.id = entry.account_id
        join ledger_transactions as earlier on earlier.id = entry.transaction_id
        where account.kind = 'customer' and account.owner_id = ${customerId}
          and (earlier.created_at, earlier.id) <= (record.created_at, record.id)
      )) as balance_after,
      paid.method as paid_with, paid.from_balance, paid.paid_at, attempt.transaction_id as provider_number,
      orders.id as order_id, orders.number as order_number, orders.kind as order_kind, orders.title as order_title,
      orders.removed_at is not null as order_removed, first.snapshot -> 'picture' as picture,
      coalesce((select sum(quantity) from order_lines where order_id = orders.id), 0)::int as items,
      refund.id as refund_id, record.withdrawal_id
    from ${recordsOf(customerId)} as record
    left join orders on orders.id = record.order_id
    left join order_lines as first on first.order_id = orders.id and first.position = 0
    left join refunds as refund on movement = 'refund' and refund.id = reference_id
    left join lateral (
      select payments.* from payments left join payment_allocations on payment_id = payments.id
      where payments.id = record.payment_id or payment_allocations.order_id = record.order_id and payments.paid_at is not null
      order by payments.id = record.payment_id desc nulls last, payments.paid_at limit 1
    ) as paid on true
    left join provider_payments as attempt on attempt.id = paid.provider_payment_id
    where record.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`no record ${id} of ${customerId}`)
  return row
}
