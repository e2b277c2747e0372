import { startTestPostgres } from '../server/testing/postgres'

/** Starts one PostgreSQL for the whole run and tells the tests where it is. */
export default async function setUp(): Promise<void> {
  const { url, stop } = await startTestPostgres()
  process.env.TEST_DATABASE_URL = url
  Object.assign(globalThis, { stopTestPostgres: stop })
}
