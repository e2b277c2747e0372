import { sql, type Kysely } from 'kysely'

const statements = `
alter table delivery_zones add column id uuid;
alter table delivery_zones alter column id set default gen_random_uuid();
update delivery_zones set id = gen_random_uuid();
alter table delivery_zones add column delivered_by text check (delivered_by in ('store', 'riders', 'courier'));`

/** The way of delivery of each zone, and an id by which staff name it. */
export const waysOfZones = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
