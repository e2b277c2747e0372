import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase, type TestDatabase } from '../../server/testing/database'

export interface Server {
  /** Its address without a slash at the end. */
  readonly url: string
  /** For what merchants do that no call does, such as raising a price. */
  readonly database: TestDatabase
  stop(): Promise<void>
}

/** The demo's merchants and riders do in a minute what takes ten hours. */
const SPEED = '600'

/** Servers on one database read each other's personal data. */
const DATA_KEY = '0123456789abcdef'.repeat(4)

/** Starts the real server with the demo city, on a port of its own and a database of its own, or on that of another. */
export async function startServer(settings: Record<string, string> = {}, beside?: Server): Promise<Server> {
  const database = beside?.database ?? (await testDatabase())
  const folder = mkdtempSync(join(tmpdir(), 'linli-test-'))
  const own = {
    PORT: '0',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    DATA_KEY,
    DEMO: 'on',
    DEMO_SPEED: SPEED,
    DEMO_SURPRISES: '0',
    LOG_LEVEL: 'error',
  }
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
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
    if (!beside) await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return {
    url: await url.catch((error: unknown) => stop().then(() => Promise.reject(error as Error))),
    database,
    stop,
  }
}
