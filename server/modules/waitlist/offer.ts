import type { Transaction } from 'kysely'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { Scope, WaitlistKind } from '../order/kind/waitlist'
import * as queries from './queries'

/** The job that ends an offer which nobody took. */
export const expireJob = 'waitlist.expire'
/** Job that notifies a customer of an offer. */
export const offeredJob = 'waitlist.offered'

/**
 * Holds what was freed for the first in line whose whole wish fits, and the rest for the next, in the transaction that frees it,
 * so that no search finds it in between. The scope is locked.
 */
export async function offerFreed(
  { clock, jobs }: Pick<Context, 'clock' | 'jobs'>,
  tx: Transaction<Database>,
  kind: WaitlistKind,
  scope: Scope,
): Promise<void> {
  const now = clock.now()
  const rows = await queries.waitingIn(tx, kind.name, scope, now)
  if (rows.length === 0) return
  const hold = await kind.holder(tx, scope)
  for (const row of rows) {
    const offer = await hold(queries.waitingOf(row))
    if (!offer) continue
    const until = minutesAfter(now, limits.waitlistHoldMinutes)
    await queries.offerEntry(tx, row.id, offer, until)
    await jobs.add(tx, { kind: offeredJob, payload: { entryId: row.id }, runAt: now })
    await jobs.add(tx, { kind: expireJob, payload: { entryId: row.id }, runAt: until })
  }
}
