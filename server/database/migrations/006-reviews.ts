import { sql, type Kysely } from 'kysely'

const statements = `
create table media (
  id uuid primary key,
  customer_id uuid not null references customers,
  key text not null unique,
  colour text not null,
  width int not null,
  height int not null,
  module text not null,
  dir text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create table reviews (
  id uuid primary key,
  order_id uuid unique references orders,
  customer_id uuid references customers,
  store_id uuid not null references stores,
  author jsonb not null,
  anonymous boolean not null,
  rating int not null check (rating between 1 and 5),
  taste int check (taste between 1 and 5),
  packaging int check (packaging between 1 and 5),
  rider_liked boolean,
  text jsonb not null,
  pictures jsonb not null,
  has_pictures boolean not null generated always as (jsonb_array_length(pictures) > 0) stored,
  reply jsonb,
  replied_at timestamptz,
  created_at timestamptz not null
);
create index on reviews (store_id, created_at desc, id desc);
create index on reviews (store_id, created_at desc, id desc) where has_pictures;
create index on reviews (store_id, created_at desc, id desc) where rating >= 4;
create index on reviews (store_id, created_at desc, id desc) where rating = 3;
create index on reviews (store_id, created_at desc, id desc) where rating <= 2;
create index on reviews (customer_id, created_at desc, id desc);
create table review_dishes (
  review_id uuid not null references reviews,
  goods_id uuid not null references goods,
  position int not null,
  name jsonb not null,
  liked boolean,
  rating int not null,
  has_pictures boolean not null,
  created_at timestamptz not null,
  primary key (review_id, goods_id)
);
create index on review_dishes (goods_id, created_at desc, review_id desc);
create index on review_dishes (goods_id, created_at desc, review_id desc) where has_pictures;
create index on review_dishes (goods_id, created_at desc, review_id desc) where rating <= 3;
create table store_ratings (
  store_id uuid primary key references stores,
  reviews int not null default 0,
  pictures int not null default 0,
  good int not null default 0,
  medium int not null default 0,
  negative int not null default 0,
  stars bigint not null default 0,
  taste_stars bigint not null default 0,
  taste_votes int not null default 0,
  packaging_stars bigint not null default 0,
  packaging_votes int not null default 0
);
create table goods_ratings (
  goods_id uuid primary key references goods,
  liked int not null default 0,
  disliked int not null default 0,
  reviews int not null default 0,
  pictures int not null default 0,
  good int not null default 0,
  medium int not null default 0,
  negative int not null default 0
);`

/** Uploaded pictures, reviews of orders, and the counts that stores and dishes show of them. */
export const reviews = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
