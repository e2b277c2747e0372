import { systemClock } from './clock'
import { print, run } from './command'
import { type Config, ConfigError, loadConfig, StartError } from './config'
import { playsPayouts } from './config-rules'
import { startDatabase } from './database/start'
import { decide, usage } from './modules/withdrawal/operator'
import { openSeal } from './keys/open-seal'
import { newServer, usualPatience } from './http/server'

/** Lists withdrawals and decides on them, beside running servers: `npm run withdrawals -- approve ID`. */
async function main(): Promise<void> {
  const config: Config = loadConfig(process.env)
  const args = process.argv.slice(2)
  const databaseUrl = config.databaseDirectUrl ?? config.databaseUrl
  const direct = { ...config, databaseUrl, databasePooler: 'none' } as const
  const database = await startDatabase(direct, print, { name: 'linli-withdrawals' })
  try {
    const seal = await openSeal(database.db, config)
    const { log } = newServer(config, usualPatience)
    const parts = { db: database.db, config, seal, clock: systemClock, log, pays: playsPayouts(config) }
    const lines = await decide(parts, args)
    if (lines === undefined) throw new ConfigError(usage)
    lines.forEach(print)
  } catch (error) {
    throw error instanceof RangeError ? new StartError(error.message) : error
  } finally {
    await database.stop()
  }
}

run(main)
