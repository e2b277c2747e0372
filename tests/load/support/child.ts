import { spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { join } from 'node:path'

/** A server in a separate process. */
export interface Child {
  /** Its address without a slash at the end. */
  readonly url: string
  /** Whether it still runs. */
  alive(): boolean
  kill(): Promise<void>
  stop(): Promise<void>
}

const root = join(__dirname, '../../..')

export interface ChildOptions {
  readonly env: Readonly<Record<string, string>>
  /** A file for what it logs; it is thrown away otherwise. */
  readonly log?: string
  /** Arguments for Node that run another script. */
  readonly script?: readonly string[] | undefined
}

const launch = (name: string, { env, log, script = ['--import', 'tsx', join('tests/load', name)] }: ChildOptions) => {
  const out = log ? openSync(log, 'a') : 'ignore'
  return spawn(process.execPath, [...script], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', out, log ? out : 'inherit', 'ipc'],
  })
}

/** Starts a script of this folder that reports its address to its parent, and waits for that. */
export async function startChild(script: string, options: ChildOptions): Promise<Child> {
  const child = launch(script, options)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const atExit = () => child.kill('SIGKILL')
  process.once('exit', atExit)
  void ended.then(() => process.off('exit', atExit))
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (address: string) => resolve(address))
    void ended.then(() => reject(new Error(`${script} ended before it listened`)))
  })
  const alive = () => child.exitCode === null && child.signalCode === null
  return { url, alive, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}
