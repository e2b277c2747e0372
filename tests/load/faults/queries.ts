import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../server/database/schema'
import { deployment } from '../../../server/modules/wallet/ledger'

type Db = Kysely<Database>
export interface Violation {
  id: string
  why: string
}

/** Payments that were charged otherwise than once and in full, or although they are not paid. */
export const wrongCharges = sql<Violation>`
  select payments.id, status || ' of ' || amount || ', charged ' || coalesce(times, 0) || ' times ' || coalesce(taken, 0) as why
  from payments left join (
    select reference_id, count(distinct transaction_id) as times, sum(ledger_entries.amount) as taken
    from ledger_transactions join ledger_entries on transaction_id = ledger_transactions.id
    where kind = 'payment' and ledger_entries.amount > 0 group by reference_id
  ) as charge on reference_id = payments.id
  where case when status in ('paid', 'refunded') and amount > 0 then coalesce(times, 0) <> 1 or taken <> amount
    else coalesce(times, 0) <> 0 end`

/** Customers whose balance is not what came in, less what they paid, and what came back. */
export const wrongBalances = sql<Violation>`
  select owner_id as id, 'holds ' || balance || ' and should hold ' || (came_in - paid + back - withdrawn - held) as why
  from accounts, lateral (
    select coalesce(sum(amount), 0) as came_in from ledger_entries join ledger_transactions on id = transaction_id
    where account_id = accounts.id and ledger_transactions.kind in ('topUp', 'riderPayOut')
  ) as deposits, lateral (
    select coalesce(sum(case method when 'balance' then amount else from_balance end), 0) as paid from payments
    where payer_id = owner_id and status in ('paid', 'refunded')
  ) as paid, lateral (
    select coalesce(sum(payment_refunds.amount), 0) as back from payment_refunds join payments on payments.id = payment_id
    where payer_id = owner_id and payment_refunds.provider_payment_id is null
  ) as back, lateral (
    select coalesce(sum(amount), 0) as withdrawn from withdrawals
    where customer_id = owner_id and state in ('underReview', 'approved', 'credited')
  ) as withdrawals, lateral (
    select coalesce(sum(balance_held), 0) as held from provider_payments where payer_id = owner_id
  ) as holds
  where accounts.kind = 'customer' and balance <> came_in - paid + back - withdrawn - held`

/** Attempts at a provider that cost something else than what they paid for: one that came late pays what replaced its payment. */
export const wrongCosts = sql<Violation>`
  select provider_payments.id, 'cost ' || theirs || ', should ' || due as why
  from provider_payments, lateral (
    select coalesce(sum(amount - from_balance - (refunded - refunded_to_balance)), 0) as due from payments
    where provider_payment_id = provider_payments.id and status in ('paid', 'refunded')
  ) as due, lateral (
    select coalesce(sum(sandbox_trades.amount - sandbox_trades.refunded), 0) as theirs from sandbox_trades
    where sandbox_trades.trade_no = provider_payments.trade_no and state = 'paid'
  ) as theirs
  where theirs <> due
  union all
  select id, 'is paid by ' || method || ' without an attempt' from payments
  where status in ('paid', 'refunded') and method in ('wechat', 'alipay') and provider_payment_id is null`

/** Payments of which something else went back than was written down, or was sent and did not arrive. */
export const wrongRefunds = sql<Violation>`
  select payments.id, payments.refunded || ' of ' || payments.amount || ' went back, written down are ' || back as why
  from payments, lateral (
    select coalesce(sum(amount) filter (where kind <> 'surplus'), 0) as back, count(*) filter (where status in ('sent', 'accepted')) as open
    from payment_refunds where payment_id = payments.id
  ) as back, lateral (
    select coalesce(sum(amount), 0) as amount, coalesce(sum(refunded), 0) as refunded
    from payment_allocations where payment_id = payments.id
  ) as allocated
  where payments.refunded <> back or payments.refunded > payments.amount or open > 0
    or allocated.amount <> payments.amount or allocated.refunded <> payments.refunded
  union all
  select orders.id, 'has ' || orders.refunded || ' back, of its payments ' || back || ', of its shares ' || shared
  from orders, lateral (
    select coalesce(sum(refunded), 0) as back from payment_allocations where order_id = orders.id
  ) as back, lateral (
    select coalesce(-sum(refunded), 0) as shared from order_shares where order_id = orders.id and party = 'customer'
  ) as shared
  where orders.refunded <> back or orders.refunded <> shared`

/** Amounts due to the parties of an order: of settled orders their shares, less refunds; of others what is settled of them in parts. */
const dues = sql`
  select party, coalesce(owner_id, ${deployment}) as owner_id, sum(case when exists (
    select from payment_allocations where order_id = order_shares.order_id and settled_at is not null
  ) then amount - refunded else settled end) as due
  from order_shares where party <> 'customer' group by 1, 2`

/** Parties that hold, less what they owe, something else than the shares of their settled orders. */
export const wrongEarnings = sql<Violation>`
  select owner_id as id, party || ' has ' || coalesce(has, 0) || ' and should have ' || coalesce(due, 0) as why
  from (
    select party, owner_id, sum(amount) as has
    from ledger_entries join accounts on accounts.id = account_id
    join ledger_transactions on ledger_transactions.id = transaction_id and ledger_transactions.kind not in (
      'riderPayOut', 'storePayout', 'storePayoutReturned', 'storePayoutReversed', 'withdrawalPaid'
    ) join (values
      ('store', 'store'), ('storeDebt', 'store'), ('rider', 'rider'), ('riderDebt', 'rider'), ('courier', 'rider'),
      ('platform', 'platform')
    ) as of_party (account, party) on account = accounts.kind
    group by 1, 2
  ) as books full join (${dues}) as dues using (party, owner_id)
  where coalesce(has, 0) <> coalesce(due, 0)`

/** Orders for which something else is held than was paid and has neither gone back nor been settled, or anything once they are settled. */
export const wrongHeld = sql<Violation>`
  select id, 'holds ' || held || ' and should hold ' || due as why from orders, lateral (
    select coalesce(sum(amount), 0) as held from ledger_entries join accounts on accounts.id = account_id
    where kind = 'held' and owner_id = orders.id
  ) as held, lateral (
    select coalesce(sum(payment_allocations.amount - payment_allocations.refunded - settled), 0) as due
    from payment_allocations join payments on payments.id = payment_id
    where order_id = orders.id and settled_at is null and payments.status in ('paid', 'refunded')
  ) as due
  where held <> due`

/** Orders whose shares do not sum to zero, or of which the customer's is not what the order costs, or settled in parts. */
export const wrongShares = sql<Violation>`
  select id, 'costs ' || total || ', shares sum to ' || all_of_it || ', the customer’s to ' || customers
    || ', settled in parts are ' || parts || ', by shares ' || settled as why
  from orders, lateral (
    select coalesce(sum(amount), 0) as all_of_it, coalesce(sum(refunded), 0) as back,
      coalesce(sum(amount) filter (where party = 'customer'), 0) as customers,
      coalesce(-sum(settled) filter (where party = 'customer'), 0) as settled
    from order_shares where order_id = orders.id
  ) as shares, lateral (
    select coalesce(sum(settled), 0) as parts, coalesce(bool_or(settled_at is not null), false) as ended
    from payment_allocations where order_id = orders.id
  ) as allocations
  where all_of_it <> 0 or back <> 0 or customers <> -total or (not ended and settled <> parts)`

/** Money that should be with nobody any more. */
export const strandedMoney = sql<Violation>`
  select kind as id, sum(amount) || ' is still on its way back' as why
  from accounts join ledger_entries on account_id = accounts.id where kind in ('returning', 'reserved') group by kind having sum(amount) <> 0`

/** Debts of a provider by the ledger that differ from its books. */
export const wrongClearing = sql<Violation>`
  select owed.kind as id, 'owes ' || owed.amount || ' and has ' || coalesce(has.amount, 0) as why
  from (
    select kind, -sum(amount) as amount from accounts join ledger_entries on account_id = accounts.id
    where kind in ('wechat', 'alipay') group by kind
  ) as owed
  left join (
    select provider, sum(amount - refunded) as amount from sandbox_trades where state = 'paid' group by provider
  ) as has on provider = owed.kind
  where owed.amount <> coalesce(has.amount, 0)`

/** Payment state of an order: its payable payment, else its newest, as far as it covers the order. Later payments of errands do not count. */
const standing = sql`
  select distinct on (order_id) order_id, case
    when payments.status = 'paid' and payment_allocations.amount > 0 and payment_allocations.refunded = payment_allocations.amount
    then 'refunded' else payments.status end as status
  from payment_allocations join payments on payments.id = payment_id where purpose not like 'errand.%'
  order by order_id, payments.status = 'pending' desc, payments.created_at desc, payments.id desc`

/** Orders and payments that contradict each other. An errand may keep the fee of its cancellation. */
export const contradictions = sql<Violation>`
  select orders.id, 'the order is ' || orders.state || ', its payment ' || coalesce(payment.status, 'is not there') as why
  from orders left join (${standing}) as payment on order_id = orders.id
  where payment.status is null or case payment.status
    when 'pending' then orders.phase <> 'toPay'
    when 'paid' then orders.phase = 'cancelled' and orders.kind <> 'errand' or orders.phase = 'toPay' and orders.state not in ('waitingBalance', 'balanceDue')
    when 'closed' then orders.phase <> 'cancelled'
    else orders.phase = 'toPay' end`

/** Orders that wait for nobody and yet are stuck. */
export const stuckOrders = sql<Violation>`
  select id, state as why from orders where phase = 'inProgress' and state not in ('delivered', 'riderDelay', 'pendingReceipt', 'waitingBalance')
    and not (kind in ('hotel', 'table') and state = 'confirmed')
    and not (kind in ('voucher', 'groupDeal') and state in ('usable', 'used', 'gathering'))
    and not exists (
      select from takeaway_orders where order_id = id
        and (shortage is not null or (delay is not null and (rider ->> 'dueAt')::timestamptz > now()))
    )`

/** Unpaid orders that nothing will ever cancel. */
export const forgottenOrders = sql<Violation>`
  select id, 'is unpaid and no job will end it' as why from orders where phase = 'toPay' and not exists (
    select from jobs where payload ->> 'orderId' = orders.id::text
      and coalesce(payload ->> 'event', payload -> 'then' -> 'payload' ->> 'event') in ('expire', 'missDeposit', 'missBalance')
  )`

/** Jobs that are due and not done, and what still waits for a decision or a provider. */
export const unfinished = (now: Date) => sql<Violation>`
  select id::text, kind || ' is due; ' || coalesce(last_error, 'no error') as why from jobs where run_at < ${now}::timestamptz
  union all
  select id::text, 'refund is ' || status from payment_refunds where status in ('sent', 'accepted')
  union all
  select id::text, 'application is ' || state from refunds where state in ('applying', 'merchantReview')
  union all
  select order_id::text, 'nobody answered for a dish that is gone' from takeaway_orders
  where (shortage ->> 'answerBefore')::timestamptz < ${now}::timestamptz
  union all
  select token, 'paid trade is not taken in' from sandbox_trades join provider_payments using (trade_no)
  where state = 'paid' and provider_payments.status <> 'paid'`

/** Keys whose work was kept and whose answer was not. */
export const halfAnswers = sql<Violation>`
  select key as id, call || ' has no answer' as why from idempotency_keys
  where answer is null and answer_sealed is null`

/** Lines of cancelled orders that did not come back into stock, though they never left the kitchen or the warehouse. */
export const keptStock = sql<Violation>`
  select order_id as id, (quantity - returned_quantity) || ' of a cancelled order are still out of stock' as why
  from order_lines join orders on orders.id = order_id
  where phase = 'cancelled' and kind <> 'errand' and returned_quantity <> quantity and not exists (
    select from order_events where order_id = orders.id
      and state in ('ready', 'riderPicking', 'riderDelivering', 'riderDelay', 'merchantDelivering', 'delivered', 'review')
  ) and not exists (select from parcels where order_id = orders.id and shipped_at is not null)`

/** Nights of which something else is held and sold than their live stays have. */
export const wrongNights = sql<Violation>`
  select room_nights.id, 'holds ' || held || ', sold ' || sold || ', its stays ' || to_pay || ' and ' || paid as why
  from room_nights, lateral (
    select coalesce(sum(quantity - returned_quantity) filter (where phase = 'toPay'), 0) as to_pay,
      coalesce(sum(quantity - returned_quantity) filter (where phase not in ('toPay', 'cancelled')), 0) as paid
    from order_lines join orders on orders.id = order_id where item_kind = 'roomNight' and item_id = room_nights.id
  ) as stays
  where held <> to_pay or sold <> paid or held + sold > allotment`

/** Tables that are kept for two at once, or for nobody, and parties without one. */
export const wrongTables = sql<Violation>`
  select one.table_id as id, 'is kept twice at ' || lower(one.period) as why
  from table_periods as one join table_periods as other on other.table_id = one.table_id and other.id > one.id
  where one.held and other.held and one.period && other.period
  union all
  select orders.id, 'is ' || phase || ', and its table is ' || case when held then 'kept' else 'free' end
  from orders, lateral (select exists (select from table_periods where order_id = orders.id and held) as held) as kept
  where kind = 'table' and held <> (phase in ('toPay', 'inProgress'))`

/** Lines that are marked as asked for although their refund is not open, or the other way about. */
export const wrongOpenLines = sql<Violation>`
  select refund_id as id, 'is ' || state || ', its line ' || position || ' is ' || case when open then 'open' else 'free' end as why
  from refund_lines join refunds on refunds.id = refund_id
  where open <> (state in ('applying', 'merchantReview', 'awaitingReturn', 'returnedGoods'))`

/** Coupons that a cancelled order keeps, and orders cheaper by more coupons than they used. */
export const wrongCoupons = sql<Violation>`
  select customer_coupons.id::text, 'is used for a cancelled order' as why
  from customer_coupons join orders on orders.id = order_id
  where phase = 'cancelled' and not (kind = 'errand' and refunded < total) and not exists (
    select from coupon_uses join orders as other on other.id = coupon_uses.order_id
    where coupon_id = customer_coupons.id and other.phase <> 'cancelled'
  )
  union all
  select orders.id::text, 'takes off more coupons than it used' from orders
  where phase <> 'cancelled' and (
    select count(*) from jsonb_array_elements(components) as part
    where part ->> 'kind' in ('storeCoupon', 'envelope', 'deliveryCoupon')
  ) > (
    select count(*) from customer_coupons where order_id = orders.id
      or id in (select coupon_id from coupon_uses where coupon_uses.order_id = orders.id)
  )`

/** Violations of a rule. */
export const rowsOf = async (db: Db, query: typeof wrongCharges): Promise<Violation[]> => (await query.execute(db)).rows

/** Stock of an item, and the pieces that orders took for good. */
export interface Stock {
  id: string
  stock: number
  sold: number
}

const sold = (item: string) => sql`coalesce((
  select sum(quantity - returned_quantity) from order_lines where item_id = ${sql.ref(item)}
), 0)::int`

/** The stock of goods. */
export async function stockOf(db: Db, ids: readonly string[]): Promise<Stock[]> {
  const { rows } = await sql<Stock>`
    select id, stock, ${sold('goods.id')} as sold from goods where id = any(${[...ids]}::uuid[])`.execute(db)
  return rows
}

/** The seats of shows. */
export async function seatsOf(db: Db, ids: readonly string[]): Promise<Stock[]> {
  const { rows } = await sql<Stock>`
    select id, seats_left as stock, ${sold('ticket_shows.id')} as sold from ticket_shows
    where id = any(${[...ids]}::uuid[])`.execute(db)
  return rows
}

/** The stock of SKUs over all warehouses. */
export async function skusOf(db: Db, ids: readonly string[]): Promise<Stock[]> {
  const { rows } = await sql<Stock>`
    select id, (select sum(quantity) from sku_stock where sku_id = skus.id)::int as stock, ${sold('skus.id')} as sold from skus
    where id = any(${[...ids]}::uuid[])`.execute(db)
  return rows
}

/** Number of a coupon's remaining pieces, and of its customers. */
export async function couponStock(db: Db, couponId: string) {
  const { rows } = await sql<{ left: number; had: number }>`
    select stock as left, (select count(*) from customer_coupons where coupon_id = coupons.id)::int as had
    from coupons where id = ${couponId}`.execute(db)
  return rows[0] ?? { left: 0, had: 0 }
}

export interface OrderFacts {
  id: string
  total: number
  state: string
  phase: string
  payment: string
}

/** Outcomes of orders, by their ids; unknown ones are left out. */
export async function ordersOf(db: Db, ids: readonly string[]): Promise<Map<string, OrderFacts>> {
  const { rows } = await sql<OrderFacts>`
    select orders.id, total, orders.state, orders.phase, payment.status as payment
    from orders join (${standing}) as payment on order_id = orders.id where orders.id = any(${[...ids]}::uuid[])`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Which of some ids are not in a table. */
export async function missing(
  db: Db,
  table: 'refunds' | 'customer_coupons' | 'withdrawals',
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()
  const there = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !there.has(id))
}

/** Trades that the provider does not hold for paid. */
export async function unpaidTrades(db: Db, tokens: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ token: string }>`
    select token from unnest(${[...tokens]}::text[]) as told (token)
    where not exists (select from sandbox_trades where sandbox_trades.token = told.token and state = 'paid')`.execute(
    db,
  )
  return rows.map(({ token }) => token)
}
