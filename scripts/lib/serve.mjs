import { start } from './run.mjs'

const FORCE_AFTER = 3_000

/** The shell between npm and this process does not forward npm's death, so a changed parent process is detected instead. */
const whenOrphaned = (work) => {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    work()
  }, 500)
  timer.unref()
}

/**
 * Runs the server in its own process group, so that Ctrl-C reaches it once, through this process. A second Ctrl-C a few
 * seconds later kills it.
 * @returns the code with which the server ended
 */
export const serve = (args, env = {}) =>
  new Promise((resolve, reject) => {
    const server = start(process.execPath, args, {
      detached: process.platform !== 'win32',
      env: { ...process.env, ...env },
    })
    let stoppedAt = 0
    const stop = () => {
      if (stoppedAt === 0) server.kill('SIGTERM')
      else if (Date.now() - stoppedAt > FORCE_AFTER) server.kill('SIGKILL')
      stoppedAt ||= Date.now()
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal).on(signal, stop)
    whenOrphaned(stop)
    server.once('error', reject)
    server.once('exit', (code) => resolve(code ?? (stoppedAt ? 0 : 1)))
  })
