import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { type Config, StartError } from '../config'
import { openDatabase } from '../database/database'
import { startPostgres } from '../database/embedded'
import { keyFile, readKey } from '../keys/key-file'
import { usedKeys } from '../keys/queries'
import { Seal } from '../security/seal'
import { mediaFolder } from '../storage/disk'
import { addBase } from './base'
import { Writing } from './copy'
import { type Manifest, manifestName } from './manifest'

type Settings = Pick<Config, 'dataDir' | 's3Bucket'>
type Log = (line: string) => void

/** @throws StartError where a backup cannot go */
function checkTarget(target: string, dataDir: string): void {
  if (`${target}${sep}`.startsWith(`${dataDir}${sep}`))
    throw new StartError(`${target} is inside DATA_DIR; choose a folder elsewhere, best on another disk.`)
  if (existsSync(target)) throw new StartError(`${target} is there already; choose another name.`)
}

/** The keys that personal data is sealed with. */
async function keysIn(url: string): ReturnType<typeof usedKeys> {
  const db = openDatabase(url, { connections: 1, name: 'linli-backup' })
  try {
    return await usedKeys(db)
  } finally {
    await db.destroy()
  }
}

/** Requirements of a restored server beyond the backup, and risks of the backup, one sentence a line. */
async function notes(url: string, { dataDir, s3Bucket }: Settings): Promise<string[]> {
  const used = await keysIn(url)
  const key = readKey(keyFile(dataDir))
  const own = key && new Seal(key).id
  const others = used.filter(({ id }) => id !== own).map(({ id }) => id)
  const lines: string[] = []
  if (key) lines.push('It holds data.key, which opens the personal data in it: keep it where nobody else can read it.')
  if (others.length > 0)
    lines.push(
      `It does not hold the key ${others.join(' and ')} of personal data: keep what DATA_KEY and DATA_KEY_OLD are.`,
    )
  if (s3Bucket) lines.push(`It does not hold uploaded files: they are in the bucket ${s3Bucket}.`)
  return lines
}

async function copyAll(settings: Settings, into: Writing, log: Log): Promise<string[]> {
  const { dataDir } = settings
  const postgres = await startPostgres({ dataDir, log })
  try {
    // Twice: files that were removed by then, and those that came by then. Half-written ones are left out.
    const addMedia = () => into.addFolder(mediaFolder(dataDir), 'media', (path) => !path.endsWith('.part'))
    await addBase(postgres.url, join(postgres.home, 'data'), into, 'postgres/data', addMedia)
    await addMedia()
    await into.add(join(postgres.home, 'password'), 'postgres/password')
    await into.add(keyFile(dataDir), 'data.key')
    return await notes(postgres.url, settings)
  } finally {
    await postgres.stop()
  }
}

/**
 * Writes the embedded database, uploaded files and the key of the data folder to a new folder, beside a running server or
 * without one. An interrupted backup leaves nothing.
 * @returns what to know about it, one sentence a line
 * @throws StartError when there is nothing to back up or the folder cannot be written
 */
export async function takeBackup(settings: Settings, target: string, log: Log, signal: AbortSignal): Promise<string[]> {
  const { dataDir } = settings
  checkTarget(target, dataDir)
  if (!existsSync(join(dataDir, 'postgres', 'data')))
    throw new StartError(`There is no database in ${dataDir}; DATA_DIR names the folder to back up.`)
  const unfinished = `${target}.unfinished-${process.pid}`
  try {
    await mkdir(dirname(unfinished), { recursive: true })
    await mkdir(unfinished, { mode: 0o700 })
    const into = new Writing(unfinished, signal)
    const lines = await copyAll(settings, into, log)
    const postgres = (await readFile(join(unfinished, 'postgres/data/PG_VERSION'), 'utf8')).trim()
    const { folders, files } = into
    const manifest: Manifest = { format: 1, takenAt: new Date().toISOString(), postgres, folders, files }
    await into.write(JSON.stringify(manifest), manifestName)
    signal.throwIfAborted()
    await rename(unfinished, target)
    return lines
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}
