import { Migrator } from 'kysely'
import type { Kysely, Migration } from 'kysely'
import { StartError } from '../config'
import { migrations } from './migrations'
import type { Database } from './schema'

/**
 * Brings the tables up to date in one transaction. Several servers may do so at once: the first takes a lock, the others
 * wait and find nothing left to do.
 * @returns the names of the migrations that were applied
 * @throws StartError naming the migration that failed; the tables are then as they were
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
