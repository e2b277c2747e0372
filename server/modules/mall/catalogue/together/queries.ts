import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../../database/schema'

type Db = Kysely<Database>

/** The number of newest paid trades of the products that are looked at. */
const trades = 500

const onSale = sql`products.removed_at is null and products.in_stock`

/** Products that were paid for together with the given ones most often, among their newest trades. */
export async function boughtTogether(db: Db, productIds: readonly string[], limit: number): Promise<string[]> {
  const given = sql`any(${[...productIds]}::uuid[])`
  const { rows } = await sql<{ id: string }>`
    with own as (
      select distinct mall_orders.trade_id
      from (
        select order_id from order_lines
        where item_id in (select id from skus where product_id = ${given})
        order by order_id desc limit ${sql.lit(trades)}
      ) as lines
      join mall_orders on mall_orders.order_id = lines.order_id
      join orders on orders.id = lines.order_id and orders.phase not in ('toPay', 'cancelled')
    )
    select products.id
    from own
    join mall_orders on mall_orders.trade_id = own.trade_id
    join order_lines on order_lines.order_id = mall_orders.order_id
    join skus on skus.id = order_lines.item_id
    join products on products.id = skus.product_id
    where products.id <> all(${[...productIds]}::uuid[]) and ${onSale}
    group by products.id
    order by count(distinct own.trade_id) desc, products.sales desc, products.id
    limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The best-selling products of the categories of the given ones, without these. */
export async function popularBeside(db: Db, productIds: readonly string[], limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from products
    where category_key in (select category_key from products where id = any(${[...productIds]}::uuid[]))
      and id <> all(${[...productIds]}::uuid[]) and ${onSale}
    order by sales desc, id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The products that a customer bought last. */
export async function boughtLast(db: Db, customerId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select skus.product_id as id
    from (
      select id, placed_at from orders
      where customer_id = ${customerId} and kind = 'mall' and phase not in ('toPay', 'cancelled')
      order by placed_at desc, id desc limit ${limit}
    ) as last
    join order_lines on order_lines.order_id = last.id
    join skus on skus.id = order_lines.item_id
    group by skus.product_id
    order by max(last.placed_at) desc, skus.product_id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The best-selling products of all. */
export async function bestSelling(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from products where ${onSale} order by sales desc, id desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
