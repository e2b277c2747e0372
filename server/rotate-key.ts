import { existsSync } from 'node:fs'
import { print, run } from './command'
import { type Config, ConfigError, loadConfig, StartError } from './config'
import { type RunningDatabase, startDatabase } from './database/start'
import { keyFile, writeKey } from './keys/key-file'
import { configuredKey, openSeal } from './keys/open-seal'
import { isServed, usedKeys } from './keys/queries'
import { resealAll } from './keys/reseal'
import { Seal } from './security/seal'

/** Refuses to begin while servers run that cannot open what will be sealed with the new key. */
async function checkServers({ db }: RunningDatabase, key: Buffer): Promise<void> {
  const { id } = new Seal(key)
  const isKnown = (await usedKeys(db)).some((used) => used.id === id)
  if (isKnown || !(await isServed(db))) return
  throw new StartError(
    'A server runs with the key of before: restart it with the new DATA_KEY and with DATA_KEY_OLD, or stop it first.',
  )
}

async function rotate(config: Config, database: RunningDatabase): Promise<void> {
  const key = configuredKey(config)
  if (!config.dataKey || !key) throw new ConfigError('DATA_KEY must be set to the new key.')
  if (config.dataKeyOld.length === 0) throw new ConfigError('DATA_KEY_OLD must be set to the key of before.')
  await checkServers(database, key)
  const seal = await openSeal(database.db, config)
  const count = await resealAll(database.db, seal)
  const file = keyFile(config.dataDir)
  if (!config.databaseUrl && existsSync(file)) writeKey(file, key)
  print(`${count} texts were sealed again; all personal data is sealed with the key ${seal.id} of DATA_KEY.`)
}

async function main(): Promise<void> {
  const config = loadConfig({ DEMO: 'off', ...process.env })
  const databaseUrl = config.databaseDirectUrl ?? config.databaseUrl
  const direct = { ...config, databaseUrl, databasePooler: 'none', statementTimeout: 0 } as const
  const database = await startDatabase(direct, print, { name: 'linli-rotate-key' })
  try {
    await rotate(config, database)
  } finally {
    await database.stop()
  }
}

run(main)
