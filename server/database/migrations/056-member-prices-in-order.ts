import { sql, type Kysely } from 'kysely'

const statements = `
create index products_by_member_price on products (member_from, id) where removed_at is null;
create index on products (category_key, member_from, id) where removed_at is null;
create index on products (group_key, member_from, id) where removed_at is null;
create index on products (store_id, price_from, id) where removed_at is null;
create index on products (store_id, member_from, id) where removed_at is null;`

/** Lists of products in order of the prices of members and within a shop, without sorting all of them. */
export const memberPricesInOrder = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
