import { type Kysely, sql, type Transaction } from 'kysely'
import { prepared } from '../../../database/prepared'
import type { Database } from '../../../database/schema'

type Tx = Transaction<Database>

const lock = prepared((tx: Kysely<Database>, ids: readonly string[]) =>
  tx
    .selectFrom('goods')
    .select('id')
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids as string[]))))
    .orderBy('id')
    .forNoKeyUpdate(),
)

/**
 * Takes goods out of stock; answers what is left of them, undefined when one is short. Rows are locked in id order with
 * `for no key update`, which does not conflict with the foreign key checks of rows that reference goods, such as reviews.
 */
export async function reserveStock(
  tx: Tx,
  lines: readonly { readonly itemId: string; readonly quantity: number }[],
): Promise<ReadonlyMap<string, number> | undefined> {
  const ids = lines.map(({ itemId }) => itemId)
  const quantities = lines.map(({ quantity }) => quantity)
  await lock(tx, ids)
  const { rows } = await sql<{ id: string; stock: number }>`
    update goods set stock = stock - wanted.quantity, sales = sales + wanted.quantity
    from (
      select id, sum(quantity)::int as quantity
      from unnest(${ids}::uuid[], ${quantities}::int[]) as line (id, quantity) group by id
    ) as wanted
    where goods.id = wanted.id and goods.stock >= wanted.quantity
    returning goods.id, goods.stock`.execute(tx)
  return rows.length === new Set(ids).size ? new Map(rows.map(({ id, stock }) => [id, stock])) : undefined
}

/** Returns goods to stock, rows locked in id order. */
export async function releaseStock(
  tx: Tx,
  lines: readonly { readonly itemId: string; readonly quantity: number }[],
): Promise<void> {
  if (lines.length === 0) return
  const ids = lines.map(({ itemId }) => itemId)
  const quantities = lines.map(({ quantity }) => quantity)
  await lock(tx, ids)
  await sql`
    update goods set stock = stock + back.quantity, sales = greatest(0, sales - back.quantity)
    from (
      select id, sum(quantity)::int as quantity
      from unnest(${ids}::uuid[], ${quantities}::int[]) as line (id, quantity) group by id
    ) as back
    where goods.id = back.id`.execute(tx)
}
