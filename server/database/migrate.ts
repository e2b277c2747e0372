import { Migrator } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { StartError } from '../config'
import { migrations } from './migrations'
import type { Database } from './schema'

/**
 * Applies pending migrations in one transaction, under a lock that concurrent servers wait for.
 * @returns the names of the migrations that were applied
 * @throws StartError naming the migration that failed; the tables are unchanged then
 */
export const migrate = async (
  db: Kysely<Database>,
  all: Readonly<Record<string, Migration>> = migrations,
): Promise<string[]> => {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...all }) } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error === undefined) return results.map(({ migrationName }) => migrationName)
  const failed = results.find(({ status }) => status === 'Error')?.migrationName
  const reason = (error as Error).message
  throw new StartError(`The database could not be migrated${failed ? ` (${failed})` : ''}: ${reason}`, { cause: error })
}
