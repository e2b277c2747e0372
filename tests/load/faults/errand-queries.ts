import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../server/database/schema'
import { errandBack } from '../../../server/modules/errand/reasons'
import type { Violation } from './queries'

type Db = Kysely<Database>

/** The amount of each errand that its rider keeps by the lines of a kind. */
const kept = (component: 'errandGoods' | 'errandTip' | 'errandFee') => sql`
  select coalesce(sum(amount - refunded), 0) as amount from order_shares
  where order_id = orders.id and party = 'customer' and component = ${component}`

/** Errands for which something was paid. */
const paidErrands = sql`
  orders join errand_orders on errand_orders.order_id = orders.id and exists (
    select from payment_allocations join payments on payments.id = payment_id
    where payment_allocations.order_id = orders.id and payments.status in ('paid', 'refunded')
  )`

/** The states of an errand whose rider has set off with the goods. */
const underWay = [
  ...['riderDelivering', 'riderDelay', 'undeliverable', 'riderReturning', 'delivered', 'review', 'evaluated'],
  'completed',
]

/** Reasons of refunds that nobody has to apply for. */
const byThemselves = Object.values(errandBack).map(({ en }) => en)

/**
 * Errands whose receipts do not add up to what was spent, whose customers paid another amount for the goods than that, which ended
 * and keep goods, a tip or more than the fee, and whose parts of goods and tip are not the lines of them.
 */
export const wrongErrands = sql<Violation>`
  select orders.id, 'spent ' || coalesce(spent, 0) || ', by its receipts ' || receipts as why
  from orders join errand_orders on errand_orders.order_id = orders.id, lateral (
    select coalesce(sum(amount), 0) as receipts from errand_receipts where order_id = orders.id
  ) as proof
  where coalesce(spent, 0) <> receipts
  union all
  select orders.id, 'has spent ' || spent || ' and keeps ' || -goods.amount
  from ${paidErrands}, lateral (${kept('errandGoods')}) as goods
  where spent is not null and state = any(${underWay}) and -goods.amount <> spent and not exists (
    select from refunds where order_id = orders.id and reason <> all(${byThemselves})
  )
  union all
  select orders.id, 'was cancelled and keeps ' || -goods.amount || ' for goods, ' || -tip.amount || ' of the tip, ' || -fee.amount
  from ${paidErrands}, lateral (${kept('errandGoods')}) as goods, lateral (${kept('errandTip')}) as tip,
    lateral (${kept('errandFee')}) as fee
  where phase = 'cancelled' and (goods.amount <> 0 or tip.amount <> 0 or -fee.amount > (terms ->> 'cancelFee')::int)
  union all
  select orders.id, 'names ' || named || ' for ' || part || ', its lines have ' || lines
  from orders, (values ('goods', 'errandGoods'), ('tip', 'errandTip')) as parts (part, line), lateral (
    select coalesce(sum((component ->> 'amount')::int), 0) as named from jsonb_array_elements(components) as component
    where component ->> 'kind' = part
  ) as named, lateral (
    select coalesce(sum(paid), 0) as lines from order_lines where order_id = orders.id and item_kind = line
  ) as lines
  where kind = 'errand' and named <> lines`

/** Deliveries that outlive their orders, offers that nobody can take, and riders who are paid for what another brought. */
export const wrongDeliveries = sql<Violation>`
  select deliveries.id, 'is ' || deliveries.state || ', its order ' || orders.state as why
  from deliveries join orders on orders.id = order_id
  where deliveries.ended_at is null and orders.phase in ('toReview', 'done', 'cancelled')
  union all
  select delivery_offers.id, 'is open for a delivery that is ' || deliveries.state
  from delivery_offers join deliveries on deliveries.id = delivery_id
  where delivery_offers.state = 'open' and deliveries.state <> 'offered'
  union all
  select orders.id, 'pays ' || coalesce(owner_id::text, 'nobody') || ', brought by ' || rider_id
  from orders join order_shares on order_shares.order_id = orders.id and party = 'rider'
    join deliveries on deliveries.order_id = orders.id
  where deliveries.state in ('delivered', 'returned') and rider_id is not null and owner_id::text is distinct from rider_id::text`

/** Orders whose riders have an answer to the hand-over, and that were never brought. */
export async function lostHandOvers(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${[...ids]}::uuid[]) as told (id) where not exists (
      select from order_events where order_id = told.id and state in ('delivered', 'returned')
    )`.execute(db)
  return rows.map(({ id }) => id)
}

/** Errands whose receipts are not the sum in the last answer to their riders. */
export async function lostReceipts(db: Db, told: ReadonlyMap<string, number>): Promise<string[]> {
  const rows = await db
    .selectFrom('errand_orders')
    .select(['order_id', 'spent'])
    .where((eb) => eb('order_id', '=', eb.fn.any(eb.val([...told.keys()]))))
    .execute()
  const spent = new Map(rows.map((row) => [row.order_id, row.spent]))
  return [...told].flatMap(([id, amount]) => (spent.get(id) === amount ? [] : [id]))
}
