import { sql, type Kysely } from 'kysely'

const statements = `
create table commissions (
  id uuid primary key,
  kind text,
  category_key text references categories (key),
  store_id uuid,
  rate int not null check (rate between 0 and 10000),
  from_day date not null,
  set_by text not null,
  set_at timestamptz not null,
  check (category_key is null or store_id is null)
);
create index commissions_of_store on commissions (store_id) where store_id is not null;
insert into commissions (id, store_id, rate, from_day, set_by, set_at)
  select gen_random_uuid(), id, commission_rate, '2020-01-01', 'migration', now() from stores where commission_rate > 0;
alter table orders add column commission_rate int;`

/** Rules of the platform's commission, from the rates of single stores, and the rate that an order was placed at. */
export const commissions = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
