import type { Response } from '@contract/call'
import type { logisticsView } from '@contract/calls/logistics'
import type { mallSplit } from '@contract/calls/mall'
import type { OrderId, ParcelId } from '@contract/entities/ids'
import type { Language } from '@contract/settings'
import { mallStates, type MallState } from '@contract/states/mall'
import type { Context } from '../../../context'
import { trustedId } from '../../../security/trusted-id'
import { offsetsAround } from '../../../local-time'
import { openAddress } from '../../address/snapshot'
import { orderInFull, type OrderInFull } from '../../order/queries'
import { mallOrder, parcelsOf } from '../order/queries'
import { remindAgainAt } from '../order/receipt'
import * as queries from './queries'
import { newsView, parcelWithItems } from './view'

const offsetOf = (order: OrderInFull) => offsetsAround(order.time_zone ?? 'UTC', order.placed_at)

/** Parcels of orders as customers see them (product text §2). Ownership is checked by `handle`. */
export class ParcelService {
  constructor(private readonly context: Context) {}

  /** The parcels of an order with their items. */
  async split(orderId: OrderId, language: Language): Promise<Response<typeof mallSplit>> {
    const { db } = this.context
    const [order, rows] = await Promise.all([orderInFull(db, orderId), parcelsOf(db, orderId)])
    const viewer = { language, now: this.context.clock.now() }
    return {
      utcOffset: offsetOf(order),
      parcels: rows.map((row) => parcelWithItems(row, order, viewer)),
      remindAgainAt: remindAgainAt(order, viewer.now),
    }
  }

  /** Tracking and destination of one parcel. */
  async view(parcelId: ParcelId, language: Language): Promise<Response<typeof logisticsView>> {
    const { db, seal } = this.context
    const orderId = trustedId('order', await queries.orderOf(db, parcelId))
    const [order, own, rows, events] = await Promise.all([
      orderInFull(db, orderId),
      mallOrder(db, orderId),
      parcelsOf(db, orderId, true),
      queries.newsOf(db, parcelId),
    ])
    const row = rows.find(({ id }) => id === parcelId)
    if (!row) throw new Error(`Order ${orderId} has no parcel ${parcelId}`)
    const viewer = { language, now: this.context.clock.now() }
    return {
      ...parcelWithItems(row, order, viewer),
      orderId,
      status: mallStates[order.state as MallState].status,
      utcOffset: offsetOf(order),
      parcels: rows.flatMap(({ id, number, state }) => (state === 'cancelled' ? [] : [{ id, number }])),
      events: events.map((event) => newsView(event, row.tracking_number, viewer)),
      destination: openAddress(seal, own.address_sealed, language),
    }
  }
}
