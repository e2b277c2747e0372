import { randomBytes } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { type Config, StartError } from '../config'
import type { Database } from '../database/schema'
import { Seal } from '../security/seal'
import { keyFile, readKey, writeKey } from './key-file'
import * as queries from './queries'

export type KeySettings = Pick<Config, 'dataDir' | 'dataKey' | 'dataKeyOld'>

/** The text that a key's check value holds. */
const checkText = 'linli'

const opens = (seal: Seal, sealed: string): boolean => {
  try {
    seal.open(sealed)
    return true
  } catch {
    return false // Sealed with a key that is not among the seal's.
  }
}

const nameOf = ({ dataDir, dataKey }: KeySettings): string => (dataKey ? 'DATA_KEY' : keyFile(dataDir))

const wrongKey = (settings: KeySettings, id: string): StartError =>
  new StartError(
    `${nameOf(settings)} is not the key${id} that the database’s personal data is sealed with; set the right one, or while keys are rotated name it in DATA_KEY_OLD.`,
  )

const missingKey = ({ dataDir }: KeySettings): StartError =>
  new StartError(
    `The key of the database’s personal data is missing: put ${keyFile(dataDir)} back from a backup, or set DATA_KEY.`,
  )

/** Refuses keys that do not open everything in the database, and one that another has followed. */
function checkAgainst(used: readonly queries.UsedKey[], seal: Seal, settings: KeySettings): void {
  const unknown = used.find(({ id, check_value }) => !seal.has(id) || !opens(seal, check_value))
  if (unknown) throw wrongKey(settings, ` ${unknown.id}`)
  const newest = used.at(-1)
  if (newest && newest.id !== seal.id && used.some(({ id }) => id === seal.id))
    throw new StartError(`Key ${newest.id} in DATA_KEY_OLD is newer than the one in DATA_KEY: swap the two.`)
}

function newKey(settings: KeySettings): Buffer {
  const key = randomBytes(32)
  writeKey(keyFile(settings.dataDir), key)
  return key
}

async function decide(tx: Transaction<Database>, settings: KeySettings): Promise<Seal> {
  const used = await queries.usedKeys(tx)
  const example = used.length === 0 ? await queries.sealedExample(tx) : undefined
  const configured = configuredKey(settings)
  if (!configured && (used.length > 0 || example !== undefined)) throw missingKey(settings)
  const seal = new Seal(configured ?? newKey(settings), settings.dataKeyOld)
  checkAgainst(used, seal, settings)
  if (example !== undefined && !opens(seal, example)) throw wrongKey(settings, '')
  if (used.at(-1)?.id !== seal.id) await queries.addKey(tx, { id: seal.id, check_value: seal.seal(checkText) })
  return seal
}

/**
 * The key of `DATA_KEY`, else of the file in the data folder; undefined when there is neither.
 * @throws StartError for a file without a whole key
 */
export const configuredKey = ({ dataDir, dataKey }: KeySettings): Buffer | undefined =>
  dataKey ? Buffer.from(dataKey, 'hex') : readKey(keyFile(dataDir))

/**
 * The keys of personal data, held against the check values in the database. An empty database without a key gets one, in the
 * data folder; a key that the database does not know is added when all others are there too, which begins a rotation.
 * @throws StartError when a key is missing, wrong or cannot be read
 */
export const openSeal = (db: Kysely<Database>, settings: KeySettings): Promise<Seal> =>
  db.transaction().execute(async (tx) => {
    await queries.lockKeys(tx)
    return decide(tx, settings)
  })
