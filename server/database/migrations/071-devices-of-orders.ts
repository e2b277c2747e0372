import { sql, type Kysely } from 'kysely'

/** The devices that orders of the mall were placed on, as hashes, for limits that hold over devices. */
export const devicesOfOrders = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table mall_orders add column device text').execute(db)
    await sql.raw('create index on mall_orders (device) where device is not null').execute(db)
  },
}
