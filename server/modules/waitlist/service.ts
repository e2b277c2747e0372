import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import { waitlistList } from '@contract/calls/waitlist'
import type { WaitlistEntryId } from '@contract/entities/ids'
import type { WaitlistEntry } from '@contract/entities/reservation'
import { limits } from '@contract/limits'
import type { Language } from '@contract/settings'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { Paging } from '../../http/paging'
import { offsetsAround } from '../../local-time'
import type { OrderKinds } from '../order/kind/registry'
import type { Offer, Waiting, WaitlistKind } from '../order/kind/waitlist'
import { expireJob, offerFreed } from './offer'
import * as queries from './queries'

type Tx = Transaction<Database>

/** Called in the transaction in which a customer joins a line. */
export type JoinListener = (tx: Tx, entryId: string) => Promise<void>

/** Waitlists of any kind that supports them. */
export class Waitlist {
  private readonly listeners: JoinListener[] = []

  constructor(
    private readonly context: Context,
    private readonly kinds: OrderKinds,
  ) {
    context.jobs.on<{ entryId: string }>(expireJob, (tx, { entryId }) => this.expire(tx, entryId))
  }

  /** Subscribes to customers who join a line. */
  onJoined(listener: JoinListener): void {
    this.listeners.push(listener)
  }

  /** Puts a customer at the end of a line. @throws Failure `alreadyWaiting` or `tooManyWaitlists` */
  async join(
    tx: Tx,
    { customer, language }: SignedIn,
    kind: WaitlistKind,
    wish: Omit<Waiting, 'id' | 'customerId'>,
  ): Promise<WaitlistEntry> {
    const { clock } = this.context
    const now = clock.now()
    if ((await queries.countWaiting(tx, customer.id, now)) >= limits.waitlistsMax)
      throw new Failure('tooManyWaitlists', { most: limits.waitlistsMax })
    const row = {
      id: uuid(),
      customer_id: customer.id,
      store_id: wish.storeId,
      kind: kind.name,
      day: wish.day,
      starts_at: wish.from,
      ends_at: wish.until,
      party: wish.party,
      place_id: wish.placeId ?? null,
      ask: wish.ask ? JSON.stringify(wish.ask) : null,
      closes_at: wish.closesAt ?? null,
      state: 'waiting' as const,
      joined_at: now,
      held_until: null,
    }
    if (!(await queries.insertEntry(tx, row))) throw new Failure('alreadyWaiting')
    for (const listener of this.listeners) await listener(tx, row.id)
    return this.view(await queries.listedEntry(tx, row.id), language)
  }

  /** Takes a customer out of a line; what was held goes to the next. @throws Failure `waitlistEntryNotFound` */
  async leave(id: WaitlistEntryId): Promise<void> {
    await this.context.db.transaction().execute((tx) =>
      this.end(tx, id, (entry) => {
        if (entry.state !== 'waiting' && entry.state !== 'offered') throw new Failure('waitlistEntryNotFound')
        return queries.leaveEntry(tx, id)
      }),
    )
  }

  async list(
    { customer, language }: SignedIn,
    request: Request<typeof waitlistList>,
  ): Promise<Response<typeof waitlistList>> {
    const page = new Paging(waitlistList, request, customer.id)
    const rows = await queries.entriesOf(this.context.db, customer.id, this.context.clock.now(), page.slice)
    return page.answer(rows, (row) => this.view(row, language))
  }

  /** @throws Error for a kind of orders without a waitlist */
  private kindOf({ kind }: { readonly kind: string }): WaitlistKind {
    const { waitlist } = this.kinds.of({ kind })
    if (waitlist === 'none') throw new Error(`Orders of kind ${kind} have no waitlist`)
    return waitlist
  }

  private async expire(tx: Tx, id: string): Promise<void> {
    const now = this.context.clock.now()
    await this.end(tx, id, async ({ state, held_until }) => {
      if (state !== 'offered' || !held_until || held_until > now) return
      await queries.endEntry(tx, id)
    })
  }

  /** Ends an entry under the lock of its scope, gives up what was held for it, and offers that to the next. */
  private async end(tx: Tx, id: string, work: (entry: queries.Entry) => Promise<void>): Promise<void> {
    const found = await queries.findEntry(tx, id)
    if (!found) throw new Failure('waitlistEntryNotFound')
    const kind = this.kindOf(found)
    const waiting = queries.waitingOf(found)
    await kind.lock(tx, waiting)
    const before = await queries.findEntry(tx, id)
    if (!before) throw new Failure('waitlistEntryNotFound')
    await work(before)
    const after = await queries.findEntry(tx, id)
    if (before.state !== 'offered' || after?.state === 'offered') return
    await kind.release(tx, waiting)
    await offerFreed(this.context, tx, kind, waiting)
  }

  private view(row: queries.ListedEntry, language: Language): WaitlistEntry {
    const offer = row.state === 'offered' ? (row.offer as Offer | null) : null
    return {
      id: row.id,
      kind: row.kind,
      store: { id: row.store_id, name: row.name[language], logo: row.logo },
      from: row.starts_at.toISOString(),
      until: row.ends_at.toISOString(),
      utcOffset: offsetsAround(row.time_zone, row.starts_at),
      party: row.party,
      ahead: row.ahead,
      stay: (row.ask && this.kindOf(row).stay?.(row.ask, language)) ?? null,
      offer:
        offer && row.held_until
          ? { at: offer.at, itemId: offer.itemId, name: offer.name[language], heldUntil: row.held_until.toISOString() }
          : null,
    }
  }
}
