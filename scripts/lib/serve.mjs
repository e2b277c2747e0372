import { start } from './run.mjs'

const FORCE_AFTER = 3_000

/**
 * Runs the server in a process group of its own, so that Ctrl-C reaches it once, through us, however many of its parents
 * the terminal tells. A second Ctrl-C a few seconds later does not wait any longer.
 * @returns the code with which the server ended
 */
export const serve = (args) =>
  new Promise((resolve, reject) => {
    const server = start(process.execPath, args, { detached: process.platform !== 'win32' })
    let told = 0
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.removeAllListeners(signal)
      process.on(signal, () => {
        if (told === 0) server.kill('SIGTERM')
        else if (Date.now() - told > FORCE_AFTER) server.kill('SIGKILL')
        told ||= Date.now()
      })
    }
    server.once('error', reject)
    server.once('exit', (code) => resolve(code ?? (told ? 0 : 1)))
  })
