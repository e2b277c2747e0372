import { sql, type Kysely } from 'kysely'

const statements = `
alter table riders add column shift_vehicle text;
alter table riders add column shift_zone text;
alter table deliveries add column vehicle text;`

/** The vehicle and the zone of a rider's shift, and the least vehicle that a delivery needs; null for any. */
export const vehiclesAndZones = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
