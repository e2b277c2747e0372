import { buildApp } from '../../../server/app'
import { loadConfig } from '../../../server/config'
import { startDatabase } from '../../../server/database/start'
import { demoAssets } from '../../../server/demo/assets'
import { playOrders } from '../../../server/demo/play-orders'
import { listen } from '../../../server/listen'
import { playTickets } from '../../../server/testing/ticket/autopilot'
import { ticketModule } from '../../../server/testing/ticket/module'
import { tellAddress } from './address'

/** The limit of calls stays at work but out of the way: a load comes from few callers. */
const callsPerMinute = 1_000_000_000

/** The kind of orders that only tests have (server/testing/ticket). */
const tickets = { addedKinds: [ticketModule] }

/**
 * The server as it is. With AUTOPILOT set, merchants and riders are simulated although there is no demo city, and
 * tickets are sold beside takeaway.
 */
async function main(): Promise<void> {
  const config = loadConfig(process.env)
  const database = await startDatabase(config, (line) => process.stdout.write(`${line}\n`))
  const played = process.env.AUTOPILOT !== undefined
  const options = {
    ...demoAssets,
    ...(played && tickets),
    config,
    ...database,
    databaseUrl: database.url,
    callsPerMinute,
  }
  const app = await buildApp(options)
  if (played) {
    playOrders(app)
    playTickets(app)
  }
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
