import { rmSync } from 'node:fs'
import { bundlesOf } from '../server/testing/bundle'

export default async function tearDown(): Promise<void> {
  const { stopTestPostgres } = globalThis as { stopTestPostgres?: () => Promise<void> }
  await stopTestPostgres?.()
  const { TEST_RUN_FOLDER } = process.env
  if (TEST_RUN_FOLDER) rmSync(bundlesOf(TEST_RUN_FOLDER), { recursive: true, force: true })
}
