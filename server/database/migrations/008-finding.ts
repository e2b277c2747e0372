import { sql, type Kysely } from 'kysely'
import { searchWords } from '../words'

/** Minutes of the day in which a store serves; a period that closes before it opens runs past midnight. */
const openingMinutes = `
create function opening_minutes(hours jsonb) returns int4multirange language sql immutable parallel safe as $$
  select coalesce(range_agg(part), '{}') from (
    select split_part(open, ':', 1)::int * 60 + split_part(open, ':', 2)::int as first,
      split_part(close, ':', 1)::int * 60 + split_part(close, ':', 2)::int as last
    from jsonb_to_recordset(hours) as period (open text, close text)
  ) as period, unnest(case
    when first < last then array[int4range(first, last)]
    else array[int4range(first, 1440), int4range(0, last)]
  end) as part
$$;`

/**
 * A store's spot on the Mercator map, in degrees, on which the nearest is the nearest on the globe too; and its spot on the map of
 * its category alone: each category has a copy of the map, far to the east, so that the nearest of one are found as fast.
 */
const spots = `
alter table stores
  add column spot point not null generated always as (
    point(longitude, degrees(ln(tan(pi() / 4 + radians(least(85, greatest(-85, latitude))) / 2))))
  ) stored,
  add column category_spot point not null generated always as (
    point(
      longitude + 720.0 * (hashtext(category_key) & 65535),
      degrees(ln(tan(pi() / 4 + radians(least(85, greatest(-85, latitude))) / 2)))
    )
  ) stored,
  add column minutes int4multirange not null generated always as (opening_minutes(opening_hours)) stored,
  add column opened_at timestamptz not null default now(),
  add column words tsvector not null default '';
create index stores_spot on stores using gist (spot);
create index stores_category_spot on stores using gist (category_spot);
create index stores_words on stores using gin (words);
drop index stores_latitude_longitude_idx;
drop index stores_category_key_idx;
drop index stores_monthly_sales_idx;
drop index stores_rating_idx;
alter table goods add column words tsvector not null default '';
create index goods_specials on goods (store_id) where is_active and removed_at is null;`

const groups = `
create table category_groups (
  key text primary key,
  name jsonb not null,
  position int not null
);
alter table categories add column group_key text references category_groups;`

const searches = `
create table search_words (
  id uuid primary key,
  kind text not null check (kind in ('discover', 'trending')),
  word jsonb not null,
  mark text check (mark in ('hot', 'new')),
  position int not null
);
create table searches (
  customer_id uuid not null references customers,
  name text not null,
  searched_at timestamptz not null,
  primary key (customer_id, name)
);
create index on searches (customer_id, searched_at desc);`

interface Named {
  id: string
  names: string[]
  rest: string[]
}

/** Rows that get their words in one statement. */
const batch = 500

const named = {
  goods: sql`select id, array[name ->> 'en', name ->> 'zh'] as names, array[]::text[] as rest from goods`,
  stores: sql`select id, array[name ->> 'en', name ->> 'zh'] as names, array(
    select text from categories, jsonb_each_text(categories.name) as texts (language, text) where key = category_key
    union select text from goods, jsonb_each_text(goods.name) as texts (language, text) where store_id = stores.id
  ) as rest from stores`,
}

/** Tables whose rows are found by words. */
export const tablesWithWords = ['goods', 'stores'] as const

/**
 * Gives the next rows after an id the words by which they are found, in a transaction, which locks them in order of id.
 * @returns the last of their ids; undefined when there are no more
 */
export async function fillSomeWords(
  tx: Kysely<unknown>,
  table: (typeof tablesWithWords)[number],
  after: string,
): Promise<string | undefined> {
  const { rows } = await sql<Named>`${named[table]} where name is not null and id > ${after}::uuid
    order by id limit ${sql.lit(batch)} for no key update`.execute(tx)
  const words = rows.map(({ names, rest }) => searchWords(names, rest))
  await sql`update ${sql.table(table)} set words = filled.words::tsvector
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${words}::text[]) as filled (id, words)
    where ${sql.table(table)}.id = filled.id`.execute(tx)
  return rows.at(-1)?.id
}

/** Comes before every id. */
export const firstId = '00000000-0000-0000-0000-000000000000'

async function fillWords(tx: Kysely<unknown>): Promise<void> {
  for (const table of tablesWithWords)
    for (let last: string | undefined = firstId; last !== undefined;) last = await fillSomeWords(tx, table, last)
}

/** Search of stores: indexes of places, search words, groups of categories, and the search history. */
export const finding = {
  async up(db: Kysely<unknown>) {
    await sql.raw([openingMinutes, spots, groups, searches].join('\n')).execute(db)
    await fillWords(db)
  },
}
