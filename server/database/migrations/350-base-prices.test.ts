import { sql } from 'kysely'
import { testDatabase, type TestDatabase } from '../../testing/database'
import { migrate } from '../migrate'
import { migrations } from '.'

let database: TestDatabase
beforeEach(async () => (database = await testDatabase()))
afterEach(() => database.close())

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
const run = (statements: string) => sql.raw(statements).execute(database.db)
const until = (last: string) => Object.fromEntries(Object.entries(migrations).filter(([each]) => each <= last))

const hotel = (number: number) => `
  set session_replication_role = replica;
  insert into hotels (store_id, kind, stars, city_code) values ('${id(number)}', 'hotel', 4, '440300');
  set session_replication_role = origin;`
/** A room type, as a server of the previous release inserts it. */
const room = (number: number, of: number, price: number) => `
  insert into room_types (id, store_id, name, pictures, summary, bed, included_adults, most_adults, most_guests, base_price,
    weekend_price, allotment, position)
  values ('${id(number)}', '${id(of)}', '{}', '[]', '{}', 'king', 2, 2, 2, ${price}, ${price}, 1, 0);`
const remove = (number: number) => `update room_types set removed_at = now() where id = '${id(number)}';`
const prices = async () =>
  (
    await sql
      .raw<{ price: number | null }>('select lowest_base_price as price from hotels order by store_id')
      .execute(database.db)
  ).rows.map(({ price }) => price)

/** Ends once a connection waits for the lock of a hotel. */
async function waiting(): Promise<void> {
  const found = () => sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'update room_types%'`
  while ((await found().execute(database.db)).rows.length === 0) continue
}

describe('migration 350', () => {
  it('keeps the lowest price of the room types that are sold, of hotels before it and of later changes', async () => {
    await run('drop schema public cascade; create schema public')
    await migrate(database.db, until('345-z'))
    await run(`${hotel(1)} ${hotel(2)} ${hotel(3)}`)
    await run(`${room(11, 1, 300)} ${room(12, 1, 200)} ${room(13, 1, 100)} ${room(21, 2, 500)} ${remove(13)}`)
    await migrate(database.db, migrations)
    expect(await prices()).toEqual([200, 500, null])
    await run(`${remove(12)} update room_types set base_price = 400 where id = '${id(21)}'; ${room(31, 3, 700)}`)
    expect(await prices()).toEqual([300, 400, 700])
    await run(`delete from room_types where id = '${id(31)}'`)
    expect(await prices()).toEqual([300, 400, null])
  })

  it('loses none of two changes of one hotel at once', async () => {
    await run(hotel(1))
    await run(`${room(11, 1, 200)} ${room(12, 1, 200)}`)
    const change = (number: number, price: number, then: () => Promise<unknown>) =>
      database.db.transaction().execute(async (tx) => {
        await sql.raw(`update room_types set base_price = ${price} where id = '${id(number)}'`).execute(tx)
        await then()
      })
    let second: Promise<unknown> = Promise.resolve()
    await change(11, 900, async () => {
      second = change(12, 800, () => Promise.resolve())
      await waiting()
    })
    await second
    expect(await prices()).toEqual([800])
  })
})
