import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/schema'

type Tx = Transaction<Database>

/**
 * Takes goods out of stock; false when one is short. Rows are locked in id order with `for no key update`, which does not
 * conflict with the foreign key checks of rows that reference goods, such as reviews.
 */
export async function reserveStock(
  tx: Tx,
  lines: readonly { readonly itemId: string; readonly quantity: number }[],
): Promise<boolean> {
  const ids = lines.map(({ itemId }) => itemId)
  const quantities = lines.map(({ quantity }) => quantity)
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

/** What is left of goods. */
export async function stockLeft(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.selectFrom('goods').select(['id', 'stock']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

/** Returns goods to stock, rows locked in id order. */
export async function releaseStock(
  tx: Tx,
  lines: readonly { readonly itemId: string; readonly quantity: number }[],
): Promise<void> {
  if (lines.length === 0) return
  const ids = lines.map(({ itemId }) => itemId)
  const quantities = lines.map(({ quantity }) => quantity)
  await tx.selectFrom('goods').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()
  await sql`
    update goods set stock = stock + back.quantity, sales = greatest(0, sales - back.quantity)
    from (
      select id, sum(quantity)::int as quantity
      from unnest(${ids}::uuid[], ${quantities}::int[]) as line (id, quantity) group by id
    ) as back
    where goods.id = back.id`.execute(tx)
}
