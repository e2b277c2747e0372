import { randomBytes, randomUUID } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../config'
import { give, postgresAccount, reachable } from './account'
import type { Account } from './account'
import { findBinaries } from './binaries'
import type { Binaries } from './binaries'
import { makeDataFolder } from './folder'

/** The role that owns the embedded database. */
export const USER = 'linli'

/** A cluster on disk: `home` contains the data, the log and the password, readable only by its owner. */
export interface Cluster {
  readonly home: string
  readonly data: string
  readonly log: string
  readonly password: string
  readonly account: Account
  readonly binaries: Binaries
}

const readPassword = (home: string): string => {
  try {
    return readFileSync(join(home, 'password'), 'utf8')
  } catch (error) {
    throw new StartError(
      `The embedded PostgreSQL's password in ${home} cannot be read; run as the owner of that folder, or delete it to start afresh.`,
      { cause: error },
    )
  }
}

const existing = (home: string): Cluster => {
  const real = realpathSync(home)
  const data = join(real, 'data')
  const account = postgresAccount(data)
  const binaries = findBinaries(real, account)
  return { home: real, data, log: join(data, 'server.log'), password: readPassword(real), account, binaries }
}

/** A folder that PostgreSQL's account can reach, linked from the data folder when it is elsewhere. */
const settle = (made: string, home: string): void => {
  try {
    renameSync(made, home)
  } catch (error) {
    rmSync(made, { recursive: true, force: true })
    if (!existsSync(join(home, 'data'))) throw error
  }
}

/** Fills a new folder with a cluster: `data` and `password`. */
type Fill = (folder: string, account: Account) => Promise<void>

const initialise: Fill = async (folder, account) => {
  const password = randomBytes(24).toString('base64url')
  const data = join(folder, 'data')
  const passwordFile = join(folder, 'password')
  mkdirSync(data, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  give(data, account)
  give(passwordFile, account)
  const options = ['-U', USER, '-E', 'UTF8', '--locale=C', '--auth=scram-sha-256', '--data-checksums']
  const made = await findBinaries(folder, account).run(
    'initdb',
    ['-D', data, `--pwfile=${passwordFile}`, ...options],
    data,
  )
  if (made.code === 0) return
  throw new StartError(`The embedded PostgreSQL could not be set up: ${made.output.trim()}`)
}

const filled = async (folder: string, fill: Fill): Promise<void> => {
  try {
    chmodSync(folder, 0o711)
    await fill(folder, postgresAccount())
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** Root's PostgreSQL runs as another account that cannot access a private home, so the cluster is moved and linked. */
const makeElsewhere = async (home: string, fill: Fill): Promise<void> => {
  const folder = join('/var/lib/linli', randomUUID())
  mkdirSync(folder, { recursive: true })
  await filled(folder, fill)
  rmSync(home, { force: true })
  symlinkSync(folder, home)
}

/** Makes the cluster of a data folder, whole or not at all. */
export const makeCluster = async (dataDir: string, fill: Fill): Promise<void> => {
  const home = join(dataDir, 'postgres')
  if (!reachable(realpathSync(dataDir))) return makeElsewhere(home, fill)
  const folder = mkdtempSync(`${home}-new-`)
  await filled(folder, fill)
  settle(folder, home)
}

/**
 * Opens the cluster in `<dataDir>/postgres`, creating it when there is none. Creation is atomic: an interrupted start
 * leaves no partial cluster.
 * @throws StartError when the folder cannot be written or PostgreSQL cannot be set up
 */
export const openCluster = async (dataDir: string): Promise<Cluster> => {
  const home = join(dataDir, 'postgres')
  if (existsSync(join(home, 'data'))) return existing(home)
  makeDataFolder(dataDir)
  await makeCluster(dataDir, initialise)
  return existing(home)
}
