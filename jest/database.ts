import { startTestPostgres } from '../server/testing/postgres'

/** Starts one PostgreSQL for the whole run and tells the tests where it is; against another's back end none is needed. */
export default async function setUp(): Promise<void> {
  if (process.env.CONTRACT_BASE) return
  const { url, stop } = await startTestPostgres()
  process.env.TEST_DATABASE_URL = url
  Object.assign(globalThis, { stopTestPostgres: stop })
}
