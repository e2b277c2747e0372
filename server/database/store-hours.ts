import { sql } from 'kysely'

/** Whether a store is open at a time by its own clock, by the rule of pricing/hours.ts. */
export const isOpenAt = (now: Date) => sql<boolean>`(stores.status = 'open' and stores.minutes @> (
  extract(epoch from (${now}::timestamptz at time zone stores.time_zone)::time)::int / 60))`
