import { sql, type Kysely } from 'kysely'

/** The areas of a town with separate rules for finding riders. */
export const deliveryZones = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table delivery_zones (
        key text primary key check (key ~ '^[a-z][a-z0-9-]{1,31}$'),
        latitude double precision not null check (latitude between -90 and 90),
        longitude double precision not null check (longitude between -180 and 180),
        meters integer not null check (meters between 100 and 100000),
        policy text not null check (policy in ('offer', 'all', 'hand')),
        raise integer check (raise >= 0),
        raise_most integer check (raise_most >= 0),
        check ((raise is null) = (raise_most is null))
      )`.execute(db)
  },
}
