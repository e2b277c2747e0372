import { buildApp } from '../../../server/app'
import { loadConfig } from '../../../server/config'
import { startDatabase } from '../../../server/database/start'
import { demoAssets } from '../../../server/demo/assets'
import { Autopilot } from '../../../server/demo/autopilot'
import { listen } from '../../../server/listen'
import { tellAddress } from './address'

/** The limit of calls stays at work but out of the way: a load comes from few callers. */
const callsPerMinute = 1_000_000_000

/** The server as it is; with AUTOPILOT set, merchants and riders are played although there is no demo city. */
async function main(): Promise<void> {
  const config = loadConfig(process.env)
  const database = await startDatabase(config, (line) => process.stdout.write(`${line}\n`))
  const app = await buildApp({ ...demoAssets, config, ...database, databaseUrl: database.url, callsPerMinute })
  if (process.env.AUTOPILOT) new Autopilot(app.context, app.services).start()
  await listen(app, config, () => undefined)
  tellAddress(app.http)
  const stop = async () => {
    await app.stop()
    await database.stop()
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
}

void main()
