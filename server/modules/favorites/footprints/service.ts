import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import { type footprintsClear, footprintsList } from '@contract/calls/favorites'
import type { KeptKind } from '@contract/entities/favorite'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../../clock'
import type { Context } from '../../../context'
import type { Caller, SignedIn } from '../../../http/caller'
import { Paging } from '../../../http/paging'
import { everyHour } from '../../../jobs/hourly'
import { localDay } from '../../../local-time'
import { readKept } from '../kept'
import * as queries from './queries'

/** The moment since when footprints are kept. */
const keptSince = (now: Date): Date => minutesAfter(now, -limits.footprintDays * 24 * 60)

/** The stores and goods that customers opened (product text §2, footprint): of the last days, and at most some for each of them. */
export class FootprintService {
  constructor(private readonly context: Context) {}

  /** Notes what a customer opens; nothing of visitors. */
  async note({ customer }: Caller, kind: KeptKind, targetId: string): Promise<void> {
    if (!customer) return
    const { db, clock, config } = this.context
    const at = clock.now()
    const seen = { id: uuid(), customerId: customer.id, kind, targetId, day: localDay(config.timeZone, at), at }
    if (await queries.noteSeen(db, seen)) await queries.deleteBeyond(db, customer.id, limits.footprintsMax)
  }

  async list(caller: SignedIn, request: Request<typeof footprintsList>): Promise<Response<typeof footprintsList>> {
    const { db, clock } = this.context
    const { kind } = request
    const customerId = caller.customer.id
    const page = new Paging(footprintsList, request, customerId)
    const since = keptSince(clock.now())
    const rows = await queries.footprintPage(db, { customerId, kind, since, slice: page.slice })
    const ids = page.shown(rows).map(({ target_id }) => target_id)
    const keptOf = await readKept(this.context, caller, kind, ids)
    return page.answer(rows, ({ id, day, seen_at, target_id }) => {
      return { id, day, seenAt: seen_at.toISOString(), ...keptOf(target_id) }
    })
  }

  async clear(
    { customer }: SignedIn,
    { kind, seen }: Request<typeof footprintsClear>,
  ): Promise<Response<typeof footprintsClear>> {
    await queries.deleteSeen(this.context.db, { customerId: customer.id, kind, seen })
    return {}
  }
}

/** Schedules the hourly deletion of footprints that are too old. */
export const deleteOldFootprints = (context: Context): Promise<void> =>
  everyHour(context, 'footprints.forget', (tx, now) => queries.deleteOld(tx, keptSince(now)))
