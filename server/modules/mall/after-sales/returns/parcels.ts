import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { ReturnLogistics } from '@contract/entities/refund'
import type { Context } from '../../../../context'
import type { Database } from '../../../../database/schema'
import { trustedId } from '../../../../security/trusted-id'
import type { Refund } from '../../../refund/queries'
import { type FollowedParcel, type FollowedParcels, tailFor } from '../../parcels/followed'
import { isBefore, newsRows, type ParcelNews, standingNews } from '../../parcels/news'
import { trackingNumberOf } from '../../parcels/tracking-number'
import type { AfterSalesDesk } from '../desk'
import * as queries from './queries'

type Tx = Transaction<Database>
type Listener = (tx: Tx, id: string) => Promise<void>

/** Parcels in which goods go back; their scans reach the after-sales desk (product text §4, mall order). */
export class ReturnParcels implements FollowedParcels {
  readonly name = 'return'
  private readonly listeners: Listener[] = []

  constructor(
    private readonly context: Context,
    private readonly desk: AfterSalesDesk,
  ) {
    desk.onSentBack((tx, refund, logistics) => this.keep(tx, refund, logistics))
  }

  onLeft(listener: Listener): void {
    this.listeners.push(listener)
  }

  async find(id: string): Promise<FollowedParcel | undefined> {
    const { db, seal } = this.context
    const row = await queries.returnParcel(db, id)
    if (!row) return undefined
    const { carrier, tracking_number: number, state, sent_at: leftAt, heard_at: heardAt, logistics_sealed } = row
    const sender = () => (logistics_sealed ? (JSON.parse(seal.open(logistics_sealed)) as ReturnLogistics).contact : '')
    const over = row.case_state !== 'returnedGoods'
    return { state, carrier, number, phone: tailFor(carrier, sender), leftAt, heardAt, over }
  }

  async named(carrier: string, number: string): Promise<readonly string[]> {
    return (await queries.returnsByNumber(this.context.db, carrier, number)).map(({ id }) => id)
  }

  async noteAsked(tx: Tx, id: string, now: Date): Promise<void> {
    await queries.updateReturn(tx, id, { heard_at: now })
  }

  /** A list that begins before the case is that of another parcel, whatever its number: nothing of it is taken. */
  async take(tx: Tx, id: string, list: readonly ParcelNews[]): Promise<void> {
    const found = await queries.returnParcel(tx, id)
    if (!found) return
    const locked = await this.desk.lock(tx, trustedId('refund', found.refund_id))
    // Its number may have been corrected before the lock.
    const row = await queries.returnParcel(tx, id)
    if (!row) return
    const now = this.context.clock.now()
    await queries.updateReturn(tx, id, { heard_at: now })
    const news = standingNews(list, await queries.knownReturnNews(tx, id), now)
    const first = news?.scans.at(-1)
    if (!news || !first || isBefore(first.at, row.applied_at)) return
    const { newest, scans } = news
    await queries.replaceReturnNews(tx, id, newsRows(id, scans))
    await queries.updateReturn(tx, id, { state: newest.state })
    // The shop has its time from when the number is known, not from a delivery before.
    const there = newest.state === 'delivered' ? (newest.at > row.sent_at ? newest.at : row.sent_at) : null
    await this.desk.returnTold(tx, locked, { scannedAt: first.at, deliveredAt: there })
  }

  private async keep(tx: Tx, refund: Refund, { company, number }: ReturnLogistics): Promise<void> {
    const parcel = {
      id: uuid(),
      refund_id: refund.id,
      carrier: company,
      tracking_number: trackingNumberOf(number) ?? number,
      state: 'shipped' as const,
      sent_at: this.context.clock.now(),
    }
    await queries.keepReturnParcel(tx, parcel)
    for (const listener of this.listeners) await listener(tx, parcel.id)
  }
}
