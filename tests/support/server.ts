import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '../../server/testing/database'

export interface Server {
  /** Its address without a slash at the end. */
  readonly url: string
  stop(): Promise<void>
}

/** The demo's merchants and riders do in a minute what takes ten hours. */
const SPEED = '600'

/** Starts the real server with the demo city, on a database and a port of its own. */
export async function startServer(settings: Record<string, string> = {}): Promise<Server> {
  const database = await testDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'linli-test-'))
  const own = {
    PORT: '0',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
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
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: await url.catch((error: unknown) => stop().then(() => Promise.reject(error as Error))), stop }
}
