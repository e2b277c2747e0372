import { sql, type Insertable, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely'
import { activeGroupCarts, type GroupCartState } from '@contract/states/group-cart'
import type { Database, GroupCartLineTable, GroupCartPersonTable, GroupCartTable } from '../../../database/schema'
import type { Audience } from '../../../realtime/queries'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type CartRow = Selectable<GroupCartTable>
export type LineRow = Selectable<GroupCartLineTable>

/** A cart by id; undefined for an unknown one. */
export const findCart = (db: Db, id: string): Promise<CartRow | undefined> =>
  db.selectFrom('group_carts').selectAll().where('id', '=', id).executeTakeFirst()

/** A cart by the hash of its invitation's token. */
export const findCartByToken = (db: Db, tokenHash: string): Promise<CartRow | undefined> =>
  db.selectFrom('group_carts').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()

/** The cart that an order was placed for. */
export const findCartOfOrder = (db: Db, orderId: string): Promise<CartRow | undefined> =>
  db.selectFrom('group_carts').selectAll().where('order_id', '=', orderId).executeTakeFirst()

/**
 * Locks a cart: `share` for a member's change of the lines that belong to them, which may run in parallel, `update` for
 * all else.
 */
export function lockCart(tx: Tx, id: string, how: 'share' | 'update'): Promise<CartRow> {
  const query = tx.selectFrom('group_carts').selectAll().where('id', '=', id)
  return (how === 'share' ? query.forShare() : query.forUpdate()).executeTakeFirstOrThrow()
}

export async function insertCart(tx: Tx, row: Insertable<GroupCartTable>): Promise<void> {
  await tx.insertInto('group_carts').values(row).execute()
}

/** Updates a locked cart and returns it. */
export const updateCart = (tx: Tx, id: string, change: Updateable<GroupCartTable>): Promise<CartRow> =>
  tx.updateTable('group_carts').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** The cart of a store that a customer joined last and that is not over. */
export function activeCartOf(db: Db, customerId: string, storeId: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('group_cart_people')
    .innerJoin('group_carts', 'group_carts.id', 'cart_id')
    .select('group_carts.id')
    .where('customer_id', '=', customerId)
    .where('removed_at', 'is', null)
    .where('store_id', '=', storeId)
    .where('state', 'in', activeGroupCarts as readonly GroupCartState[])
    .orderBy('joined_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Whether a customer hosts a cart of a store that is not over. */
export async function hosts(db: Db, customerId: string, storeId: string): Promise<boolean> {
  const row = await db
    .selectFrom('group_carts')
    .select('id')
    .where('host_id', '=', customerId)
    .where('store_id', '=', storeId)
    .where('state', 'in', activeGroupCarts as readonly GroupCartState[])
    .executeTakeFirst()
  return row !== undefined
}

/** Members of a cart, by the time of joining, with the inputs of their prices. */
export function peopleOf(db: Db, cartId: string) {
  return db
    .selectFrom('group_cart_people')
    .innerJoin('customers', 'customers.id', 'group_cart_people.customer_id')
    .leftJoin('payments', 'payments.id', 'group_cart_people.payment_id')
    .select(['group_cart_people.id', 'group_cart_people.customer_id', 'ready', 'joined_at', 'goods', 'fees', 'offers'])
    .select(['payment_id', 'dropped_at', 'nudged_at', 'payments.customer_id as payer_id', 'payments.paid_at'])
    .select(['nickname', 'avatar', 'user_level', 'member_until'])
    .where('cart_id', '=', cartId)
    .where('removed_at', 'is', null)
    .orderBy('joined_at')
    .orderBy('group_cart_people.id')
    .execute()
}

export type PersonRow = Awaited<ReturnType<typeof peopleOf>>[number]

/** A customer's place in a cart, of a removed one too. */
export function findPerson(db: Db, cartId: string, customerId: string) {
  return db
    .selectFrom('group_cart_people')
    .select(['id', 'removed_at'])
    .where('cart_id', '=', cartId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
}

export async function insertPerson(
  tx: Tx,
  row: Pick<Insertable<GroupCartPersonTable>, 'id' | 'cart_id' | 'customer_id' | 'joined_at'>,
): Promise<void> {
  await tx
    .insertInto('group_cart_people')
    .values({
      ...row,
      ...{ removed_at: null, goods: null, fees: null, offers: null },
      ...{ payment_id: null, dropped_at: null, nudged_at: null },
    })
    .execute()
}

/** Locks a customer's place in a cart; answers when it was taken from them, or undefined where they have none. */
export const lockPerson = (tx: Tx, cartId: string, customerId: string) =>
  tx
    .selectFrom('group_cart_people')
    .select('removed_at')
    .where('cart_id', '=', cartId)
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst()

/** Updates the place of a customer in a cart. */
export async function updatePerson(
  tx: Db,
  cartId: string,
  customerId: string,
  change: Updateable<GroupCartPersonTable>,
): Promise<void> {
  await tx
    .updateTable('group_cart_people')
    .set(change)
    .where('cart_id', '=', cartId)
    .where('customer_id', '=', customerId)
    .execute()
}

/** Takes somebody out of a cart with their lines; a removed one stays, so that they cannot join again. */
export async function takeOutPerson(tx: Tx, cartId: string, customerId: string, removedAt: Date | null): Promise<void> {
  await tx.deleteFrom('group_cart_lines').where('cart_id', '=', cartId).where('customer_id', '=', customerId).execute()
  if (removedAt) return updatePerson(tx, cartId, customerId, { removed_at: removedAt, ready: false })
  await tx.deleteFrom('group_cart_people').where('cart_id', '=', cartId).where('customer_id', '=', customerId).execute()
}

/** The lines of a cart in the order they were added, or of the order once it is placed. */
export const linesOf = (db: Db, cartId: string): Promise<LineRow[]> =>
  db
    .selectFrom('group_cart_lines')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** Sets how many of a choice somebody has. */
export async function setLine(tx: Tx, line: Omit<Insertable<GroupCartLineTable>, 'position'>): Promise<void> {
  await tx
    .insertInto('group_cart_lines')
    .values({ ...line, position: null })
    .onConflict((oc) =>
      oc.columns(['cart_id', 'customer_id', 'goods_id', 'option_ids']).doUpdateSet({ quantity: line.quantity }),
    )
    .execute()
}

/** Deletes a line; a missing one is ignored. */
export async function deleteLine(
  tx: Tx,
  line: Pick<LineRow, 'cart_id' | 'customer_id' | 'goods_id'> & { option_ids: readonly string[] },
): Promise<void> {
  await tx
    .deleteFrom('group_cart_lines')
    .where('cart_id', '=', line.cart_id)
    .where('customer_id', '=', line.customer_id)
    .where('goods_id', '=', line.goods_id)
    .where(sql<boolean>`option_ids = ${[...line.option_ids]}::uuid[]`)
    .execute()
}

/** Notes which line of the order each line of a cart became, in their order. */
export async function placeLines(tx: Tx, lineIds: readonly string[]): Promise<void> {
  await sql`
    update group_cart_lines set position = line.position - 1
    from unnest(${[...lineIds]}::uuid[]) with ordinality as line (id, position)
    where group_cart_lines.id = line.id`.execute(tx)
}

/** Forgets which lines of the order the lines of somebody became, since the order has them no longer. */
export async function unplaceLines(tx: Tx, cartId: string, customerId: string): Promise<void> {
  await tx
    .updateTable('group_cart_lines')
    .set({ position: null })
    .where('cart_id', '=', cartId)
    .where('customer_id', '=', customerId)
    .execute()
}

/** Amounts that customers paid for each line of an order and for its fees (position null), with the refunds. */
export async function paidParts(db: Db, orderId: string) {
  const rows = await db
    .selectFrom('order_shares')
    .select((eb) => ['position', eb.fn.sum<number>('refunded').as('refunded')])
    .where('order_id', '=', orderId)
    .where('party', '=', 'customer')
    .groupBy('position')
    .execute()
  return rows.map(({ position, refunded }) => ({ position, back: Math.abs(Number(refunded)) }))
}

/** Paid amount of an order, whatever was refunded. */
const paidOf = sql<number>`(
  select coalesce(sum(payment_allocations.amount), 0)::bigint
  from payment_allocations join payments on payments.id = payment_allocations.payment_id
  where payment_allocations.order_id = orders.id and payments.paid_at is not null
)`

/** The open payment of an order that somebody is to pay. */
export function openPaymentOf(db: Db, orderId: string, customerId: string) {
  return db
    .selectFrom('payment_allocations')
    .innerJoin('payments', 'payments.id', 'payment_allocations.payment_id')
    .select(['payments.id', 'payments.amount'])
    .where('order_id', '=', orderId)
    .where('payments.customer_id', '=', customerId)
    .where('payments.status', '=', 'pending')
    .executeTakeFirst()
}

/** The order as everybody in its cart sees it. */
export function orderOf(db: Db, orderId: string) {
  return db
    .selectFrom('orders')
    .innerJoin('takeaway_orders', 'takeaway_orders.order_id', 'orders.id')
    .select(['takeaway_orders.estimated_at', 'takeaway_orders.rider', 'orders.state', 'orders.id', 'orders.phase'])
    .select(['orders.components', 'orders.total', 'orders.refunded', 'orders.pay_before', 'orders.customer_id'])
    .select(paidOf.as('paid'))
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow()
}

/** The members of a shared cart. */
export const cartAudience = (cartId: string): Audience =>
  sql`select customer_id as id from group_cart_people where cart_id = ${cartId} and removed_at is null`
