import { execFile } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'

const root = join(__dirname, '../..')

/** The folder of a run's bundles, in the project, where they find packages. Its end removes it. */
export const bundlesOf = (runFolder: string): string => join(root, '.cache/bundles', basename(runFolder))

/**
 * Arguments for Node that run a script of the server, such as `server/main.ts`, from a file with all that it imports, made
 * once per run: compiling each module as it is loaded takes some seconds of the processor.
 */
export async function bundled(script: string): Promise<string[]> {
  const run = process.env.TEST_RUN_FOLDER
  if (!run) return ['--import', 'tsx', script]
  const file = join(bundlesOf(run), `${basename(script, '.ts')}.cjs`)
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true })
    await promisify(execFile)(process.execPath, ['scripts/bundle-server.mjs', script, file], { cwd: root })
  }
  return [file]
}
