import { sql, type Kysely } from 'kysely'

/** Lines for the nights of a room type, and nights that were freed and are kept until the line was asked. */
export const waitlistOfNights = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `
alter table waitlist_entries add column place_id uuid, add column ask jsonb, add column closes_at timestamptz;
drop index waitlist_once;
create unique index waitlist_once on waitlist_entries
  (customer_id, store_id, kind, coalesce(place_id, store_id), starts_at, ends_at) where state in ('waiting', 'offered');
create index waitlist_of_place on waitlist_entries (place_id, joined_at, id)
  where state in ('waiting', 'offered') and place_id is not null;
alter table night_holds alter column customer_id drop not null;`,
      )
      .execute(db)
  },
}
