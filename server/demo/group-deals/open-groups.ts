import type { Transaction } from 'kysely'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { everyHour } from '../../jobs/hourly'
import { Jobs } from '../../jobs/jobs'
import { compose, type Services } from '../../services'
import { part } from '../surprises'
import { guestId, guestIds } from '../tables/guests'
import { GroupBuyers } from './buyers'
import { dealsWithoutGroups } from './queries'

type Tx = Transaction<Database>

/** Starts a group by a demo guest in each deal without one to join; in half of the larger ones another guest joins. */
async function startMissing(tx: Tx, buyers: GroupBuyers, now: Date): Promise<void> {
  for (const [index, { id, size }] of (await dealsWithoutGroups(tx, now)).entries()) {
    const first = Math.floor(part({ id }, now.toISOString()) * guestIds().length)
    const started = await buyers.start(tx, guestId(first), id)
    if (!started || size < 3 || index % 2 === 0) continue
    const second = guestId(first + 1)
    const held = await buyers.join(tx, second, started.groupId)
    if (held) await buyers.pay(tx, second, held)
  }
}

/** Seeds an open group of every deal, by the server's own services in the seed's transaction. */
export async function seedOpenGroups(tx: Tx, real: Context): Promise<void> {
  // Separate jobs, so that the server's handlers keep working.
  const context: Context = { ...real, db: tx, jobs: new Jobs(tx, real.clock, real.log) }
  await startMissing(tx, new GroupBuyers(context, compose(context).services), real.clock.now())
}

/** Keeps a group to join in every deal. */
export function keepOpenGroups(context: Context, services: Services): Promise<void> {
  const buyers = new GroupBuyers(context, services)
  return everyHour(context, 'demo.openGroups', (tx, now) => startMissing(tx, buyers, now))
}
