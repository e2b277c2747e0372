import { join } from 'node:path'
import { buildApp } from '../../../server/app'
import { loadConfig } from '../../../server/config'
import { startDatabase } from '../../../server/database/start'
import { demoAssets } from '../../../server/demo/assets'
import { Random } from '../../../server/demo/city/random'
import { bundled } from '../../../server/testing/bundle'
import { Factory } from '../../../server/testing/factory'
import type { World } from '../../../server/testing/world'
import { Victim } from '../../load/faults/victim'
import { startCluster } from '../../load/support/cluster'
import { WrittenClock } from './clock-file'
import { Disasters } from './disasters'
import { PatientCaller } from './patient'
import { runDuePath } from './paths'

export interface KilledWorld {
  readonly world: World
  readonly disasters: Disasters
  /** Runs the due jobs in the server, until none is left. */
  runDue(): Promise<void>
  close(): Promise<void>
}

const settings = {
  DATA_KEY: '0123456789abcdef'.repeat(4),
  DEMO: 'off',
  PAYMENT_SANDBOX: 'on',
  PAYOUT_SANDBOX: 'on',
  LOG_LEVEL: 'warn',
}

/**
 * A world whose server is a separate process on a separate PostgreSQL, both of which disasters kill. The services of this process
 * are for an operator's commands and for the proof: they run no jobs.
 */
export async function aKilledWorld(env: Readonly<Record<string, string>>, seed: number): Promise<KilledWorld> {
  const cluster = await startCluster()
  const databaseUrl = await cluster.database('town', false)
  const file = join(cluster.folder, 'clock')
  const clock = new WrittenClock(file)
  const dataDir = join(cluster.folder, 'data')
  const all = { ...settings, ...env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, TOWN_CLOCK: file }
  const log = process.env.TOWN_LOG ?? join(cluster.folder, 'server.log')
  const victim = await Victim.start(cluster, all, log, await bundled('tests/money/town/server.ts'))
  const disasters = new Disasters(victim, new Random(seed))
  const config = loadConfig({ ...all, DATA_DIR: join(cluster.folder, 'beside'), LOG_LEVEL: 'silent' })
  const database = await startDatabase(config, () => undefined)
  const app = await buildApp({ ...demoAssets, config, ...database, databaseUrl, clock, callsPerMinute: 0 })
  const base = victim.url
  const world: World = {
    ...{ app, clock, base, databaseUrl, make: new Factory(app.context, base) },
    visitor: new PatientCaller(disasters, base),
    hours: () => Promise.reject(new Error('the server has the jobs')),
    close: () => Promise.resolve(),
  }
  const ask = () => fetch(base + runDuePath, { method: 'POST' })
  return {
    world,
    disasters,
    async runDue() {
      const answer = await disasters.through(ask, ({ status }) => status >= 500, 200)
      if (!answer.ok) throw new Error(`the jobs answered ${answer.status}`)
    },
    async close() {
      await disasters.over()
      await app.stop()
      await database.stop()
      await victim.stop()
      await cluster.stop()
    },
  }
}
