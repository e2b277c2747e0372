import { sql } from 'kysely'
import type { Migration } from 'kysely'
import { testDatabase } from '../testing/database'
import type { TestDatabase } from '../testing/database'
import { openDatabase } from './database'
import { migrate } from './migrate'
import { migrations } from './migrations'

const later = (statement: string): Record<string, Migration> => ({
  ...migrations,
  '999-later': {
    up: (db) =>
      sql
        .raw(statement)
        .execute(db)
        .then(() => undefined),
  },
})

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

  it('leaves the tables as they were when a migration fails, and names it', async () => {
    const broken = later('create table half (id int); select nonsense')
    await expect(migrate(database.db, broken)).rejects.toThrow(
      'The database could not be migrated (999-later): column "nonsense" does not exist',
    )
    const names = (await database.db.introspection.getTables()).map(({ name }) => name)
    expect(names).not.toContain('half')
    expect(names.length).toBeGreaterThan(5)
  })
})
