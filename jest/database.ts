import { startTestPostgres } from '../server/testing/postgres'

/**
 * Starts one PostgreSQL for the whole run and passes its address and the shared folder to the tests; another back end
 * needs none.
 */
export default async function setUp(): Promise<void> {
  if (process.env.CONTRACT_BASE) return
  const { url, folder, stop } = await startTestPostgres()
  process.env.TEST_DATABASE_URL = url
  process.env.TEST_RUN_FOLDER = folder
  Object.assign(globalThis, { stopTestPostgres: stop })
}
