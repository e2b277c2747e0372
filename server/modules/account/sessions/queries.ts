import { sql, type Kysely } from 'kysely'
import type { ClientKind } from '@contract/entities/user'
import type { Database } from '../../../database/schema'
import { sessionId } from '../../../security/queries'

type Db = Kysely<Database>

export interface DeviceRow {
  id: string
  client: ClientKind | null
  device: string | null
  current: boolean
  known_before: boolean
  created_at: Date
  seen_at: Date | null
}

interface Asked {
  readonly customerId: string
  readonly tokenHash: string
  readonly now: Date
  readonly limit: number
}

/**
 * The live sessions of a customer, the current one first, then the last used. `known_before` is whether an earlier session of
 * the customer was on the same device, or there was no earlier one.
 */
export async function liveSessions(db: Db, { customerId, tokenHash, now, limit }: Asked): Promise<DeviceRow[]> {
  const earlier = sql`from sessions before where before.customer_id = sessions.customer_id
    and before.created_at < sessions.created_at`
  const knownBefore = sql<boolean>`(exists (select 1 ${earlier} and before.device_hash = sessions.device_hash)
    or not exists (select 1 ${earlier}))`
  return db
    .selectFrom('sessions')
    .select([sessionId.as('id'), 'client', 'device', 'created_at', 'seen_at'])
    .select([sql<boolean>`token_hash = ${tokenHash}`.as('current'), knownBefore.as('known_before')])
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy(sql`token_hash = ${tokenHash}`, 'desc')
    .orderBy(sql`coalesce(seen_at, created_at)`, 'desc')
    .limit(limit)
    .execute()
}

/** Ends a live session by its id. */
export async function endSessionById(db: Db, customerId: string, id: string, at: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('customer_id', '=', customerId)
    .where(sessionId, '=', id)
    .where('ended_at', 'is', null)
    .execute()
}
