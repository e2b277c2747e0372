import { sql } from 'kysely'
import { buildIndex, changeTable, type Migration } from './migration'

const kinds = (table: 'favorites' | 'footprints') =>
  sql.raw(`
    alter table ${table} drop constraint if exists ${table}_kind_check,
      add constraint ${table}_kind_check check (kind in ('store', 'goods', 'product')) not valid`)

const columns = sql`
  alter table reviews add column if not exists line int,
    add column if not exists product_id uuid references products,
    add column if not exists bought jsonb,
    add column if not exists topics text[] not null default '{}',
    add column if not exists service int check (service between 1 and 5),
    add column if not exists delivery int check (delivery between 1 and 5)`

const lines = sql`alter table order_lines add column if not exists reviewed_at timestamptz`

const tables = sql.raw(`
  create table if not exists product_ratings (
    product_id uuid primary key references products,
    reviews int not null default 0,
    pictures int not null default 0,
    good int not null default 0,
    medium int not null default 0,
    negative int not null default 0,
    stars bigint not null default 0,
    videos int not null default 0,
    additions int not null default 0
  );
  create table if not exists product_alerts (
    id uuid primary key,
    customer_id uuid not null references customers,
    product_id uuid not null references products,
    sku_id uuid references skus,
    created_at timestamptz not null,
    back_at timestamptz,
    unique nulls not distinct (customer_id, product_id, sku_id)
  );
  create index if not exists product_alerts_waiting on product_alerts (product_id) where back_at is null`)

const ofProduct = 'on reviews (product_id, created_at desc, id desc) where product_id is not null'

/**
 * Reviews of the mall's products, one for each line of an order; products as favourites; alerts for sold-out products.
 */
export const productReviews: Migration = {
  outsideTransaction: true,
  async up(db) {
    await changeTable(db, kinds('favorites'))
    await changeTable(db, kinds('footprints'))
    await changeTable(db, columns)
    await changeTable(db, lines)
    await tables.execute(db)
    // Before the old constraint goes, so that nothing is reviewed twice meanwhile.
    await buildIndex(db, 'reviews_of_orders', 'on reviews (order_id) where line is null', 'unique index')
    await buildIndex(db, 'reviews_of_lines', 'on reviews (order_id, line)', 'unique index')
    await changeTable(db, sql`alter table reviews drop constraint if exists reviews_order_id_key`)
    await buildIndex(db, 'reviews_of_products', ofProduct)
    await buildIndex(db, 'reviews_of_products_pictured', `${ofProduct} and has_pictures`)
    await buildIndex(db, 'reviews_of_products_mixed', `${ofProduct} and rating <= 3`)
  },
}
