import { sql, type Kysely } from 'kysely'

const statements = `
create table uploads (
  id uuid primary key,
  customer_id uuid not null references customers,
  key text not null unique,
  module text not null,
  dir text not null,
  type text not null,
  size int not null,
  part_bytes int not null,
  created_at timestamptz not null,
  done_at timestamptz
);
create index uploads_open on uploads (customer_id) where done_at is null;
create table upload_parts (
  upload_id uuid not null references uploads on delete cascade,
  number int not null,
  sha256 text not null,
  stored boolean not null default false,
  primary key (upload_id, number)
);
create table videos (
  id uuid primary key,
  customer_id uuid not null references customers,
  key text not null unique,
  cover jsonb not null,
  seconds float8 not null,
  parts jsonb not null,
  module text not null,
  dir text not null,
  created_at timestamptz not null,
  used_at timestamptz
);`

/** Uploads in parts, and videos, whose files are the parts that they came in. */
export const largeUploads = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
