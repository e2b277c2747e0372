import { sql, type Kysely } from 'kysely'

/** Wider than the replaced constraint, so that no row has to be checked again while the table is locked. */
const business = `
alter table stores
  drop constraint stores_business_check,
  add constraint stores_business_check check (business in ('takeaway', 'mall', 'hotel')) not valid;`

const reference = `
create extension if not exists btree_gist;
create table hotel_areas (
  key text primary key,
  city_code text not null,
  name jsonb not null,
  latitude double precision not null,
  longitude double precision not null,
  position int not null
);
create index on hotel_areas (city_code, position);
create table hotel_landmarks (
  key text primary key,
  city_code text not null,
  area_key text references hotel_areas,
  kind text not null check (kind in ('park', 'metro', 'landmark', 'station', 'airport', 'mall', 'school')),
  name jsonb not null,
  latitude double precision not null,
  longitude double precision not null,
  position int not null
);
create index on hotel_landmarks (city_code, position);
create table hotel_brands (
  key text primary key,
  name jsonb not null,
  position int not null
);
create table hotel_facilities (
  key text primary key,
  name jsonb not null,
  icon text not null,
  group_name jsonb not null,
  of_room boolean not null default false,
  position int not null
);
create table hotel_themes (
  key text primary key,
  name jsonb not null,
  picture jsonb not null,
  position int not null
);`

const hotels = `
create table hotels (
  store_id uuid primary key references stores,
  kind text not null check (kind in ('hotel', 'homestay')),
  stars int not null check (stars between 2 and 5),
  city_code text not null,
  area_key text references hotel_areas,
  brand_key text references hotel_brands,
  opened_year int,
  check_in_from time not null default '14:00',
  check_out_by time not null default '12:00',
  no_show_at time not null default '06:00',
  confirms_by_hand boolean not null default false,
  hourly boolean not null default false,
  ahead_days int not null default 365 check (ahead_days between 1 and 400),
  most_nights int not null default 28 check (most_nights between 1 and 60),
  facilities text[] not null default '{}',
  themes text[] not null default '{}',
  rules jsonb not null default '[]',
  pictures jsonb not null default '[]',
  near jsonb,
  reviews int not null default 0,
  place_stars int not null default 0,
  cleanliness_stars int not null default 0,
  service_stars int not null default 0,
  facilities_stars int not null default 0,
  score numeric(3, 2) not null default 0,
  recommended int not null default 0
);
create index on hotels (city_code, recommended desc, store_id);
create index on hotels (city_code, score desc, store_id);
create index on hotels (area_key);
create index on hotels (brand_key);
create index on hotels using gin (facilities);
create index on hotels using gin (themes);
create table room_types (
  id uuid primary key,
  store_id uuid not null references hotels,
  name jsonb not null,
  pictures jsonb not null,
  facts jsonb not null default '[]',
  summary jsonb not null,
  bed text not null,
  facilities text[] not null default '{}',
  included_adults int not null check (included_adults > 0),
  most_adults int not null check (most_adults >= included_adults),
  most_guests int not null check (most_guests >= most_adults),
  extra_adult_price bigint not null default 0 check (extra_adult_price >= 0),
  child_prices jsonb not null default '[]',
  extra_beds int not null default 0 check (extra_beds >= 0),
  extra_bed_price bigint not null default 0 check (extra_bed_price >= 0),
  base_price bigint not null check (base_price > 0),
  weekend_price bigint not null check (weekend_price > 0),
  allotment int not null check (allotment >= 0),
  position int not null,
  removed_at timestamptz
);
create index on room_types (store_id, position);
create table rates (
  id uuid primary key,
  room_type_id uuid not null references room_types,
  way text not null check (way in ('prepaid', 'payAtHotel', 'hourly')),
  percent int not null default 100 check (percent between 1 and 300),
  list_percent int check (list_percent > 100),
  breakfast_price bigint check (breakfast_price >= 0),
  member_percent int check (member_percent between 1 and 99),
  cancel_steps jsonb not null default '[]',
  least_nights int not null default 1 check (least_nights > 0),
  most_nights int check (most_nights >= least_nights),
  advance_days int not null default 0 check (advance_days >= 0),
  guaranteed boolean not null default false,
  special boolean not null default false,
  hours int check (hours between 1 and 12),
  hour_price bigint check (hour_price > 0),
  hours_from time,
  hours_until time,
  position int not null,
  removed_at timestamptz,
  check ((way = 'hourly') = (hours is not null and hour_price is not null and hours_from is not null and hours_until is not null))
);
create index on rates (room_type_id, position);`

const inventory = `
create table room_nights (
  id uuid primary key,
  room_type_id uuid not null references room_types,
  night date not null,
  allotment int not null check (allotment >= 0),
  held int not null default 0 check (held >= 0),
  sold int not null default 0 check (sold >= 0),
  price bigint not null check (price > 0),
  closed boolean not null default false,
  no_arrival boolean not null default false,
  no_departure boolean not null default false,
  least_nights int not null default 1,
  unique (room_type_id, night),
  constraint room_nights_not_overbooked check (held + sold <= allotment)
);
create table rate_nights (
  rate_id uuid not null references rates,
  night date not null,
  price bigint not null check (price > 0),
  allotment int not null check (allotment >= 0),
  taken int not null default 0,
  primary key (rate_id, night),
  check (taken between 0 and allotment)
);
create table hotel_rooms (
  id uuid primary key,
  room_type_id uuid not null references room_types,
  number text not null
);
create index on hotel_rooms (room_type_id, number);
create table night_holds (
  id uuid primary key,
  room_type_id uuid not null references room_types,
  customer_id uuid not null references customers,
  check_in date not null,
  check_out date not null,
  rooms int not null check (rooms > 0),
  until timestamptz not null,
  ended_at timestamptz,
  check (check_in < check_out)
);
create index on night_holds (room_type_id, customer_id) where ended_at is null;`

const stays = `
create table stays (
  order_id uuid primary key references orders,
  store_id uuid not null references hotels,
  customer_id uuid not null references customers,
  room_type_id uuid not null references room_types,
  rate_id uuid not null references rates,
  way text not null check (way in ('prepaid', 'payAtHotel', 'hourly')),
  check_in date not null,
  check_out date not null,
  check_in_at timestamptz not null,
  check_out_at timestamptz not null,
  rooms int not null check (rooms > 0),
  adults int not null,
  child_ages int[] not null default '{}',
  extra_beds int not null default 0,
  breakfasts int not null default 0,
  terms jsonb not null,
  at_hotel bigint not null default 0,
  held_until timestamptz,
  regret_until timestamptz,
  guests_sealed text not null,
  contact_sealed text not null,
  arrival_at timestamptz,
  late_at timestamptz,
  wishes text not null default '',
  confirmation text not null,
  checked_in_at timestamptz,
  checked_out_at timestamptz,
  not_hosted jsonb,
  check (check_in_at < check_out_at)
);
create index on stays (store_id, check_in);
create index on stays (store_id, check_out);
create index on stays (room_type_id, check_in);
create index on stays (customer_id, check_in) where way = 'payAtHotel';
create table stay_hours (
  order_id uuid not null references orders,
  room_id uuid not null references hotel_rooms,
  period tstzrange not null,
  ended_at timestamptz,
  primary key (order_id, room_id),
  constraint stay_hours_apart exclude using gist (room_id with =, period with &&) where (ended_at is null)
);
create table stay_parts_back (
  id uuid primary key,
  order_id uuid not null references stays,
  rooms int[] not null,
  nights text[] not null,
  kept bigint not null check (kept >= 0),
  back bigint not null check (back >= 0),
  refund_id uuid references refunds,
  at timestamptz not null
);
create index on stay_parts_back (order_id, at);
create table guests (
  id uuid primary key,
  customer_id uuid not null references customers,
  name_sealed text not null,
  used_at timestamptz not null
);
create index on guests (customer_id, used_at desc);`

/** Hotels, their rooms, rates and nights, and stays in them. */
export const hotelTables = {
  async up(db: Kysely<unknown>) {
    for (const statements of [business, reference, hotels, inventory, stays]) await sql.raw(statements).execute(db)
  },
}
