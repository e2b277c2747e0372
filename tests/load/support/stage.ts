import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type App, buildApp } from '../../../server/app'
import { loadConfig } from '../../../server/config'
import { startDatabase } from '../../../server/database/start'
import { demoAssets } from '../../../server/demo/assets'
import { Factory } from '../../../server/testing/factory'
import type { Cluster } from './cluster'

/** A migrated database, what fills it, and the settings of servers on it. */
export interface Stage {
  readonly app: App
  readonly make: Factory
  readonly env: Readonly<Record<string, string>>
  close(): Promise<void>
}

/**
 * Opens a new database of a cluster, or a kept one. The server here fills it and runs no jobs; loads use separate
 * servers.
 */
export async function openStage(cluster: Cluster, name: string, keep = false): Promise<Stage> {
  const env = {
    DATABASE_URL: await cluster.database(name, keep),
    DATA_DIR: join(cluster.folder, `files-${name}`),
    PORT: '0',
    DATA_KEY: '0123456789abcdef'.repeat(4),
    DEMO: 'off',
    PAYMENT_SANDBOX: 'on',
    // Few callers make many orders.
    CHAT_PER_MINUTE: '1000000000',
    CHAT_PER_HOUR: '1000000000',
    UNPAID_ORDERS: '1000000',
    UNPAID_STOCK: '100',
    WITHDRAW_TIMES_A_DAY: '1000',
  }
  // Filling and vacuuming large tables takes longer than a call may.
  const config = loadConfig({ ...env, STATEMENT_TIMEOUT: '0', LOG_LEVEL: 'fatal' })
  const database = await startDatabase(config, () => undefined)
  const app = await buildApp({ ...demoAssets, config, ...database, databaseUrl: database.url, callsPerMinute: 0 })
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const base = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`
  const close = async () => {
    await app.stop()
    await database.stop()
  }
  return { app, make: new Factory(app.context, base), env, close }
}
