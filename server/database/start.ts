import type { Kysely } from 'kysely'
import type { Config } from '../config'
import { settings } from '../config-settings'
import { checkDatabase, type DatabaseOptions, openDatabase } from './database'
import { startPostgres } from './embedded'
import { makeDataFolder } from './embedded/folder'
import { migrate } from './migrate'
import type { Database } from './schema'

type DatabaseSettings = Pick<
  Config,
  'databaseUrl' | 'databaseDirectUrl' | 'databasePooler' | 'dataDir' | 'statementTimeout'
>

export interface RunningDatabase {
  readonly db: Kysely<Database>
  /** For separate connections, such as the one that listens for notifications; past the pooler, if there is one. */
  readonly url: string
  /** Closes the pool and stops the embedded PostgreSQL. */
  stop(): Promise<void>
}

/** Migrates past the pooler, if there is one: migrations set time limits for their connection. */
async function migrateAt(directUrl: string | undefined, db: Kysely<Database>): Promise<string[]> {
  if (!directUrl) return migrate(db)
  const direct = openDatabase(directUrl, { connections: 2, name: 'linli-migrations' })
  try {
    return await migrate(direct)
  } finally {
    await direct.destroy()
  }
}

/**
 * Opens and migrates the configured database: that of DATABASE_URL, or the embedded one under DATA_DIR.
 * @throws StartError with one sentence when it cannot be used
 */
export const startDatabase = async (
  { databaseUrl, databaseDirectUrl, databasePooler, dataDir, statementTimeout }: DatabaseSettings,
  log: (line: string) => void,
  options: Pick<DatabaseOptions, 'name'> = {},
): Promise<RunningDatabase> => {
  makeDataFolder(dataDir)
  if (databaseUrl) await checkDatabase(databaseUrl, settings.databaseUrl.name)
  if (databaseDirectUrl) await checkDatabase(databaseDirectUrl, settings.databaseDirectUrl.name)
  const embedded = databaseUrl ? undefined : await startPostgres({ dataDir, log })
  const url = databaseUrl ?? embedded?.url ?? ''
  const db = openDatabase(url, {
    ...options,
    pooled: databasePooler === 'transaction',
    statementTimeoutMs: statementTimeout * 1000,
    onError: (error) => log(`A database connection broke: ${error.message}`),
    onRepeat: (error) => log(`A transaction gave way to another and is repeated: ${(error as Error).message}`),
  })
  const stop = async () => {
    await db.destroy()
    await embedded?.stop()
  }
  try {
    const applied = await migrateAt(databaseDirectUrl, db)
    if (applied.length > 0) log(`migrated: ${applied.join(', ')}`)
  } catch (error) {
    await stop()
    throw error
  }
  return { db, url: databaseDirectUrl ?? url, stop }
}
