import { sql, type Kysely } from 'kysely'

const statements = `
create table private_media (
  id uuid primary key,
  customer_id uuid not null references customers,
  module text not null,
  key text not null unique,
  key_sealed text not null,
  colour text not null,
  created_at timestamptz not null,
  subject_id uuid,
  remove_at timestamptz
);
create index private_media_of_customer on private_media (customer_id);
create index private_media_of_subject on private_media (subject_id) where subject_id is not null;
create table private_media_views (
  id uuid primary key,
  media_id uuid not null,
  customer_id uuid not null references customers,
  viewer_kind text not null,
  viewer text not null,
  viewed_at timestamptz not null
);
create index private_media_views_by_media on private_media_views (media_id);
create index private_media_views_by_time on private_media_views (viewed_at);`

/** Private pictures with the sealed keys of their files, and the log of their viewers. */
export const uploads = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
