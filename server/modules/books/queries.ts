import { sql, type Kysely, type Selectable } from 'kysely'
import type { DailyBookTable, Database } from '../../database/schema'
import { wrongBills } from '../bills/queries'

type Db = Kysely<Database>

/** Something that does not agree: an id and how it differs. */
interface Fault {
  readonly id: string
  readonly why: string
}

/** A fault with the check that found it. */
export interface Difference extends Fault {
  readonly check: string
}

/** The number of listed differences of each check. */
const most = 20

/** Movements whose entries do not sum to zero. */
const unbalanced = sql<Fault>`
  select transaction_id::text as id, 'sums to ' || sum(amount) as why
  from ledger_entries group by transaction_id having sum(amount) <> 0 limit ${most}`

/** Accounts whose balance is not the sum of their entries. */
const wrongBalances = sql<Fault>`
  select accounts.id::text as id, 'holds ' || balance || ', its entries sum to ' || sum as why
  from accounts, lateral (
    select coalesce(sum(amount), 0) as sum from ledger_entries where account_id = accounts.id
  ) as entries
  where balance is not null and balance <> sum limit ${most}`

/**
 * Orders for which something else is held than was paid and is neither refunded nor settled, as a whole or in parts; and tips of which
 * something else is held than waits for their riders.
 */
const wrongHeld = sql<Fault>`
  with held as (
    select owner_id as id, sum(amount) as amount from accounts join ledger_entries on account_id = accounts.id
    where kind = 'held' group by owner_id
  ), due as (
    select order_id as id, sum(payment_allocations.amount - payment_allocations.refunded - settled) as amount
    from payment_allocations join payments on payments.id = payment_id
    where settled_at is null and payments.status in ('paid', 'refunded') group by order_id
    union all
    select payment_id, amount from rider_tips where state = 'held'
  )
  select id::text as id, 'holds ' || coalesce(held.amount, 0) || ', open is ' || coalesce(due.amount, 0) as why
  from held full join due using (id) where coalesce(held.amount, 0) <> coalesce(due.amount, 0) limit ${most}`

/** Money on its way out of which no withdrawal or payout is under way, or another amount. */
const wrongOnTheWay = sql<Fault>`
  with kept as (
    select owner_id as id, sum(amount) as amount from accounts join ledger_entries on account_id = accounts.id
    where kind = 'withdrawing' group by owner_id
  ), due as (
    select id, amount from withdrawals where state in ('underReview', 'approved')
    union all
    select id, amount from store_payouts where state in ('waiting', 'endorsed', 'approved')
  )
  select id::text as id, 'keeps ' || coalesce(kept.amount, 0) || ', under way is ' || coalesce(due.amount, 0) as why
  from kept full join due using (id) where coalesce(kept.amount, 0) <> coalesce(due.amount, 0) limit ${most}`

/** Attempts at a provider for which something else is reserved than they hold, or that hold a part of a payment which is over. */
const wrongReserved = sql<Fault>`
  with kept as (
    select owner_id as id, sum(amount) as amount from accounts join ledger_entries on account_id = accounts.id
    where kind = 'reserved' group by owner_id
  ), due as (
    select provider_payments.id, balance_held as amount, payments.status
    from provider_payments join payments on payments.id = payment_id where balance_held > 0
  )
  select id::text as id, 'keeps ' || coalesce(kept.amount, 0) || ', held is ' || coalesce(due.amount, 0) || coalesce(' of a payment that is ' || status, '') as why
  from kept full join due using (id)
  where coalesce(kept.amount, 0) <> coalesce(due.amount, 0) or status <> 'pending' limit ${most}`

/** Components of movements that differ from the entries of their party. */
const wrongParts = sql<Fault>`
  with noted as (
    select transaction_id, party, owner_id, sum(amount) as amount from ledger_parts
    where party in ('store', 'rider') and owner_id is not null group by 1, 2, 3
  )
  select transaction_id::text as id, 'names ' || amount || ', the entries are ' || entered as why
  from noted, lateral (
    select coalesce(sum(ledger_entries.amount), 0) as entered from ledger_entries join accounts on accounts.id = account_id
    where ledger_entries.transaction_id = noted.transaction_id and accounts.owner_id = noted.owner_id
      and accounts.kind in (noted.party, noted.party || 'Debt', case noted.party when 'rider' then 'courier' end)
  ) as entries
  where amount <> entered limit ${most}`

/** Invoices of couriers whose payment, or its reversal, was not booked with their amount, or booked without them. */
const wrongCourierInvoices = sql<Fault>`
  with booked as (
    select reference_id as id, kind, sum(amount) filter (where amount > 0) as amount
    from ledger_transactions join ledger_entries on transaction_id = ledger_transactions.id
    where kind in ('courierInvoice', 'courierInvoiceReversed') group by 1, 2
  ), paid as (
    select id, 'courierInvoice' as kind, amount from courier_invoices where state = 'paid'
    union all
    select id, 'courierInvoiceReversed', amount from courier_invoices where reversed_at is not null
  )
  select id::text as id, 'booked ' || coalesce(booked.amount, 0) || ', paid ' || coalesce(paid.amount, 0) as why
  from booked full join paid using (id, kind) where coalesce(booked.amount, 0) <> coalesce(paid.amount, 0) limit ${most}`

/** The checks by the names under which their faults are listed and counted. */
const checks = {
  entries: unbalanced,
  balances: wrongBalances,
  held: wrongHeld,
  payouts: wrongOnTheWay,
  reserved: wrongReserved,
  components: wrongParts,
  courierInvoices: wrongCourierInvoices,
  bills: wrongBills(most),
}

/** The names of all checks. */
export const checkNames = Object.keys(checks)

/** Everything that does not agree in the books. */
export async function differencesIn(db: Db): Promise<Difference[]> {
  const found: Difference[] = []
  for (const [check, faults] of Object.entries(checks))
    for (const fault of (await faults.execute(db)).rows) found.push({ check, ...fault })
  return found
}

/** The platform's revenue between two moments by kind of orders: commissions less the discounts that it paid for. */
export async function revenueByKind(db: Db, from: Date, to: Date): Promise<Record<string, number>> {
  const { rows } = await sql<{ kind: string; amount: number }>`
    select orders.kind, sum(ledger_parts.amount)::bigint as amount
    from ledger_parts join ledger_transactions on ledger_transactions.id = transaction_id
    join orders on orders.id = order_id
    where party = 'platform' and ledger_transactions.created_at >= ${from} and ledger_transactions.created_at < ${to}
    group by 1`.execute(db)
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]))
}

export type DailyBook = Selectable<DailyBookTable>

/** The newest check; undefined before the first. */
export const latestBook = (db: Db): Promise<DailyBook | undefined> =>
  db.selectFrom('daily_books').selectAll().orderBy('day', 'desc').limit(1).executeTakeFirst()

/** Keeps the check of a day, once. */
export async function keepBook(
  db: Db,
  { day, differences, revenue, at }: { day: string; differences: readonly Difference[]; revenue: object; at: Date },
): Promise<void> {
  await db
    .insertInto('daily_books')
    .values({ day, differences: JSON.stringify(differences), revenue: JSON.stringify(revenue), checked_at: at })
    .onConflict((oc) => oc.doNothing())
    .execute()
}
