import { sql } from 'kysely'
import { testDatabase } from '../testing/database'
import type { TestDatabase } from '../testing/database'
import { openDatabase } from './database'
import { migrate } from './migrate'
import { migrations } from './migrations'
import { buildIndex, type Migration } from './migrations/migration'

const step = (statement: string): Migration => ({
  up: (db) =>
    sql
      .raw(statement)
      .execute(db)
      .then(() => undefined),
})

const later = (statement: string): Record<string, Migration> => ({ ...migrations, '999-later': step(statement) })

describe('migrate', () => {
  let database: TestDatabase
  beforeEach(async () => (database = await testDatabase()))
  afterEach(() => database.close())

  it('does nothing on tables that are up to date', async () => {
    expect(await migrate(database.db)).toEqual([])
  })

  it('applies each migration once when several servers start together', async () => {
    const servers = [1, 2, 3, 4].map(() => openDatabase(database.url))
    const all = later('create table later (id int)')
    const applied = await Promise.all(servers.map((db) => migrate(db, all)))
    expect(applied.flat()).toEqual(['999-later'])
    await Promise.all(servers.map((db) => db.destroy()))
  })

  it('leaves the tables as they were when a migration fails, names it, and keeps those before it', async () => {
    const broken = {
      ...later('create table half (id int); select nonsense'),
      '998-before': step('create table whole (id int)'),
    }
    await expect(migrate(database.db, broken)).rejects.toThrow(
      'The database could not be migrated (999-later): column "nonsense" does not exist',
    )
    const names = (await database.db.introspection.getTables()).map(({ name }) => name)
    expect(names).not.toContain('half')
    expect(names).toContain('whole')
  })

  it('runs on a database that a later release has migrated, but not on one with a migration it has lost', async () => {
    await migrate(database.db, later('create table later (id int)'))
    expect(await migrate(database.db)).toEqual([])
    const { '021-cells': lost, ...rest } = migrations
    expect(lost).toBeDefined()
    await expect(migrate(database.db, rest)).rejects.toThrow('it was migrated by 021-cells, which this server does not')
  })

  it('gives way to whoever waits behind it for a locked table, and is applied when the lock is gone', async () => {
    const other = openDatabase(database.url)
    const reader = await other.startTransaction().execute()
    await sql`select id from orders`.execute(reader)
    const migrated = migrate(database.db, later('alter table orders add column later int'), { lockTimeoutMs: 100 })
    const behind = async () => {
      const { rows } = await sql`select 1 from pg_locks where not granted and mode = 'AccessExclusiveLock'`.execute(
        other,
      )
      return rows.length > 0
    }
    while (!(await behind())) continue
    // Held up by the migration, for which the reader holds up nothing else, until it gives way.
    await sql`select id from orders`.execute(other)
    await reader.commit().execute()
    expect(await migrated).toEqual(['999-later'])
    await other.destroy()
  })

  it('says that a lock did not come after a number of attempts', async () => {
    const other = openDatabase(database.url)
    const reader = await other.startTransaction().execute()
    await sql`select id from orders`.execute(reader)
    const all = later('alter table orders add column later int')
    await expect(migrate(database.db, all, { lockTimeoutMs: 20, attempts: 2 })).rejects.toThrow(
      '(999-later): canceling statement due to lock timeout',
    )
    await reader.rollback().execute()
    await other.destroy()
  })

  it('builds an index while another transaction writes to its table, with other servers waiting', async () => {
    const other = openDatabase(database.url)
    const build: Migration = { outsideTransaction: true, up: (db) => buildIndex(db, 'later', 'on sessions (ended_at)') }
    await sql`create unique index later on sessions (token_hash)`.execute(database.db)
    await sql`update pg_index set indisvalid = false where indexrelid = 'later'::regclass`.execute(database.db)
    const writer = await other.startTransaction().execute()
    await sql`delete from sessions`.execute(writer)
    const all = { ...migrations, '999-later': build }
    const servers = [1, 2, 3].map(() => openDatabase(database.url))
    const applied = Promise.all(servers.map((db) => migrate(db, all)))
    const building = () =>
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        and query like '%index concurrently%' and pid <> pg_backend_pid()`.execute(other)
    while ((await building()).rows.length === 0) continue
    await sql`delete from sessions`.execute(other)
    await writer.commit().execute()
    expect((await applied).flat()).toEqual(['999-later'])
    const { rows } = await sql`select indisvalid as valid, pg_get_indexdef(indexrelid) as built from pg_index
      where indexrelid = 'later'::regclass`.execute(database.db)
    expect(rows).toEqual([{ valid: true, built: expect.stringContaining('(ended_at)') as string }])
    await Promise.all([other, ...servers].map((db) => db.destroy()))
  })
})
