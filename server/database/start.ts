import type { Kysely } from 'kysely'
import type { Config } from '../config'
import { checkDatabase, type DatabaseOptions, openDatabase } from './database'
import { startPostgres } from './embedded'
import { makeDataFolder } from './embedded/folder'
import { migrate } from './migrate'
import type { Database } from './schema'

export interface RunningDatabase {
  readonly db: Kysely<Database>
  /** For separate connections, such as the one that listens for notifications. */
  readonly url: string
  /** Closes the pool and stops the embedded PostgreSQL. */
  stop(): Promise<void>
}

/**
 * Opens and migrates the configured database: that of DATABASE_URL, or the embedded one under DATA_DIR.
 * @throws StartError with one sentence when it cannot be used
 */
export const startDatabase = async (
  { databaseUrl, dataDir, statementTimeout }: Pick<Config, 'databaseUrl' | 'dataDir' | 'statementTimeout'>,
  log: (line: string) => void,
  options: Pick<DatabaseOptions, 'name'> = {},
): Promise<RunningDatabase> => {
  makeDataFolder(dataDir)
  if (databaseUrl) await checkDatabase(databaseUrl)
  const embedded = databaseUrl ? undefined : await startPostgres({ dataDir, log })
  const url = databaseUrl ?? embedded?.url ?? ''
  const db = openDatabase(url, {
    ...options,
    statementTimeoutMs: statementTimeout * 1000,
    onError: (error) => log(`A database connection broke: ${error.message}`),
  })
  const stop = async () => {
    await db.destroy()
    await embedded?.stop()
  }
  try {
    const applied = await migrate(db)
    if (applied.length > 0) log(`migrated: ${applied.join(', ')}`)
  } catch (error) {
    await stop()
    throw error
  }
  return { db, url, stop }
}
