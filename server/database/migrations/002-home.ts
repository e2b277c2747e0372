import { sql, type Kysely } from 'kysely'

const statements = `
create table tiles (
  key text primary key,
  name jsonb not null,
  picture jsonb not null,
  tint text not null,
  target jsonb not null,
  position int not null
);
create table places (
  id uuid primary key,
  city jsonb not null,
  name jsonb not null,
  latitude double precision not null,
  longitude double precision not null,
  position int not null
);`

/** The tiles of home, and the places that one can be at. */
export const home = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
