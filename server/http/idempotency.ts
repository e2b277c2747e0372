import type { Kysely, Transaction } from 'kysely'
import type { FailureName } from '@contract/failures'
import type { Clock } from '../clock'
import type { Database } from '../database/schema'
import { Failure } from './failure'
import * as queries from './queries'

type Work = (tx: Transaction<Database>) => Promise<object>
type Saved = { data: object } | { failure: FailureName; details: object | null }

interface Keyed {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly customerId: string
  readonly call: string
  readonly request: { idempotencyKey: string }
  /** A keyed hash: a plain one would give short secrets in the request away. */
  readonly index: (text: string) => string
}

const replay = (saved: Saved): object => {
  if ('failure' in saved) throw new Failure(saved.failure, saved.details)
  return saved.data
}

const hashOf = ({ request: { idempotencyKey: _, ...rest }, index }: Keyed): string => index(JSON.stringify(rest))

/** Runs the work; a failure takes back what the work wrote, but is itself kept as the key's answer. */
async function attempt(tx: Transaction<Database>, work: Work): Promise<Saved> {
  await queries.savepoint(tx)
  try {
    return { data: await work(tx) }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    await queries.rollbackToSavepoint(tx)
    return { failure: error.failure, details: error.details }
  }
}

/**
 * Does the work once for a key, in one transaction with the record of its answer: the same key answers the same success
 * or failure for 24 hours, calls at once wait for the first, and an unexpected error leaves the key free.
 * @throws Failure `idempotencyKeyReused` when the key came with another call or request.
 */
export async function once(keyed: Keyed, work: Work): Promise<object> {
  const { customerId, call, request } = keyed
  const saved = await keyed.db.transaction().execute(async (tx): Promise<Saved> => {
    const row = { customer_id: customerId, key: request.idempotencyKey, call, request_hash: hashOf(keyed) }
    const known = await queries.takeKey(tx, { ...row, created_at: keyed.clock.now() })
    if (known) {
      if (known.call !== call || known.request_hash !== row.request_hash) throw new Failure('idempotencyKeyReused')
      return known.answer as Saved
    }
    const answer = await attempt(tx, work)
    await queries.saveAnswer(tx, customerId, row.key, answer)
    return answer
  })
  return replay(saved)
}
