import { mall } from '@contract/states/mall'
import { isMissing, type MissingState } from '@contract/states/parcel'
import type { Transaction } from 'kysely'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import { Failure } from '../../../http/failure'
import { trustedId } from '../../../security/trusted-id'
import type { OrderEngine } from '../../order/engine'
import { newsRows, newsSince, type ParcelNews, standingNews } from './news'
import * as queries from './queries'

type Tx = Transaction<Database>

/** Called in the same transaction when a parcel leaves. */
export type ShippedListener = (tx: Tx, parcelId: string) => Promise<void>

/** Called in the same transaction for news that a parcel of an open order is lost or goes back; the same parcel may repeat. */
export type MissingListener = (tx: Tx, parcelId: string, state: MissingState) => Promise<void>

/** Ships the parcels of orders and notes where they are (product text §4, mall order). */
export class ParcelDesk {
  private readonly listeners: ShippedListener[] = []
  private readonly missingListeners: MissingListener[] = []

  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
  ) {}

  /** Subscribes to parcels that leave. */
  onShipped(listener: ShippedListener): void {
    this.listeners.push(listener)
  }

  /** Subscribes to parcels that nobody received. */
  onMissing(listener: MissingListener): void {
    this.missingListeners.push(listener)
  }

  /**
   * Ships a parcel; the last one of an order makes it wait for its receipt.
   * @throws Failure `parcelShipped` for one that has left, `orderStateChanged` for one that will not, `parcelWaits` while a line of
   *   it waits for the answer to a refund
   */
  async ship(
    tx: Tx,
    parcelId: string,
    by: { readonly carrier: string; readonly trackingNumber: string },
  ): Promise<void> {
    const orderId = await queries.orderOfParcel(tx, parcelId)
    if (orderId === undefined) throw new Failure('orderStateChanged')
    const order = await this.orders.lock(tx, trustedId('order', orderId))
    const parcels = await queries.parcelStates(tx, orderId)
    const parcel = parcels.find(({ id }) => id === parcelId)
    if (parcel && parcel.state !== 'toShip') throw new Failure('parcelShipped')
    if (order.state !== 'pendingShipment' || !parcel) throw new Failure('orderStateChanged')
    if (await queries.hasOpenRefund(tx, parcelId)) throw new Failure('parcelWaits')
    await queries.updateParcel(tx, parcelId, {
      state: 'shipped',
      carrier: by.carrier,
      tracking_number: by.trackingNumber,
      shipped_at: this.context.clock.now(),
    })
    const isLast = parcels.every(({ id, state }) => id === parcelId || state !== 'toShip')
    if (isLast) await this.orders.eventsOf(mall).fire(tx, order, 'ship', 'merchant', { logistics: by.trackingNumber })
    else await this.orders.touch(tx, order, {})
    for (const listener of this.listeners) await listener(tx, parcelId)
  }

  /**
   * Replaces a parcel's tracking events by a carrier's list. A list that is older than the stored one, or equally new
   * and shorter, is ignored: lists repeat and overtake each other.
   */
  async take(tx: Tx, parcelId: string, list: readonly ParcelNews[]): Promise<void> {
    const orderId = await queries.orderOfParcel(tx, parcelId)
    if (orderId === undefined || list.length === 0) return
    const order = await this.orders.lock(tx, trustedId('order', orderId))
    const parcel = (await queries.parcelStates(tx, orderId)).find(({ id }) => id === parcelId)
    if (!parcel || parcel.state === 'toShip') return
    const now = this.context.clock.now()
    await queries.updateParcel(tx, parcelId, { heard_at: now })
    const own = newsSince(list, order.paid_at ?? order.placed_at)
    const news = standingNews(own, await queries.knownNews(tx, parcelId), now)
    if (!news) return
    const { newest, scans } = news
    await queries.replaceNews(tx, parcelId, newsRows(parcelId, scans))
    const delivered = newest.state === 'delivered' ? newest.at : null
    await queries.updateParcel(tx, parcelId, { state: newest.state, delivered_at: delivered })
    await this.orders.reclock(tx, await this.orders.touch(tx, order, {}))
    const { state } = newest
    if (order.phase === 'inProgress' && isMissing(state))
      for (const listener of this.missingListeners) await listener(tx, parcelId, state)
  }
}
