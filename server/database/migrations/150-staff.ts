import { sql, type Kysely } from 'kysely'

const statements = `
create table staff_members (
  id uuid primary key,
  customer_id uuid not null references customers,
  role text not null check (role in ('support', 'operations', 'finance', 'admin')),
  granted_by text not null,
  granted_at timestamptz not null,
  ended_by text,
  ended_at timestamptz,
  check ((ended_by is null) = (ended_at is null))
);
create unique index staff_members_live on staff_members (customer_id, role) where ended_at is null;

create table audit_entries (
  id uuid primary key,
  at timestamptz not null,
  staff_id uuid,
  role text,
  call text not null,
  subject_kind text not null,
  subject_id uuid not null,
  reason text not null check (reason <> ''),
  before jsonb not null,
  after jsonb not null,
  request_id text not null
);
create index audit_entries_at on audit_entries (at desc, id desc);
create index audit_entries_of on audit_entries (subject_kind, subject_id, at desc, id desc);
create index audit_entries_by on audit_entries (staff_id, at desc, id desc);
create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is append only';
end $$;
create trigger audit_entries_append_only before update or delete or truncate on audit_entries
  for each statement execute function audit_is_append_only();`

/** Roles of staff, and the entries of what staff did, which nobody can change or delete. */
export const staff = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
