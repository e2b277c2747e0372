import pg from 'pg'
import { testDatabase, type TestDatabase, testServerUrl } from '../../server/testing/database'

const CITY = 'linli_city'

/** The advisory lock of whoever looks for the city or makes it. */
const LOCK = 20_260_101

type Seed = (database: TestDatabase) => Promise<void>

const seeded = async (admin: pg.Client, seed: Seed): Promise<void> => {
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [CITY])
  if (rowCount) return
  const database = await testDatabase()
  try {
    await seed(database)
    await admin.query(`create database ${CITY} template ${new URL(database.url).pathname.slice(1)}`)
  } finally {
    await database.close()
  }
}

/** The first test process makes the city while others wait. */
const makeCity = async (seed: Seed): Promise<void> => {
  const admin = new pg.Client({ connectionString: testServerUrl() })
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock($1)', [LOCK])
    await seeded(admin, seed)
  } finally {
    await admin.end()
  }
}

/**
 * A database with the demo city, cloned from one that `seed` fills once per run, whichever test asks first.
 * @param seed fills an empty migrated database and leaves no connection to it
 */
export async function cityDatabase(seed: Seed): Promise<TestDatabase> {
  await makeCity(seed)
  return testDatabase(CITY)
}
