import { type Kysely, sql, type Transaction } from 'kysely'
import type { Localized } from '@contract/settings'
import type { Picture } from '@contract/entities/common'
import type { Database } from '../../../../database/schema'

type Db = Kysely<Database>

/** A price alert whose product became cheaper; prices in fen. */
export interface FallenPrice {
  readonly customerId: string
  readonly productId: string
  readonly since: Date
  readonly before: number
  readonly price: number
  readonly name: Localized
  readonly picture: Picture
}

/** Adds an alert at the public price of a product on sale; answers whether there is one. An existing alert stays as it is. */
export async function watchPrice(db: Db, customerId: string, productId: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    with found as (select id, price_from from products where id = ${productId} and removed_at is null),
      added as (
        insert into price_alerts (customer_id, product_id, price, created_at)
        select ${customerId}::uuid, id, price_from, ${at}::timestamptz from found
        on conflict do nothing
      )
    select id from found`.execute(db)
  return rows.length > 0
}

/** Ends an alert. */
export async function stopWatching(db: Db, customerId: string, productId: string): Promise<void> {
  await db
    .deleteFrom('price_alerts')
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .execute()
}

/** Whether a customer has a price alert for a product. */
export async function isWatched(db: Db, customerId: string, productId: string): Promise<boolean> {
  const row = await db
    .selectFrom('price_alerts')
    .select('product_id')
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return row !== undefined
}

/** Lowers up to `most` alerts to the current price of products that can be bought for less, and answers them. */
export async function takeFallen(tx: Transaction<Database>, most: number): Promise<FallenPrice[]> {
  const { rows } = await sql<FallenPrice>`
    with fallen as (
      select customer_id, product_id, price as before, price_from, name, picture
      from price_alerts join products on products.id = price_alerts.product_id
      where price_from < price and removed_at is null and in_stock
      order by customer_id, product_id limit ${most} for update of price_alerts skip locked
    )
    update price_alerts set price = price_from from fallen
    where price_alerts.customer_id = fallen.customer_id and price_alerts.product_id = fallen.product_id
    returning price_alerts.customer_id as "customerId", price_alerts.product_id as "productId", created_at as since,
      before, price, name, picture`.execute(tx)
  return rows
}
