import { sql, type Kysely } from 'kysely'

/**
 * The time zone that a store lives by. The stores that are there have lived by UTC+8; whoever writes a new one names its
 * zone. The check raises for a name that PostgreSQL does not know.
 */
const zones = `
alter table stores add column time_zone text not null default 'Asia/Shanghai'
  constraint stores_time_zone_known check (timezone(time_zone, timestamptz 'epoch') is not null);
alter table stores alter column time_zone drop default;`

/** Time zones of stores, for opening hours, days and numbers. */
export const timeZones = {
  async up(db: Kysely<unknown>) {
    await sql.raw(zones).execute(db)
  },
}
