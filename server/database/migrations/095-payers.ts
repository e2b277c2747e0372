import { sql, type Kysely } from 'kysely'

const statements = `
alter table payment_allocations
  drop constraint payment_allocations_part_check,
  add constraint payment_allocations_part_check check (part in ('whole', 'deposit', 'balance', 'tip', 'share'));
alter table order_lines add column payment_id uuid;
alter table group_carts add column payer text not null default 'host' check (payer in ('host', 'each'));
alter table group_cart_people
  add column payment_id uuid references payments,
  add column dropped_at timestamptz,
  add column nudged_at timestamptz;`

/** Orders that several people pay, each for some lines; servers of the previous release open none. */
export const payers = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
