import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../server/database/schema'
import type { Stock, Violation } from './queries'

type Db = Kysely<Database>

/**
 * Vouchers that are redeemed otherwise than their redemptions say, usable ones of an order that ended, orders of other
 * numbers than they bought, and refunds of other amounts than their vouchers cost.
 */
export const wrongVouchers = sql<Violation>`
  select orders.id, redeemed || ' are redeemed, by its redemptions ' || by_tills as why
  from orders, lateral (
    select count(*) filter (where state = 'redeemed') as redeemed from vouchers where order_id = orders.id
  ) as issued, lateral (
    select coalesce(sum(count), 0) as by_tills from redemptions where order_id = orders.id and undone_at is null
  ) as tills
  where kind in ('voucher', 'groupDeal') and redeemed <> by_tills
  union all
  select orders.id, 'is ' || orders.state || ' with ' || issued || ' of ' || bought || ' vouchers, ' || usable || ' usable'
  from orders, lateral (
    select count(*) as issued, count(*) filter (where state = 'usable') as usable from vouchers where order_id = orders.id
  ) as vouchers, lateral (
    select coalesce(sum(quantity), 0) as bought from order_lines where order_id = orders.id
  ) as lines
  where kind in ('voucher', 'groupDeal') and (
    orders.state in ('usable', 'used', 'review', 'done') and issued <> bought
    or orders.state = 'usable' and usable = 0
    or orders.state in ('used', 'review', 'done', 'refunded', 'cancelled') and usable <> 0
      and exists (select from voucher_orders where order_id = orders.id and code_hash is not null)
  )
  union all
  select orders.id, orders.refunded || ' of ' || total || ' came back for ' || gone || ' of ' || bought || ' vouchers'
  from orders, lateral (
    select count(*) filter (where state in ('refunded', 'expired')) as gone, count(*) as bought
    from vouchers where order_id = orders.id
  ) as vouchers
  where kind in ('voucher', 'groupDeal') and orders.state in ('usable', 'used', 'review', 'done')
    and orders.refunded <> total * gone / greatest(bought, 1)`

/** Groups whose places are others than they count, formed ones with an unpaid place, and failed ones with a place that was not released. */
export const wrongGroups = sql<Violation>`
  select deal_groups.id, 'is ' || deal_groups.state || ' with ' || taken || ' taken and ' || deal_groups.paid || ' paid, its places '
    || held || ' held and ' || places.paid as why
  from deal_groups, lateral (
    select count(*) filter (where state = 'held') as held, count(*) filter (where state = 'paid') as paid
    from group_places where group_id = deal_groups.id
  ) as places
  where case deal_groups.state
    when 'open' then taken <> held + places.paid or deal_groups.paid <> places.paid
    when 'formed' then places.paid > size or held <> 0
    else held + places.paid <> 0 end
  union all
  select group_places.order_id, 'is ' || orders.state || ', its place ' || group_places.state || ', its group ' || deal_groups.state
  from group_places join orders on orders.id = order_id join deal_groups on deal_groups.id = group_id
  where deal_groups.state = 'formed' and group_places.state = 'paid' and orders.state in ('pendingPayment', 'gathering')`

/** Shared carts that contradict their order, and locked ones whose people's shares do not sum to what it costs. */
export const wrongCarts = sql<Violation>`
  select group_carts.id, 'is ' || group_carts.state || ', its order ' || orders.state as why
  from group_carts join orders on orders.id = order_id
  where case group_carts.state
    when 'locked' then orders.phase <> 'toPay'
    when 'ordered' then orders.phase = 'toPay'
    when 'cancelled' then orders.phase <> 'cancelled'
    else true end
  union all
  select group_carts.id, 'has shares of ' || shares || ' of an order of ' || total
  from group_carts join orders on orders.id = order_id, lateral (
    select coalesce(sum(goods + fees - offers), 0) as shares from group_cart_people
    where cart_id = group_carts.id and goods is not null
  ) as people
  where group_carts.state in ('locked', 'ordered') and shares <> total`

/** Withdrawals that hold something else than they should, and credited or returned ones that were not booked once. */
export const wrongWithdrawals = sql<Violation>`
  select withdrawals.id, 'is ' || state || ' and holds ' || held || ' of ' || amount as why from withdrawals, lateral (
    select coalesce(sum(ledger_entries.amount), 0) as held from ledger_entries join accounts on accounts.id = account_id
    where accounts.kind = 'withdrawing' and owner_id = withdrawals.id
  ) as held
  where held <> case when state in ('underReview', 'approved') then amount else 0 end
  union all
  select withdrawals.id, 'is credited and was paid out ' || coalesce(times, 0) || ' times' from withdrawals left join (
    select number, count(*) as times from sandbox_payouts group by number
  ) as payouts on number = replace(withdrawals.id::text, '-', '')
  where state = 'credited' and coalesce(times, 0) <> 1`

/** The stock of packages, of which groups take theirs. */
export async function packagesOf(db: Db, ids: readonly string[]): Promise<Stock[]> {
  const { rows } = await sql<Stock>`
    select id, stock, coalesce((
      select sum(quantity - returned_quantity) from order_lines where item_id = packages.id
    ), 0)::int as sold
    from packages where id = any(${[...ids]}::uuid[])`.execute(db)
  return rows
}

/** Orders of which no payment was taken. */
export async function unpaidOrders(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${[...ids]}::uuid[]) as told (id) where not exists (
      select from payment_allocations join payments on payments.id = payment_id
      where order_id = told.id and status in ('paid', 'refunded')
    )`.execute(db)
  return rows.map(({ id }) => id)
}

/** Redemptions that are of another number than was answered, or undone otherwise. */
export async function otherRedemptions(
  db: Db,
  redemptions: ReadonlyMap<string, number>,
  undone: ReadonlySet<string>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('redemptions')
    .select(['id', 'count', 'undone_at'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...redemptions.keys()]))))
    .execute()
  const found = new Map(rows.map((row) => [row.id, row]))
  return [...redemptions].flatMap(([id, count]) => {
    const row = found.get(id)
    return row?.count === count && (row.undone_at !== null) === undone.has(id) ? [] : [id]
  })
}
