import { readFile } from 'node:fs/promises'
import { ConfigError, StartError } from './config'

/** Prints a line for the person who runs a command. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`)

/**
 * Runs the work of a command; on failure it ends the process with code 1 and one sentence, or the stack of an
 * unexpected error.
 */
export function run(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    const isKnown = error instanceof ConfigError || error instanceof StartError
    process.stderr.write(isKnown ? `${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`)
    process.exit(1)
  })
}

/** The bytes of a file that a command names. @throws StartError */
export const fileAt = (path: string): Promise<Buffer> =>
  readFile(path).catch(() => {
    throw new StartError(`There is no file at ${path}.`)
  })

/** Aborts when the command is interrupted, so that it can remove what is unfinished. */
export function interruption(): AbortSignal {
  const controller = new AbortController()
  const abort = () => controller.abort(new StartError('Interrupted: nothing is kept.'))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, abort)
  return controller.signal
}
