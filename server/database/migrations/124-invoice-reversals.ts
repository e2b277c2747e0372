import { sql, type Kysely } from 'kysely'

const statements = `
alter table invoices
  add column replaces text,
  drop constraint invoices_amount_check,
  add constraint invoices_amount_check check (amount > 0 or replaces is not null);`

/** Invoices that a later refund made wrong name the number that is reversed; of a reversal alone the amount is 0. */
export const invoiceReversals = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
