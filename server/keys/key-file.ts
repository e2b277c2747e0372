import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from '../config'
import { makeDataFolder } from '../database/embedded/folder'

const reasons: Record<string, string> = {
  EACCES: 'this user may not',
  EDQUOT: 'the quota of the disk is used up',
  EISDIR: 'it is a folder',
  ENOSPC: 'there is no space left on the disk',
  EROFS: 'the disk is read-only',
}

const reasonOf = (error: unknown): string => {
  const { code = '', message } = error as NodeJS.ErrnoException
  return reasons[code] ?? message
}

/** The file of the key in the data folder, for a server without `DATA_KEY`. */
export const keyFile = (dataDir: string): string => join(dataDir, 'data.key')

/**
 * The key in a file; undefined when there is no file.
 * @throws StartError when the file cannot be read or does not hold a key of 32 bytes
 */
export function readKey(file: string): Buffer | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new StartError(`The key of personal data in ${file} cannot be read: ${reasonOf(error)}.`, { cause: error })
  }
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex')
  throw new StartError(
    `${file} does not hold a key of 64 hexadecimal digits; put it back from a backup, since personal data cannot be read without it.`,
  )
}

function writeDurably(file: string, text: string): void {
  const descriptor = openSync(file, 'wx', 0o600)
  try {
    writeSync(descriptor, text)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Makes a rename durable, where folders can be opened. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/**
 * Writes a key to a file that only its owner can read, whole or not at all.
 * @throws StartError when the file cannot be written
 */
export function writeKey(file: string, key: Buffer): void {
  makeDataFolder(dirname(file))
  const half = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  try {
    writeDurably(half, key.toString('hex'))
    renameSync(half, file)
    syncFolder(dirname(file))
  } catch (error) {
    rmSync(half, { force: true })
    throw new StartError(`The key of personal data cannot be written to ${file}: ${reasonOf(error)}.`, {
      cause: error,
    })
  }
}
