import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './run.mjs'

const SKIPPED = new Set(['node_modules', 'dist', 'build', '.gradle', 'Pods'])

const filesUnder = (path) => {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).filter((name) => !SKIPPED.has(name) && !/\.test\.tsx?$/.test(name))
  return names.sort().flatMap((name) => filesUnder(join(path, name)))
}

/** A fingerprint of the contents of files and folders, given from the project's root, and of further strings. */
export const fingerprint = (paths, ...words) => {
  const hash = createHash('sha256').update(JSON.stringify(words))
  for (const file of paths.flatMap((path) => filesUnder(join(root, path)))) {
    hash.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** The saved fingerprint, or an empty string. */
export const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

export const writeStamp = (file, print) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, print)
}
