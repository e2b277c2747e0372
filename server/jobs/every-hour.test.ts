import { openDatabase } from '../database/database'
import { testDatabase } from '../testing/database'
import { aWorld } from '../testing/world'

it('should be done by each module on the connection of its job, of which alone no statement has a limit', async () => {
  const database = await testDatabase()
  // A second connection is not available, so that work which asks for one fails.
  const db = openDatabase(database.url, { connections: 1, connectionTimeoutMs: 2000 })
  const close = async () => {
    await db.destroy()
    await database.close()
  }
  const world = await aWorld({}, undefined, 0, { database: { ...database, db, close } })
  try {
    await world.hours(0)
    await world.hours(25)
    const failed = db.selectFrom('jobs').select(['kind', 'last_error']).where('last_error', 'is not', null)
    expect(await failed.execute()).toEqual([])
    expect(await db.selectFrom('daily_books').select('day').execute()).toHaveLength(2)
  } finally {
    await world.close()
  }
})
