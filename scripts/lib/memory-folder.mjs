import { statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

const TMPFS = 0x01021994
const GIGABYTE = 2 ** 30
const ROOM = 8 * GIGABYTE

/** Whether a folder is in memory, with room for the databases of a whole run. */
const isRoomy = (folder) => {
  try {
    const { type, bavail, bsize } = statfsSync(folder)
    return type === TMPFS && bavail * bsize >= ROOM && freemem() >= ROOM
  } catch {
    return false
  }
}

/** The folder for what a run of tests writes and removes: in memory where there is enough, since no test wants it kept. */
export const memoryFolder = () => (isRoomy('/dev/shm') ? '/dev/shm' : tmpdir())
