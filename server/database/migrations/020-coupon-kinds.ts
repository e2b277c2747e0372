import { sql, type Kysely } from 'kysely'

const statements = `
alter table coupons add column for_kinds text[];
update coupons set for_kinds = '{takeaway}';
alter table coupons
  alter column for_kinds set not null,
  add check (cardinality(for_kinds) > 0 and array_position(for_kinds, null) is null);`

/** The kinds of order that a coupon is good for; those of before are for takeaway. A coupon that names none is refused. */
export const couponKinds = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
