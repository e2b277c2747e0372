import type { Kysely, Transaction } from 'kysely'
import { configure } from 'safe-stable-stringify'
import type { FailureName } from '@contract/failures'
import { limits } from '@contract/limits'
import { type Clock, minutesAfter } from '../clock'
import type { Context } from '../context'
import type { Database } from '../database/schema'
import { everyHour } from '../jobs/hourly'
import type { Seal } from '../security/seal'
import { Failure, LastingFailure } from './failure'
import * as queries from './queries/keys'

type Work = (tx: Transaction<Database>) => Promise<object>
type SavedAnswer = { data: object } | { failure: FailureName; details: object | null }

interface KeyedCall {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly customerId: string
  readonly call: string
  /** The request as its handler receives it, with the defaults of this release. */
  readonly request: { idempotencyKey: string }
  /** The request as it was sent. */
  readonly sent: unknown
  /** Seals answers, and hashes requests with a key, because a plain hash could be reversed for short secrets. */
  readonly seal: Seal
}

const replay = (saved: SavedAnswer): object => {
  if ('failure' in saved) throw new Failure(saved.failure, saved.details)
  return saved.data
}

/** JSON with sorted fields; no contract is nested as deeply, but a sent body may be. */
const canonicalJson = configure({ maximumDepth: 64 })

/** A request without its key. */
const withoutKey = (request: object): object => ({ ...request, idempotencyKey: undefined })

/**
 * The keyed hashes of a request, that of the current key first. They are computed from the body as it was sent, so that
 * a release whose contract has other defaults or another order of fields recognises a retry.
 */
const hashesOf = ({ sent, seal }: KeyedCall): string[] =>
  seal.indexes(canonicalJson(withoutKey(typeof sent === 'object' && sent !== null ? sent : {})))

/** The hashes that releases before this one saved, which are of the parsed request. */
const formerHashesOf = ({ request, seal }: KeyedCall): string[] => seal.indexes(JSON.stringify(withoutKey(request)))

const savedAnswer = (seal: Seal, { answer, answer_sealed }: queries.KeyRow): SavedAnswer =>
  (answer_sealed === null ? answer : JSON.parse(seal.open(answer_sealed))) as SavedAnswer

/** Runs the work; a failure rolls back to the savepoint, unless it is a lasting one, and becomes the key's saved answer. */
async function attempt(tx: Transaction<Database>, work: Work): Promise<SavedAnswer> {
  await queries.savepoint(tx)
  try {
    return { data: await work(tx) }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    if (!(error instanceof LastingFailure)) await queries.rollbackToSavepoint(tx)
    return { failure: error.failure, details: error.details }
  }
}

/**
 * Does the work once for a key, in one transaction with its saved answer: the same key answers the same success or
 * failure for 24 hours, concurrent requests wait for the first, and an unexpected error releases the key.
 * @throws Failure `idempotencyKeyReused` when the key came with another call or request.
 */
export async function once(keyed: KeyedCall, work: Work): Promise<object> {
  const { customerId, call, request, seal } = keyed
  const [request_hash = '', ...older] = hashesOf(keyed)
  const saved = await keyed.db.transaction().execute(async (tx): Promise<SavedAnswer> => {
    const row = { customer_id: customerId, key: request.idempotencyKey, call, request_hash }
    const known = await queries.takeKey(tx, { ...row, created_at: keyed.clock.now() })
    if (known) {
      const isSame =
        known.call === call && [request_hash, ...older, ...formerHashesOf(keyed)].includes(known.request_hash)
      if (!isSame) throw new Failure('idempotencyKeyReused')
      return savedAnswer(seal, known)
    }
    const answer = await attempt(tx, work)
    await queries.saveAnswer(tx, customerId, row.key, seal.seal(JSON.stringify(answer)))
    return answer
  })
  return replay(saved)
}

/** Deletes idempotency keys once their 24 hours are over. */
export const deleteExpiredKeys = (context: Context): Promise<void> =>
  everyHour(context, 'keys.forget', (tx, now) =>
    queries.deleteKeys(tx, minutesAfter(now, -limits.idempotencyHours * 60)),
  )
