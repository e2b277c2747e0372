import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'
import { once } from 'node:events'

const folders = (process.env.PATH ?? '').split(delimiter)
const binary = folders.map((folder) => join(folder, 'redis-server')).find((path) => existsSync(path))

/** Whether this machine has a redis-server, on which the tests of REDIS_URL run. */
export const hasRedis = binary !== undefined

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** A Redis of a test's own, which keeps nothing. @throws when this machine has none */
export async function startRedis(): Promise<{ url: string; stop(): Promise<void> }> {
  if (!binary) throw new Error('there is no redis-server on the PATH')
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn(binary, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of child.stdout) if (String(line).includes('Ready to accept connections')) break
  child.stdout.resume()
  const stop = async () => {
    if (child.exitCode !== null) return
    child.kill()
    await once(child, 'exit')
  }
  return { url: `redis://127.0.0.1:${port}`, stop }
}
