import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Server {
  readonly url: string
  readonly stop: () => Promise<void>
}

const settings = {
  PORT: '0',
  DATA_KEY: '0123456789abcdef'.repeat(4),
  DEMO: 'on',
  DEMO_SPEED: '0.1',
  DEMO_SURPRISES: '0',
  LOG_LEVEL: 'error',
}

/**
 * Starts the server whose files are in a folder, and waits until it says where it is.
 * @throws Error with what it said when it ends before
 */
export async function startServer(files: string, env: Readonly<Record<string, string>>): Promise<Server> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: files,
    env: { ...process.env, ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (part: Buffer) => {
      output += String(part)
      const address = /Linli is at (\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void ended.then(() => reject(new Error(`The server in ${files} ended:\n${output}`)))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    const [code] = (await ended) as [number | null]
    if (code !== 0 || /"level":(50|60)/.test(output)) throw new Error(`The server in ${files} failed:\n${output}`)
  }
  return { url, stop }
}
