import { sql, type Kysely } from 'kysely'

const statements = `
alter table idempotency_keys drop constraint idempotency_keys_customer_id_fkey;`

/**
 * A cell's internal rows refer to no person: keys are looked up by the customer's id alone, and deleted after a day.
 */
export const cells = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
