import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, resolve } from 'node:path'
import { Problem } from './problem.mjs'
import { root } from './run.mjs'

const listens = (port, host) =>
  new Promise((done) => {
    const probe = createServer()
    probe.once('error', ({ code }) => done(code))
    probe.listen(port, host, () => probe.close(() => done(undefined)))
  })

/**
 * Creates folders one at a time: the recursive mkdir of Node 20 never returns where a file system refuses with ENOENT,
 * as /proc does.
 */
const makeFolder = (folder) => {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}

/**
 * Detects before the long steps what would prevent the server from starting. Invalid settings are left to the server,
 * which validates all of them.
 */
export const checkEarly = async (env) => {
  const [port, host] = [Number(env.PORT || 8080), env.HOST || '127.0.0.1']
  if (Number.isInteger(port) && port >= 0 && port < 65536 && (await listens(port, host)) === 'EADDRINUSE') {
    throw new Problem(`Port ${port} of ${host} is taken; stop what uses it or set PORT to another.`)
  }
  const folder = resolve(root, env.DATA_DIR || '.data')
  try {
    makeFolder(folder)
    accessSync(`${folder}/`, constants.W_OK)
  } catch {
    throw new Problem(`The data folder ${folder} cannot be written; set DATA_DIR to one that can.`)
  }
}
