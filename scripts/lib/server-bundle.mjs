import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Problem } from './problem.mjs'
import { node, root } from './run.mjs'
import { fingerprint, readStamp, writeStamp } from './stamp.mjs'

const file = join(root, '.cache/server/main.cjs')
const stamp = join(root, '.cache/server/stamp')
const sources = ['server', 'contract', 'scripts/bundle-server.mjs', 'tsconfig.json', 'package-lock.json']

// The folders of the sources are in the bundle.
const print = () => fingerprint(sources, root)

/** Whether the bundle is up to date with the sources. */
export const isServerBundled = () => existsSync(file) && readStamp(stamp) === print()

/**
 * Writes the server with all that it imports into one file, which starts sooner and takes 50 MB less memory than its modules.
 * @returns the path of the file
 */
export const bundleServer = async () => {
  if (isServerBundled()) return file
  const made = print()
  mkdirSync(dirname(file), { recursive: true })
  const { code, output } = await node(['scripts/bundle-server.mjs', 'server/main.ts', file], { quiet: true })
  if (code !== 0) throw new Problem(output.trim())
  writeStamp(stamp, made)
  return file
}
