import type { Kysely } from 'kysely'
import type { FailureName } from '@contract/failures'
import { type Clock, minutesAfter } from '../clock'
import type { Database } from '../database/schema'
import { sha256 } from '../security/hash'
import type { Customer } from './caller'
import { Failure } from './failure'
import { findSession, type SessionRow, touchSession } from './queries/callers'

function whyEnded(session: SessionRow | undefined, now: Date): FailureName | undefined {
  if (!session || session.expires_at <= now) return 'tokenExpired'
  if (session.status === 'disabled') return 'accountDisabled'
  return session.ended_at ? 'signedInElsewhere' : undefined
}

function checkAlive(session: SessionRow | undefined, now: Date): asserts session is SessionRow {
  const why = whyEnded(session, now)
  if (why) throw new Failure(why)
}

/** Precision of a session's last use, in minutes; it is written no more often. */
export const seenMinutes = 10

const isStale = ({ seen_at, created_at }: SessionRow, now: Date): boolean =>
  (seen_at ?? created_at) <= minutesAfter(now, -seenMinutes)

/** Whether the session of a hashed token is alive. */
export const isAlive = async (db: Kysely<Database>, clock: Clock, tokenHash: string): Promise<boolean> =>
  whyEnded(await findSession(db, tokenHash), clock.now()) === undefined

/**
 * The customer behind a token; null for no token (product text §4, login state).
 * @throws Failure `tokenExpired` (-201), `signedInElsewhere` (-202, also after signing out) or `accountDisabled` (-203).
 */
export async function customerOf(
  db: Kysely<Database>,
  clock: Clock,
  token: string | undefined,
): Promise<Customer | null> {
  if (token === undefined) return null
  const tokenHash = sha256(token)
  const session = await findSession(db, tokenHash)
  const now = clock.now()
  checkAlive(session, now)
  if (isStale(session, now)) await touchSession(db, tokenHash, now)
  const isMember = session.user_level > 0 && (session.member_until === null || session.member_until > now)
  return { id: session.customer_id, isMember, tokenHash }
}
