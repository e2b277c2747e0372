import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/schema'
import { refundedAmount } from './heads'

type Tx = Transaction<Database>

/** The position of the next line of an order. */
export async function nextPosition(tx: Tx, orderId: string): Promise<number> {
  const { next } = await tx
    .selectFrom('order_lines')
    .select(sql<number>`max(position) + 1`.as('next'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return next
}

/** Leaves of lines, and of their shares, what was refunded of them; answers what was paid for the rest. */
export async function giveUpLines(tx: Tx, orderId: string, positions: readonly number[]): Promise<number> {
  const chosen = sql`order_id = ${orderId} and position = any(${[...positions]}::int[])`
  const { rows } = await sql<{ left: number }>`
    with given as (
      select position, paid, ${refundedAmount} as refunded from order_lines where ${chosen}
    ), changed as (
      update order_lines set paid = given.refunded, refunded_quantity = quantity
      from given where order_lines.order_id = ${orderId} and order_lines.position = given.position
    )
    select coalesce(sum(paid - refunded), 0)::bigint as left from given`.execute(tx)
  // The sums of shares are checked after updates: entirely unrefunded shares are deleted before partly refunded ones.
  await sql`delete from order_shares where ${chosen} and refunded = 0`.execute(tx)
  await sql`update order_shares set amount = refunded where ${chosen}`.execute(tx)
  return rows[0]?.left ?? 0
}
