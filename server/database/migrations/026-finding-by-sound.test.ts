import { sql } from 'kysely'
import { testDatabase, type TestDatabase } from '../../testing/database'
import { openDatabase } from '../database'
import { migrate } from '../migrate'
import { migrations } from '.'

let database: TestDatabase
beforeAll(async () => (database = await testDatabase()))
afterAll(() => database.close())

const run = (statements: string) => sql.raw(statements).execute(database.db)
const rowsOf = async (query: string) => (await sql.raw<Record<string, unknown>>(query).execute(database.db)).rows

/** More goods than one batch has. */
const count = 1100
const store = '00000000-0000-7000-9000-000000000000'

/** A store and its goods as they were before, without irrelevant columns. */
async function before() {
  await run('drop schema public cascade; create schema public')
  await migrate(database.db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '026')))
  await run(`do $$ declare found record; begin
    for found in select table_name, column_name from information_schema.columns
      where table_schema = 'public' and table_name in ('stores', 'goods') and is_nullable = 'NO' and column_name <> 'id'
    loop execute format('alter table %I alter column %I drop not null', found.table_name, found.column_name); end loop;
  end $$;
  alter table stores drop constraint stores_category_key_fkey;
  insert into stores (id, name, time_zone) values ('${store}', '{"en": "Old Stove", "zh": "老灶"}', 'Asia/Shanghai');
  insert into goods (id, store_id, name, words)
    select ('00000000-0000-7000-8000-' || lpad(number::text, 12, '0'))::uuid, '${store}', '{"en": "Beef noodles", "zh": "牛肉面"}', ''
    from generate_series(1, ${count}) as number`)
}

const withSound = () => rowsOf(`select id from goods where words @@ 'niurou:*' order by id`)

/** The connection of the migration, once it waits for the store. */
async function waiting(): Promise<unknown> {
  for (;;) {
    const [found] = await rowsOf(`select pid from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and query like '%from stores%'`)
    if (found) return found.pid
  }
}

describe('migration 026', () => {
  it('unlocks goods once it has written their words, and continues after an interruption', async () => {
    await before()
    const [other, server] = [openDatabase(database.url), openDatabase(database.url)]
    const writer = await other.startTransaction().execute()
    await sql`update stores set rating = 50 where id = ${store}`.execute(writer)
    const interrupted = expect(migrate(server)).rejects.toThrow('026-finding-by-sound')
    const pid = await waiting()
    expect(await withSound()).toHaveLength(count)
    await run(`update goods set position = 2`)
    await run(`select pg_terminate_backend(${String(pid)}, 5000)`)
    await interrupted
    await writer.commit().execute()
    await migrate(server)
    expect(await withSound()).toHaveLength(count)
    const [found] = await rowsOf(`select words @@ 'laozao & niuroumian' as sounds from stores`)
    expect(found).toEqual({ sounds: true })
    await Promise.all([other.destroy(), server.destroy()])
  })
})
