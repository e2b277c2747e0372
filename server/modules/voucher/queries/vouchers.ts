import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import type { OrderId } from '@contract/entities/ids'
import { voucherKinds } from '@contract/order-kinds'
import type { VoucherState } from '@contract/states/voucher'
import { descending, Keyset, type Slice } from '../../../database/keyset'
import type { Database } from '../../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

const countOf = (state: VoucherState) =>
  sql<number>`(select count(*)::int from vouchers where vouchers.order_id = voucher_orders.order_id and state = ${state})`

/** Orders of vouchers with how many are in which state. */
const counted = (db: Db) =>
  db
    .selectFrom('voucher_orders')
    .selectAll('voucher_orders')
    .select([
      countOf('usable').as('usable'),
      countOf('redeemed').as('redeemed'),
      countOf('refunded').as('refunded'),
      countOf('expired').as('expired'),
    ])

export function voucherOrders(db: Db, orderIds: readonly string[]) {
  return counted(db)
    .where('voucher_orders.order_id', '=', sql<string>`any(${[...orderIds]}::uuid[])`)
    .execute()
}
export type VoucherOrder = Awaited<ReturnType<typeof voucherOrders>>[number]

/** @throws when the order is not one of vouchers */
export function voucherOrder(db: Db, orderId: string): Promise<VoucherOrder> {
  return counted(db).where('voucher_orders.order_id', '=', orderId).executeTakeFirstOrThrow()
}

/** Writes the own part of an order and its vouchers. */
export async function insertVouchers(
  tx: Tx,
  row: Insertable<Database['voucher_orders']>,
  count: number,
): Promise<void> {
  await tx.insertInto('voucher_orders').values(row).execute()
  const positions = Array.from({ length: count }, (_, position) => position)
  await tx
    .insertInto('vouchers')
    .values(positions.map((position) => ({ order_id: row.order_id, position, state: 'usable', redemption_id: null })))
    .execute()
}

/** Gives a paid order its code and its days. */
export async function issue(
  tx: Tx,
  orderId: string,
  issued: Pick<Insertable<Database['voucher_orders']>, 'valid_from' | 'valid_until' | 'code_hash' | 'code_sealed'>,
): Promise<void> {
  await tx.updateTable('voucher_orders').set(issued).where('order_id', '=', orderId).execute()
}

/** The order with a code, by any of its hashes. */
export function orderWithCode(db: Db, hashes: readonly string[]) {
  return db.selectFrom('voucher_orders').select('order_id').where('code_hash', 'in', hashes).executeTakeFirst()
}

/**
 * Moves up to `count` of a locked order's vouchers from some states to another, the first state's first, and of those first what is not
 * settled; answers how many moved.
 */
export async function move(
  tx: Tx,
  orderId: OrderId,
  { from, to, count }: { from: readonly VoucherState[]; to: VoucherState; count: number },
  redemptionId: string | null = null,
): Promise<number> {
  const chosen = tx
    .selectFrom('vouchers')
    .select('position')
    .where('order_id', '=', orderId)
    .where('state', 'in', from)
    .orderBy(sql`array_position(${[...from]}::text[], state)`)
    .orderBy(
      sql`exists (select from redemptions where redemptions.id = vouchers.redemption_id and settled_at is not null)`,
    )
    .orderBy('position')
    .limit(count)
  const { numUpdatedRows } = await tx
    .updateTable('vouchers')
    .set({ state: to, ...(to !== 'refunded' && { redemption_id: redemptionId }) })
    .where('order_id', '=', orderId)
    .where('position', 'in', chosen)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

const order = new Keyset([descending('instant', sql`orders.placed_at`), descending('id', sql`orders.id`)])

/** The vouchers of a customer that were paid, newest first. */
export function listVouchers(
  db: Db,
  { customerId, tab, slice }: { customerId: string; tab: 'usable' | 'past'; slice: Slice },
) {
  const all = counted(db)
    .innerJoin('orders', 'orders.id', 'voucher_orders.order_id')
    .innerJoin('stores', 'stores.id', 'orders.store_id')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['orders.id', 'orders.state', 'orders.total', 'stores.name as store_name', 'stores.time_zone'])
    .select(['order_lines.snapshot', 'order_lines.quantity'])
    .where('orders.customer_id', '=', customerId)
    .where('orders.removed_at', 'is', null)
    .where('orders.paid_at', 'is not', null)
    .where('orders.kind', 'in', voucherKinds)
    .where('voucher_orders.valid_from', 'is not', null)
    .where('orders.state', tab === 'usable' ? '=' : '<>', 'usable')
  return order.page(all, slice).execute()
}

/** The line of an order of vouchers. */
export function linesOf(db: Db, orderId: string) {
  return db.selectFrom('order_lines').select(['snapshot']).where('order_id', '=', orderId).execute()
}
