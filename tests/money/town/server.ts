import { buildApp } from '../../../server/app'
import { loadConfig } from '../../../server/config'
import { startDatabase } from '../../../server/database/start'
import { demoAssets } from '../../../server/demo/assets'
import type { Routes } from '../../../server/modules/module'
import type { Context } from '../../../server/context'
import { tellAddress } from '../../load/support/address'
import { FileClock } from './clock-file'
import { runDuePath } from './paths'

/** Runs the due jobs when the test asks for it, in the process that is killed. */
const runDue =
  ({ jobs }: Context): Routes =>
  ({ app }) => {
    app.post(runDuePath, async () => ({ count: await jobs.runDue() }))
  }

/** The server of a town: its clock is that of the test, and its jobs run when the test asks for it. */
async function main(): Promise<void> {
  const config = loadConfig(process.env)
  const database = await startDatabase(config, () => undefined)
  const clock = new FileClock(process.env.TOWN_CLOCK ?? '')
  const databaseUrl = database.url
  const options = { ...demoAssets, config, ...database, databaseUrl, clock, checkAnswers: true, callsPerMinute: 0 }
  const app = await buildApp({ ...options, addedRoutes: [runDue] })
  await app.http.listen({ host: config.host, port: config.port })
  tellAddress(app.http)
  process.once('SIGTERM', () => void app.stop().then(() => process.exit(0)))
}

void main()
