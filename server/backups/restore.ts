import { chmod, mkdir, mkdtemp, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../config'
import { startPostgres } from '../database/embedded'
import { type Account, give } from '../database/embedded/account'
import { findBinaries } from '../database/embedded/binaries'
import { makeCluster } from '../database/embedded/cluster'
import { makeDataFolder } from '../database/embedded/folder'
import { copyFile, unlessGone } from './copy'
import { type Manifest, readManifest } from './manifest'

type Log = (line: string) => void

interface Source {
  readonly folder: string
  readonly manifest: Manifest
  readonly signal: AbortSignal
}

const damaged = (file: string) => new StartError(`The backup is damaged: ${file} is not what was written.`)

/** Finds files that are missing or cut off before anything is copied. */
async function checkSizes({ folder, manifest }: Source): Promise<void> {
  for (const [each, { size }] of Object.entries(manifest.files)) {
    const found = await stat(join(folder, each)).catch(unlessGone)
    if (found?.size !== size) throw damaged(join(folder, each))
  }
}

/** Copies what a backup holds below a path into a folder, and holds each file against its hash. */
async function copyBelow({ folder, manifest, signal }: Source, path: string, to: string, account?: Account) {
  const isBelow = (each: string) => each === path || each.startsWith(`${path}/`)
  const goal = (each: string) => join(to, each.slice(path.length))
  const make = async (each: string) => {
    await mkdir(each, { recursive: true, mode: 0o700 })
    give(each, account)
  }
  for (const each of manifest.folders.filter(isBelow)) await make(goal(each))
  for (const [each, { size, sha256 }] of Object.entries(manifest.files).filter(([each]) => isBelow(each))) {
    // PostgreSQL makes its files durable itself when it starts from a backup.
    const copied = await copyFile(join(folder, each), goal(each), signal, path === 'postgres').catch(unlessGone)
    if (copied?.sha256 !== sha256 || copied.size !== size) throw damaged(join(folder, each))
    give(goal(each), account)
  }
}

/** @throws StartError when the PostgreSQL that comes with Linli cannot read the files of that one */
function checkVersion(home: string, account: Account, wanted: string): void {
  const { version } = findBinaries(home, account)
  const major = /(\d+)\.\d+/.exec(version)?.[1] ?? version
  if (major !== wanted)
    throw new StartError(
      `The backup is of PostgreSQL ${wanted} and this release brings ${major}: restore it by the release that took it.`,
    )
}

/** Restores everything into a separate folder, and starts and stops PostgreSQL there to complete the recovery. */
async function prepare(source: Source, folder: string, log: Log): Promise<void> {
  await makeCluster(folder, async (home, account) => {
    checkVersion(home, account, source.manifest.postgres)
    await copyBelow(source, 'postgres', home, account)
  })
  await copyBelow(source, 'media', join(folder, 'media'))
  await copyBelow(source, 'data.key', join(folder, 'data.key'))
  const postgres = await startPostgres({ dataDir: folder, log })
  await postgres.stop()
  source.signal.throwIfAborted()
}

/** Removes what was prepared, and the cluster that is linked from there. */
async function discard(folder: string): Promise<void> {
  const home = await realpath(join(folder, 'postgres')).catch(unlessGone)
  if (home) await rm(home, { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
}

/**
 * Fills an empty folder of data from a backup. The database is moved there last, so an interrupted restore leaves none.
 * @throws StartError when the folder is not empty, or the backup is damaged or of another PostgreSQL
 */
export async function restoreBackup(backup: string, dataDir: string, log: Log, signal: AbortSignal): Promise<Manifest> {
  const manifest = await readManifest(backup)
  makeDataFolder(dataDir)
  if ((await readdir(dataDir)).length > 0)
    throw new StartError(`${dataDir} is not empty: a backup is restored into an empty folder; DATA_DIR names it.`)
  const source = { folder: backup, manifest, signal }
  await checkSizes(source)
  const folder = await mkdtemp(join(dataDir, 'restoring-'))
  await chmod(folder, 0o711)
  try {
    await prepare(source, folder, log)
    for (const name of ['media', 'data.key', 'postgres'])
      await rename(join(folder, name), join(dataDir, name)).catch(unlessGone)
    await rm(folder, { recursive: true })
  } catch (error) {
    await discard(folder)
    throw error
  }
  return manifest
}
