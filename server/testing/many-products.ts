import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema'
import { searchWords } from '../database/words'
import type { MallFactory } from './mall'

/** Names made of common words and a very rare one. */
const names = [
  ['Ceramic teapot', '陶瓷茶壶'],
  ['Linen shirt', '亚麻衬衫'],
  ['Desk lamp', '护眼台灯'],
  ['Green tea', '明前绿茶'],
  ['Running shoes', '跑步鞋'],
  ['Travel mug', '随行杯'],
] as const
const seldom = ['Bamboo flute', '紫竹笛子'] as const
const seldomEvery = 1000

const groups = ['kitchen', 'clothing', 'tea']
/** Group of each product. */
const categories = [
  ['pots', 'kitchen'],
  ['mugs', 'kitchen'],
  ['shirts', 'clothing'],
  ['shoes', 'clothing'],
  ['green', 'tea'],
  ['oolong', 'tea'],
] as const
/** Number of products written at once, which stays within the time of a statement on a busy machine too. */
const atOnce = 10_000
const picture = JSON.stringify({ path: '/pictures/0', colour: '#ffffff' })

const category = (key: string, parent: string | null, position: number) => ({
  key,
  parent_key: parent,
  name: JSON.stringify({ en: key, zh: key }),
  picture,
  position,
})

const called = (pair: readonly [string, string]) =>
  sql`(${JSON.stringify({ en: pair[0], zh: pair[1] })}::jsonb, ${searchWords(pair)}::tsvector)`

/** Inserts the products with these numbers, each with its SKU. */
async function insertProducts(
  db: Kysely<Database>,
  shop: { readonly id: string; readonly templateId: string },
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const [keys, parents] = [categories.map(([key]) => key), categories.map(([, parent]) => parent)]
  await sql`
    with called (name, words) as materialized (values ${sql.join([...names, seldom].map(called))}),
      numbered as materialized (select *, row_number() over () - 1 as number from called),
      drawn as (
        select n, md5('product ' || n) as hex, case when n % ${seldomEvery}::int = 0 then ${names.length}::int
          else n % ${names.length}::int end as number
        from generate_series(${from}::int, ${to}::int) as n
      ),
      dice as (
        select n, number, md5(hex)::uuid as id, ('x' || substr(hex, 1, 7))::bit(28)::int as a,
          ('x' || substr(hex, 8, 7))::bit(28)::int as b
        from drawn
      ),
      made as (
        insert into products (id, store_id, category_key, group_key, template_id, name, note, picture, cover, price_from, member_from,
          in_stock, sales, listed_at, words)
        select id, ${shop.id}::uuid, (${keys}::text[])[1 + b % ${keys.length}::int], (${parents}::text[])[1 + b % ${keys.length}::int],
          ${shop.templateId}::uuid, name, '{"en": "", "zh": ""}', ${picture}::jsonb, ${picture}::jsonb, 1000 + a % 50000, 1000 + a % 50000,
          b % 20 > 0, a % 9000, timestamptz '2026-01-01' + n * interval '1 second', words
        from dice join numbered using (number)
        returning id, price_from
      )
    insert into skus (id, product_id, choice, shop_price, weight, volume, position)
    select md5(id::text)::uuid, id, '{}', price_from, 400, 1000, 0 from made`.execute(db)
}

/**
 * Fills a database with products of one shop for measurements, each with one SKU: deterministic by count, written in
 * statements of some thousand and analysed for the planner. A million take a few minutes.
 */
export async function insertManyProducts(db: Kysely<Database>, mall: MallFactory, count: number): Promise<void> {
  const shop = await mall.shop()
  await db
    .insertInto('product_categories')
    .values(groups.map((key, at) => category(key, null, at)))
    .execute()
  await db
    .insertInto('product_categories')
    .values(categories.map(([key, parent], at) => category(key, parent, at)))
    .execute()
  for (let from = 1; from <= count; from += atOnce) {
    const to = Math.min(count, from + atOnce - 1)
    await insertProducts(db, shop, { from, to })
  }
  await sql`vacuum analyze products, skus`.execute(db)
}
