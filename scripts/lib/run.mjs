import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Problem } from './problem.mjs'

/** The root of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

const running = new Set()
let stopping = false

const endAll = (signal) => {
  for (const child of running) child.kill(signal)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stopping = true
    endAll(signal)
    if (running.size === 0) process.exit(130)
  })
}
process.on('exit', () => endAll('SIGKILL'))

/** Removes a program that has ended, and ends this process after the last one once a signal has stopped it. */
const remove = (child) => {
  running.delete(child)
  if (stopping && running.size === 0) process.exit(130)
}

/** Starts a program that is terminated together with this process, unless that is being stopped. */
export const start = (command, args, options = {}) => {
  if (stopping) throw new Problem('The run was stopped.')
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', windowsHide: true, ...options })
  running.add(child)
  child.once('exit', () => remove(child))
  child.once('error', () => remove(child))
  return child
}

/** Resolves to the exit code of a child; a signal counts as 128 plus its number, as in a shell. */
export const ended = (child) =>
  new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)))
  })

/** Runs a program to completion. With `quiet` its output is captured and returned with the code. */
export const run = async (command, args, { quiet = false, ...options } = {}) => {
  const child = start(command, args, quiet ? { stdio: ['ignore', 'pipe', 'pipe'], ...options } : options)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (output += part))
  return { code: await ended(child), output }
}

/** Runs a script with Node. */
export const node = (args, options) => run(process.execPath, args, options)

/** Runs npm: that of the parent process if any, so that versions do not mix. */
export const npm = (args, options) => {
  const script = process.env.npm_execpath
  if (script && /npm-cli\.c?js$/.test(script)) return node([script, ...args], options)
  return run('npm', args, { shell: process.platform === 'win32', ...options })
}
