import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from '../../config'

/**
 * Creates folders one at a time: the recursive mkdir of Node 20 never returns where a file system refuses with ENOENT,
 * as /proc does.
 */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}

/**
 * Makes the data folder unless it is there.
 * @throws StartError when it cannot be made or written
 */
export const makeDataFolder = (dataDir: string): void => {
  try {
    makeFolder(dataDir)
    accessSync(`${dataDir}/`, constants.W_OK)
  } catch (error) {
    throw new StartError(`The data folder ${dataDir} cannot be written; set DATA_DIR to one that can.`, {
      cause: error,
    })
  }
}
