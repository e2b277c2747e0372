import { sql, type Kysely } from 'kysely'

const statements = `
create table team_members (
  id uuid primary key,
  store_id uuid not null references stores,
  role text not null check (role in ('manager', 'cashier')),
  phone_hash text,
  phone_sealed text,
  masked_phone text not null,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  customer_id uuid references customers,
  accepted_at timestamptz,
  ended_at timestamptz,
  check ((accepted_at is null) or (phone_hash is null and phone_sealed is null)),
  check ((phone_hash is null) = (phone_sealed is null))
);
create unique index team_members_live on team_members (store_id, customer_id) where accepted_at is not null and ended_at is null;
create unique index team_members_invited on team_members (store_id, phone_hash) where accepted_at is null and ended_at is null;
create index team_members_of on team_members (customer_id) where accepted_at is not null and ended_at is null;
create index team_members_phone on team_members (phone_hash) where accepted_at is null and ended_at is null;
create index team_members_expired on team_members (expires_at) where accepted_at is null;

create table team_acts (
  id uuid primary key,
  at timestamptz not null,
  store_id uuid not null references stores,
  customer_id uuid not null references customers,
  role text not null check (role in ('owner', 'manager', 'cashier')),
  call text not null,
  subject_id uuid,
  subject text,
  before text,
  after text,
  request_id text not null
);
create index team_acts_of on team_acts (store_id, at desc, id desc);
create trigger team_acts_append_only before update or delete or truncate on team_acts
  for each statement execute function audit_is_append_only();`

/** Teams of stores: members with roles, invitations, and the log of what they did, which nobody can change or delete. */
export const teams = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
