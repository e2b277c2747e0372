import { sql, type Kysely } from 'kysely'

const statements = `
create table member_envelopes (
  customer_id uuid not null references customers,
  month text not null,
  used int not null check (used > 0),
  primary key (customer_id, month)
);`

/** Number of a month's member red envelopes that a customer has redeemed. */
export const memberEnvelopes = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
