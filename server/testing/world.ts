import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { type App, type AppOptions, buildApp } from '../app'
import { loadConfig } from '../config'
import { demoAssets } from '../demo/assets'
import { TestCaller } from './caller'
import { TestClock } from './clock'
import { testDatabase, type TestDatabase } from './database'
import { Factory } from './factory'

/** Signals of fraud are off, since people of tests share devices, addresses and accounts. */
const sandboxes = { PAYMENT_SANDBOX: 'on', PAYOUT_SANDBOX: 'on', FRAUD_SIGNALS: 'off' }

/** A server with its own database, clock and data folder, and factories for customers and stores. */
export interface World {
  readonly app: App
  readonly clock: TestClock
  readonly base: string
  readonly databaseUrl: string
  readonly make: Factory
  readonly visitor: TestCaller
  /** Advances the clock by hours and runs the jobs due. */
  hours(count: number): Promise<void>
  close(): Promise<void>
}

/**
 * Starts a server on a fresh database, or the given one, serving a web client from its folder if given. Jobs run only on
 * `app.context.jobs.runDue()`.
 */
export async function aWorld(
  env: Record<string, string> = {},
  webRoot?: string,
  callsPerMinute = 0,
  more: Pick<AppOptions, 'addedKinds' | 'process' | 'patience' | 'logStream'> & { database?: TestDatabase } = {},
): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'linli-world-'))
  const database = more.database ?? (await testDatabase())
  const { db, url } = database
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO: 'off', ...sandboxes, ...env })
  const clock = new TestClock()
  const app = await buildApp({
    ...demoAssets,
    config,
    db,
    databaseUrl: url,
    clock,
    checkAnswers: true,
    callsPerMinute,
    webRoot,
    addedKinds: more.addedKinds,
    process: more.process,
    patience: more.patience,
    logStream: more.logStream,
  })
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const base = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`
  const hours = async (count: number) => {
    clock.forward(count * 60)
    await app.context.jobs.runDue()
  }
  const close = async () => {
    await app.stop()
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return {
    app,
    clock,
    base,
    databaseUrl: url,
    make: new Factory(app.context, base),
    visitor: new TestCaller(base),
    hours,
    close,
  }
}
