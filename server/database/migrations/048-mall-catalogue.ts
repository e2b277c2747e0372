import { sql, type Kysely } from 'kysely'

const statements = `
alter table stores add column business text not null default 'takeaway' check (business in ('takeaway', 'mall'));
create index stores_of_mall on stores (id) where business = 'mall';
create table product_categories (
  key text primary key,
  parent_key text references product_categories,
  name jsonb not null,
  picture jsonb not null,
  position int not null
);
create table mall_banners (
  key text primary key,
  title jsonb not null,
  line jsonb not null,
  action jsonb not null,
  picture jsonb not null,
  category_key text not null references product_categories,
  position int not null
);
create table warehouses (
  id uuid primary key,
  name jsonb not null,
  region_code text not null,
  position int not null
);
create table shipping_templates (
  id uuid primary key,
  store_id uuid not null references stores,
  name jsonb not null,
  unit text not null check (unit in ('piece', 'weight', 'volume')),
  rules jsonb not null,
  excluded text[] not null default '{}'
);
create index on shipping_templates (store_id);
create table products (
  id uuid primary key,
  store_id uuid not null references stores,
  category_key text not null references product_categories,
  group_key text not null references product_categories,
  template_id uuid not null references shipping_templates,
  name jsonb not null,
  note jsonb not null,
  picture jsonb not null,
  cover jsonb not null,
  cover_ratio int not null default 100 check (cover_ratio between 50 and 200),
  pictures jsonb not null default '[]',
  axes jsonb not null default '[]',
  details jsonb not null default '[]',
  tags jsonb not null default '[]',
  free_return_days int not null default 7 check (free_return_days >= 0),
  purchase_limit int check (purchase_limit > 0),
  price_from bigint not null check (price_from > 0),
  member_from bigint not null check (member_from > 0),
  one_price boolean not null default true,
  member_offer boolean not null default false,
  activity_offer boolean not null default false,
  in_stock boolean not null default true,
  sales int not null default 0,
  listed_at timestamptz not null,
  removed_at timestamptz,
  words tsvector not null default ''
);
create index on products (store_id, sales desc, id) where removed_at is null;
create index products_by_sales on products (sales desc, id desc) where removed_at is null;
create index products_by_age on products (listed_at desc, id desc) where removed_at is null;
create index products_by_price on products (price_from, id) where removed_at is null;
create index on products (category_key, sales desc, id desc) where removed_at is null;
create index on products (category_key, price_from, id) where removed_at is null;
create index on products (group_key, sales desc, id desc) where removed_at is null;
create index on products (group_key, price_from, id) where removed_at is null;
create index products_words on products using gin (words);
create table skus (
  id uuid primary key,
  product_id uuid not null references products,
  choice smallint[] not null,
  shop_price bigint not null check (shop_price > 0),
  member_price bigint check (member_price > 0),
  activity_price bigint check (activity_price > 0),
  activity_type jsonb,
  is_active boolean not null default false,
  weight int not null check (weight >= 0),
  volume int not null check (volume >= 0),
  picture jsonb,
  purchase_limit int check (purchase_limit > 0),
  position int not null,
  removed_at timestamptz,
  unique (product_id, choice)
);
create table sku_stock (
  sku_id uuid not null references skus,
  warehouse_id uuid not null references warehouses,
  quantity int not null check (quantity >= 0),
  primary key (sku_id, warehouse_id)
);`

/** Catalogue of mall shops: products by category, their SKUs with the stock of each warehouse, and shipping fees. */
export const mallCatalogue = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
