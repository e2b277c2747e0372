import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Allocation, StockRow } from './allocate'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** Stock of some SKUs by warehouse. */
export function stockOf(db: Db, skuIds: readonly string[]): Promise<StockRow[]> {
  return db
    .selectFrom('sku_stock')
    .select(['sku_id as skuId', 'warehouse_id as warehouseId', 'quantity'])
    .where((eb) => eb('sku_id', '=', eb.fn.any(eb.val([...skuIds]))))
    .where('quantity', '>', 0)
    .orderBy('warehouse_id')
    .execute()
}

const columnsOf = (allocations: readonly Omit<Allocation, 'position'>[]) => ({
  skus: sql`${allocations.map(({ skuId }) => skuId)}::uuid[]`,
  warehouses: sql`${allocations.map(({ warehouseId }) => warehouseId)}::uuid[]`,
  quantities: sql`${allocations.map(({ quantity }) => quantity)}::int[]`,
})

/** The quantities of the same SKU in the same warehouse as one, and the rows that they are of locked by their key. */
const wanted = ({ skus, warehouses, quantities }: ReturnType<typeof columnsOf>) => sql`
  wanted as (
    select sku_id, warehouse_id, sum(quantity)::int as quantity
    from unnest(${skus}, ${warehouses}, ${quantities}) as line (sku_id, warehouse_id, quantity)
    group by sku_id, warehouse_id
  ), locked as (
    select sku_stock.sku_id, sku_stock.warehouse_id, wanted.quantity
    from sku_stock join wanted using (sku_id, warehouse_id)
    order by sku_stock.sku_id, sku_stock.warehouse_id for no key update of sku_stock
  )`

/** Whether the products of SKUs still have any stock, after one of them ran out or came back; their rows are locked by id. */
async function refreshInStock(tx: Tx, skuIds: readonly string[]): Promise<void> {
  await sql`
    select id from products where id in (select product_id from skus where id = any(${[...skuIds]}::uuid[]))
    order by id for no key update`.execute(tx)
  await sql`
    update products set in_stock = found.in_stock
    from (
      select skus.product_id, coalesce(bool_or(sku_stock.quantity > 0), false) as in_stock
      from skus left join sku_stock on sku_stock.sku_id = skus.id
      where skus.removed_at is null
        and skus.product_id in (select product_id from skus where id = any(${[...skuIds]}::uuid[]))
      group by skus.product_id
    ) as found
    where products.id = found.product_id and products.in_stock <> found.in_stock`.execute(tx)
}

/**
 * Takes allocations out of stock by one conditional update for each SKU and warehouse, in the order of their ids; answers
 * what is left of each SKU in all warehouses, undefined when any is short.
 */
export async function reserveSkus(
  tx: Tx,
  allocations: readonly Omit<Allocation, 'position'>[],
): Promise<ReadonlyMap<string, number> | undefined> {
  const columns = columnsOf(allocations)
  const { rows } = await sql<{ sku_id: string; quantity: number }>`
    with ${wanted(columns)}
    update sku_stock set quantity = sku_stock.quantity - locked.quantity from locked
    where sku_stock.sku_id = locked.sku_id and sku_stock.warehouse_id = locked.warehouse_id
      and sku_stock.quantity >= locked.quantity
    returning sku_stock.sku_id, sku_stock.quantity`.execute(tx)
  const keys = new Set(allocations.map(({ skuId, warehouseId }) => skuId + warehouseId))
  if (rows.length < keys.size) return undefined
  const empty = rows.filter(({ quantity }) => quantity === 0).map(({ sku_id }) => sku_id)
  if (empty.length > 0) await refreshInStock(tx, empty)
  const left = await tx
    .selectFrom('sku_stock')
    .select('sku_id')
    .select(sql<number>`sum(quantity)::int`.as('quantity'))
    .where((eb) => eb('sku_id', '=', eb.fn.any(eb.val(rows.map(({ sku_id }) => sku_id)))))
    .groupBy('sku_id')
    .execute()
  return new Map(left.map(({ sku_id, quantity }) => [sku_id, quantity]))
}

/** Puts allocations back into stock, rows locked in the order of their ids. */
export async function releaseSkus(tx: Tx, allocations: readonly Omit<Allocation, 'position'>[]): Promise<void> {
  if (allocations.length === 0) return
  const { rows } = await sql<{ sku_id: string; was: number }>`
    with ${wanted(columnsOf(allocations))}
    update sku_stock set quantity = sku_stock.quantity + locked.quantity from locked
    where sku_stock.sku_id = locked.sku_id and sku_stock.warehouse_id = locked.warehouse_id
    returning sku_stock.sku_id, sku_stock.quantity - locked.quantity as was`.execute(tx)
  const empty = rows.filter(({ was }) => was === 0).map(({ sku_id }) => sku_id)
  if (empty.length > 0) await refreshInStock(tx, empty)
}
