import { type Kysely, sql } from 'kysely'
import type { Picture } from '@contract/entities/common'
import type { Bilingual, Database } from '../../../../database/schema'

type Db = Kysely<Database>

/** All categories of products in their order, parents before children. */
export function productCategories(db: Db) {
  return db
    .selectFrom('product_categories')
    .select(['key', 'parent_key', 'name', 'picture'])
    .orderBy(sql`parent_key nulls first`)
    .orderBy('position')
    .execute()
}

/** The suggested words of the mall's search, in their order. */
export function mallSearchWords(db: Db) {
  return db
    .selectFrom('search_words')
    .select(['word', 'mark'])
    .where('kind', '=', 'mall')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** The banners of the mall, in their order. */
export function mallBanners(db: Db) {
  return db.selectFrom('mall_banners').selectAll().orderBy('position').orderBy('key').execute()
}

/** Among how many of a category's best sellers its popular shops are looked for, and how many of them are named. */
const popular = { among: 30, named: 2 } as const

interface PopularShop {
  readonly group_key: string
  readonly id: string
  readonly name: Bilingual
  readonly logo: Picture
  readonly rating: number
  readonly monthly_sales: number
}

/** For each parent category the shops whose products sell best there, the best first. */
export async function popularShops(db: Db): Promise<PopularShop[]> {
  const { rows } = await sql<PopularShop>`
    select parents.key as group_key, shops.*
    from product_categories as parents
    cross join lateral (
      select stores.id, stores.name, stores.logo, stores.rating, stores.monthly_sales
      from (
        select store_id, row_number() over (order by sales desc, id desc) as place
        from products
        where group_key = parents.key and removed_at is null
        order by sales desc, id desc
        limit ${sql.lit(popular.among)}
      ) as best
      join stores on stores.id = best.store_id and stores.status <> 'closed'
      group by stores.id
      order by min(best.place)
      limit ${sql.lit(popular.named)}
    ) as shops
    where parents.parent_key is null
  `.execute(db)
  return rows
}
