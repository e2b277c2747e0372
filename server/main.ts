import { join } from 'node:path'
import { buildApp } from './app'
import { print, run } from './command'
import { loadConfig } from './config'
import { startDatabase } from './database/start'
import { demoAssets } from './demo/assets'
import { checkLeftovers } from './demo/close/leftovers'
import { accountLines, startDemo } from './demo/start'
import { checkDeployment, gaps, warnings } from './deployment'
import { listen } from './listen'
import { processKind } from './process-kind'
import { commissionWarnings } from './modules/commission/service'
import { riderWarnings } from './modules/delivery/missing-riders'
import { holidayWarnings } from './modules/holiday/coverage'
import { categoryWarnings } from './modules/store/categories/operator'
import { webWarnings } from './web/missing'
import { mallWarnings } from './modules/mall/reference/operator'

async function main(): Promise<void> {
  const config = loadConfig(process.env)
  const kind = processKind(process.argv[2], config)
  checkDeployment(config)
  for (const line of warnings(config)) print(line)
  const database = await startDatabase(config, print)
  const webRoot = join(__dirname, '../dist/h5')
  const build = async () => {
    await checkLeftovers(database.db, config)
    return buildApp({ ...demoAssets, config, ...database, databaseUrl: database.url, webRoot, process: kind })
  }
  const app = await build().catch(async (error: unknown) => {
    await database.stop()
    throw error
  })
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await app.stop()
    await database.stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop().then(() => process.exit(0)))
  try {
    if (config.demo) await startDemo(app, print)
    if (kind === 'worker') {
      app.context.jobs.start()
      print('Linli runs its jobs.')
      return
    }
    await listen(app, config, print, config.demo ? accountLines() : [])
    if (kind === 'web') print('This process answers calls alone: run npm run worker beside it for the jobs.')
    for (const line of [...gaps(config), ...webWarnings(webRoot), ...(await holidayWarnings(app.context))]) print(line)
    for (const line of await commissionWarnings(app.context)) print(line)
    for (const line of await riderWarnings(app.context)) print(line)
    for (const line of await categoryWarnings(app.context)) print(line)
    for (const line of await mallWarnings(app.context)) print(line)
  } catch (error) {
    await stop()
    throw error
  }
}

run(main)
