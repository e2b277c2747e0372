import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/schema'

type Tx = Transaction<Database>

/**
 * Takes goods out of stock, rows locked in id order, against each other but not against who only names them, such as a
 * review, in another order; false when one does not hold enough.
 */
export async function takeStock(tx: Tx, wanted: readonly { goodsId: string; quantity: number }[]): Promise<boolean> {
  const ids = wanted.map(({ goodsId }) => goodsId)
  const quantities = wanted.map(({ quantity }) => quantity)
  await tx.selectFrom('goods').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()
  const { numAffectedRows } = await sql`
    update goods set stock = stock - wanted.quantity, sales = sales + wanted.quantity
    from (
      select id, sum(quantity)::int as quantity
      from unnest(${ids}::uuid[], ${quantities}::int[]) as line (id, quantity) group by id
    ) as wanted
    where goods.id = wanted.id and goods.stock >= wanted.quantity`.execute(tx)
  return Number(numAffectedRows) === new Set(ids).size
}

/** Puts what is left of an order's goods back into stock, rows locked in id order. */
export async function returnStock(tx: Tx, orderId: string): Promise<void> {
  const lines = await tx
    .selectFrom('order_lines')
    .select(['position', (eb) => eb('quantity', '-', eb.ref('returned_quantity')).as('quantity')])
    .where('order_id', '=', orderId)
    .whereRef('returned_quantity', '<', 'quantity')
    .execute()
  await returnLines(tx, orderId, lines)
}

/** Puts some of an order's lines back into stock, goods locked in id order. */
export async function returnLines(
  tx: Tx,
  orderId: string,
  lines: readonly { position: number; quantity: number }[],
): Promise<void> {
  if (lines.length === 0) return
  const positions = lines.map(({ position }) => position)
  const quantities = lines.map(({ quantity }) => quantity)
  const bought = tx.selectFrom('order_lines').select('goods_id').where('order_id', '=', orderId)
  await tx.selectFrom('goods').select('id').where('id', 'in', bought).orderBy('id').forNoKeyUpdate().execute()
  await sql`
    with given as (
      select * from unnest(${positions}::int[], ${quantities}::int[]) as line (position, quantity)
    ), marked as (
      update order_lines set returned_quantity = returned_quantity + given.quantity
      from given where order_lines.order_id = ${orderId} and order_lines.position = given.position
      returning goods_id, given.quantity
    ), back as (
      select goods_id, sum(quantity)::int as quantity from marked group by goods_id
    )
    update goods set stock = stock + back.quantity, sales = greatest(0, sales - back.quantity)
    from back where goods.id = back.goods_id`.execute(tx)
}
