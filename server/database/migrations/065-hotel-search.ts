import { sql, type Kysely } from 'kysely'

const reviews = `
create table stay_reviews (
  review_id uuid primary key references reviews on delete cascade,
  store_id uuid not null references hotels,
  place int not null check (place between 1 and 5),
  cleanliness int not null check (cleanliness between 1 and 5),
  service int not null check (service between 1 and 5),
  facilities int not null check (facilities between 1 and 5),
  traveller text check (traveller in ('business', 'couple', 'family', 'friends', 'solo')),
  room jsonb not null,
  stayed_in date not null,
  rating int not null check (rating between 1 and 5),
  has_pictures boolean not null default false,
  created_at timestamptz not null
);
create index on stay_reviews (store_id, created_at desc, review_id desc);
create index on stay_reviews (store_id, traveller, created_at desc, review_id desc);
create index on hotels (city_code, kind, recommended desc, store_id);
create index on hotels (city_code, stars);`

/** Stay part of reviews, and the indexes of the hotel filters. */
export const hotelSearch = {
  async up(db: Kysely<unknown>) {
    await sql.raw(reviews).execute(db)
  },
}
