import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import type { WaitlistKind } from '../../order/kind/waitlist'
import { offerFreed } from '../../waitlist/offer'
import { addHeld, freeNights, type NightCount } from '../nights/queries'
import * as queries from './queries'
import { lockWaiting } from './waiting'

type Tx = Transaction<Database>
type Needs = Pick<Context, 'clock' | 'jobs'>

/** Job that offers freed nights to the waitlist of a room type. */
const freedJob = 'nights.freed'

/** Asks the line of a room type soon. */
export async function askLine({ clock, jobs }: Needs, tx: Tx, roomTypeId: string): Promise<void> {
  await jobs.add(tx, { kind: freedJob, payload: { roomTypeId }, runAt: clock.now() })
}

/**
 * Puts rooms of nights on sale again, but for those that somebody waits for: they stay held until the line was asked, which a job
 * does in a transaction that locks all nights of the line in their order.
 */
export async function freeOrKeep(
  context: Needs,
  tx: Tx,
  nights: readonly NightCount[],
  from: 'held' | 'sold',
): Promise<void> {
  await freeNights(tx, nights, from)
  const counts = new Map(nights.map(({ nightId, count }) => [nightId, count]))
  const now = context.clock.now()
  const waited = await queries.waitedFor(tx, [...counts.keys()], now)
  if (waited.length === 0) return
  const kept = waited.map(({ id }) => ({ nightId: id, count: counts.get(id) ?? 0 }))
  await addHeld(tx, kept)
  await queries.insertHolds(
    tx,
    waited.map(({ id, roomTypeId, night, next }) => ({
      ...{ id: uuid(), room_type_id: roomTypeId, customer_id: null, check_in: night, check_out: next },
      ...{ rooms: counts.get(id) ?? 0, until: now },
    })),
  )
  for (const roomTypeId of new Set(waited.map((each) => each.roomTypeId))) await askLine(context, tx, roomTypeId)
}

/** Registers the asking of lines: what was kept goes to the first whose whole stay fits, what is left of it on sale. */
export function offerNights(context: Context, kind: WaitlistKind): void {
  context.jobs.on<{ roomTypeId: string }>(freedJob, async (tx, { roomTypeId }) => {
    const kept = await lockWaiting(tx, roomTypeId)
    await queries.endHolds(
      tx,
      kept.map(({ id }) => id),
      context.clock.now(),
    )
    const nights = new Map<string, number>()
    for (const { nightId, rooms } of kept) nights.set(nightId, (nights.get(nightId) ?? 0) + rooms)
    await freeNights(
      tx,
      [...nights].map(([nightId, count]) => ({ nightId, count })),
      'held',
    )
    await offerFreed(context, tx, kind, { storeId: '', day: '', placeId: roomTypeId })
  })
}
