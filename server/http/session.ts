import type { Kysely } from 'kysely'
import type { Clock } from '../clock'
import type { Database } from '../database/schema'
import { sha256 } from '../security/hash'
import type { Customer } from './caller'
import { Failure } from './failure'
import { findSession, type SessionRow } from './queries'

function checkAlive(session: SessionRow | undefined, now: Date): asserts session is SessionRow {
  if (!session || session.expires_at <= now) throw new Failure('tokenExpired')
  if (session.status === 'disabled') throw new Failure('accountDisabled')
  if (session.ended_at) throw new Failure('signedInElsewhere')
}

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
  const isMember = session.user_level > 0 && (session.member_until === null || session.member_until > now)
  return { id: session.customer_id, isMember, tokenHash }
}
