import { sql, type Kysely } from 'kysely'
import { activeGroupCarts, type GroupCartState } from '@contract/states/group-cart'
import { descending, Keyset, type Slice } from '../../../database/keyset'
import type { Database } from '../../../database/schema'

type Db = Kysely<Database>

const lastJoined = new Keyset([descending('instant', sql`mine.joined_at`), descending('id', sql`mine.cart_id`)])

/** How many are in a cart. */
const people = sql<number>`(
  select count(*)::int from group_cart_people as other where other.cart_id = mine.cart_id and other.removed_at is null
)`

/** Amount that a customer owes of a cart's order. */
const toPay = sql<number>`coalesce((
  select sum(payments.amount) from payment_allocations join payments on payments.id = payment_allocations.payment_id
  where payment_allocations.order_id = group_carts.order_id and payments.customer_id = mine.customer_id
    and payments.status = 'pending'
), 0)::bigint`

/** A page of the carts that a customer is in, those that are not over or the others, the last joined first. */
export function cartsOf(
  db: Db,
  { customerId, tab, slice }: { readonly customerId: string; readonly tab: 'open' | 'past'; readonly slice: Slice },
) {
  const active: readonly GroupCartState[] = activeGroupCarts
  const rows = db
    .selectFrom('group_cart_people as mine')
    .innerJoin('group_carts', 'group_carts.id', 'mine.cart_id')
    .innerJoin('stores', 'stores.id', 'group_carts.store_id')
    .select(['group_carts.id', 'group_carts.state', 'group_carts.name', 'group_carts.payer', 'group_carts.host_id'])
    .select(['store_id', 'stores.name as store_name', 'stores.logo', 'stores.time_zone'])
    .select(['mine.joined_at', 'mine.goods', 'mine.fees', 'mine.offers', people.as('people'), toPay.as('to_pay')])
    .where('mine.customer_id', '=', customerId)
    .where('mine.removed_at', 'is', null)
    .where('group_carts.state', tab === 'open' ? 'in' : 'not in', active)
  return lastJoined.page(rows, slice).execute()
}
