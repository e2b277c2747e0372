import { execFile, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { App } from '../../server/app'
import { loadConfig } from '../../server/config'
import { bundled } from '../../server/testing/bundle'
import { mediaFolder } from '../../server/storage/disk'
import { testDatabase, type TestDatabase } from '../../server/testing/database'
import { cityDatabase } from './city'

export interface Server {
  /** The base URL without a trailing slash. */
  readonly url: string
  /** The database, for changes without a call, such as raising a price. */
  readonly database: TestDatabase
  /** The folder of what customers send, which servers on one database share. */
  readonly media: string
  stop(): Promise<void>
}

/** The speed of the demo: ten hours in a minute. */
const SPEED = '600'

/** The common encryption key of servers that share a database. */
const DATA_KEY = '0123456789abcdef'.repeat(4)

/** Settings that change the demo city itself, so that the shared one does not fit. */
const changesCity = (settings: Record<string, string>): boolean =>
  ['DEMO', 'DATA_KEY', 'DEFAULT_LANGUAGE'].some((name) => name in settings)

const databaseFor = (settings: Record<string, string>): Promise<TestDatabase> =>
  changesCity(settings) ? testDatabase() : cityDatabase(seedCity)

/** A server seeds the demo city in a database before it says where it is. */
async function seedCity({ url }: TestDatabase): Promise<void> {
  const server = await startOn(url, { DEMO_SPEED: '1' })
  await server.stop()
}

/** Starts the real server with the demo city on a free port and a new database, or on that of another server. */
export async function startServer(settings: Record<string, string> = {}, beside?: Server): Promise<Server> {
  const database = beside?.database ?? (await databaseFor(settings))
  const close = async () => {
    if (!beside) await database.close()
  }
  const { stop, ...server } = await startOn(database.url, settings, beside?.media).catch((error: unknown) =>
    close().then(() => Promise.reject(error as Error)),
  )
  return { ...server, database, stop: () => stop().then(close) }
}

/** The pictures of the demo are the same on every server, so that those of a run draw each once. */
function sharePictures(folder: string): void {
  const run = process.env.TEST_RUN_FOLDER
  if (!run) return
  const shared = join(run, 'pictures')
  mkdirSync(shared, { recursive: true })
  symlinkSync(shared, join(folder, 'pictures'), 'junction')
}

/** Runs `npm run operator` on the database of a server and answers what it prints. */
export async function operate({ database }: Server, ...args: string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'linli-test-'))
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder, DATA_KEY, DEMO: 'on' }
  const script = [...(await bundled('server/operator.ts')), ...args]
  try {
    const { stdout } = await promisify(execFile)(process.execPath, script, { cwd: join(__dirname, '../..'), env })
    return stdout
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Services of a server, in this process and on its database: for the demo’s riders, who are nobody’s account. Its jobs are
 * left to the server.
 */
export async function appBeside({ database }: Server): Promise<App> {
  const [{ buildApp }, { demoAssets }] = await Promise.all([
    import('../../server/app'),
    import('../../server/demo/assets'),
  ])
  const folder = mkdtempSync(join(tmpdir(), 'linli-test-'))
  const config = loadConfig({ DATA_DIR: folder, DATA_KEY, DEMO: 'on', LOG_LEVEL: 'silent' })
  const app = await buildApp({ ...demoAssets, config, db: database.db, databaseUrl: database.url })
  const stop = () => app.stop().finally(() => rmSync(folder, { recursive: true, force: true }))
  return { ...app, stop }
}

async function startOn(
  databaseUrl: string,
  settings: Record<string, string>,
  shared?: string,
): Promise<Omit<Server, 'database'>> {
  const folder = mkdtempSync(join(tmpdir(), 'linli-test-'))
  sharePictures(folder)
  const media = shared ?? mediaFolder(folder)
  mkdirSync(media, { recursive: true })
  if (shared) symlinkSync(shared, mediaFolder(folder), 'junction')
  const own = {
    PORT: '0',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    DATA_KEY,
    DEMO: 'on',
    DEMO_SPEED: SPEED,
    DEMO_SURPRISES: '0',
    LOG_LEVEL: 'error',
    // A fast machine opens more screens in a minute than a customer.
    CALLS_PER_MINUTE: '0',
    // A busy machine may take longer for a statement than a server of a town.
    STATEMENT_TIMEOUT: '0',
    // One demo account places the orders of all tests of a file.
    UNPAID_ORDERS: '1000',
    UNPAID_STOCK: '100',
  }
  const child = spawn(process.execPath, await bundled('server/main.ts'), {
    cwd: join(__dirname, '../..'),
    env: { ...process.env, ...own, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  let output = ''
  const url = new Promise<string>((resolve, reject) => {
    const hear = (part: Buffer) => {
      output += String(part)
      const address = /Linli is at (\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void ended.then(() => reject(new Error(`The server ended:\n${output}`)))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: await url.catch((error: unknown) => stop().then(() => Promise.reject(error as Error))), media, stop }
}
