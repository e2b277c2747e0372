import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import { type footprintsClear, footprintsList } from '@contract/calls/favorites'
import type { KeptKind } from '@contract/entities/favorite'
import { limits } from '@contract/limits'
import type { Context } from '../../../context'
import type { Caller, SignedIn } from '../../../http/caller'
import { Paging } from '../../../http/paging'
import { everyHour } from '../../../jobs/hourly'
import { daysAfter, localDay } from '../../../local-time'
import { type Readers, readKept } from '../kept'
import * as queries from './queries'

/** The moment since when footprints are kept. */
const keptSince = ({ config }: Context, now: Date): Date => daysAfter(config.timeZone, now, -limits.footprintDays)

/** The stores and goods that customers opened (product text §2, footprint): of the last days, and at most some for each of them. */
export class FootprintService {
  /** Pending writes, by customer. */
  private readonly writing = new Map<string, Promise<void>>()

  constructor(
    private readonly context: Context,
    private readonly readers: Readers,
  ) {}

  /** Notes what a customer opens; nothing of visitors. Nobody waits for it, and what cannot be written is logged. */
  note({ customer }: Caller, kind: KeptKind, targetId: string): void {
    if (!customer) return
    const { id } = customer
    const { clock, config } = this.context
    const at = clock.now()
    const seen = { id: uuid(), customerId: id, kind, targetId, day: localDay(config.timeZone, at), at }
    const before = this.writing.get(id)
    const write = async () => {
      await before
      await this.write(seen).catch((error: unknown) =>
        this.context.log.error({ err: error }, 'a footprint could not be written'),
      )
      if (this.writing.get(id) === written) this.writing.delete(id)
    }
    const written = write()
    this.writing.set(id, written)
  }

  /** Resolves once all that was noted is written. */
  async settled(): Promise<void> {
    await Promise.all(this.writing.values())
  }

  async list(caller: SignedIn, request: Request<typeof footprintsList>): Promise<Response<typeof footprintsList>> {
    const { db, clock } = this.context
    const { kind, until, businesses } = request
    const customerId = caller.customer.id
    await this.writing.get(customerId)
    const page = new Paging(footprintsList, request, customerId)
    const since = keptSince(this.context, clock.now())
    const own = { customerId, kind, businesses, since }
    const [rows, days] = await Promise.all([
      queries.footprintPage(db, { ...own, until, slice: page.slice }),
      queries.footprintDays(db, own),
    ])
    const ids = page.shown(rows).map(({ target_id }) => target_id)
    const keptOf = await readKept(this.context, this.readers, caller, kind, ids)
    const answer = page.answerSome(rows, ({ id, day, seen_at, target_id }) => {
      const kept = keptOf(target_id)
      return kept && { id, day, seenAt: seen_at.toISOString(), ...kept }
    })
    return { ...answer, days: days.map(({ day }) => day) }
  }

  async clear(
    { customer }: SignedIn,
    { kind, businesses, seen }: Request<typeof footprintsClear>,
  ): Promise<Response<typeof footprintsClear>> {
    await this.writing.get(customer.id)
    await queries.deleteSeen(this.context.db, { customerId: customer.id, kind, businesses, seen })
    return {}
  }

  private async write(seen: queries.View) {
    const { db } = this.context
    if (await queries.noteSeen(db, seen)) await queries.deleteBeyond(db, seen.customerId, limits.footprintsMax)
  }
}

/** Schedules the hourly deletion of footprints that are too old. */
export const deleteOldFootprints = (context: Context): Promise<void> =>
  everyHour(context, 'footprints.forget', (tx, now) => queries.deleteOld(tx, keptSince(context, now)))
