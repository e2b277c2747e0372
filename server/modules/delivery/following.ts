import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import { type DeliveryState, isAssigned } from '@contract/states/delivery'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { OrderEngine } from '../order/engine'
import type { Order } from '../order/queries'
import type { Couriers } from './couriers/couriers'
import type { Dispatch } from './dispatch'
import type { RiderNotices } from './notices'
import * as queries from './queries'
import type { DeliverySource } from '../order/kind/delivery'
import type { DeliverySources } from './sources'
import type { Untaken } from './untaken'

type Tx = Transaction<Database>

const ended: readonly DeliveryState[] = ['delivered', 'returned', 'cancelled']

/**
 * Keeps deliveries in step with their orders: an order that needs a rider opens one, and an order that moves, whoever moved it, takes
 * its delivery along.
 */
export class Following {
  constructor(
    private readonly context: Context,
    orders: OrderEngine,
    sources: DeliverySources,
    private readonly dispatch: Dispatch,
    private readonly notices: RiderNotices,
    private readonly couriers: Couriers,
    private readonly untaken: Pick<Untaken, 'plan'>,
  ) {
    for (const source of sources.all) {
      orders.onChange(source.kind, (tx, order, event) => this.follow(tx, source, order, event))
      orders.onTouch(source.kind, (tx, order) => this.concern(tx, order))
    }
  }

  private async follow(tx: Tx, source: DeliverySource, order: Order, event: string): Promise<void> {
    const live = await queries.lockLive(tx, order.id)
    if (!live) return this.open(tx, source, order)
    const { id: deliveryId, rider_id: riderId } = live
    if (source.answers?.includes(event)) await this.notices.send(tx, 'deliveryAnswered', { riderId, deliveryId, order })
    const states = source.statesFor(order.state)
    const [state] = states
    const resumes = live.state === 'problem' && source.resumes?.includes(event)
    if (resumes) await queries.updateDelivery(tx, live.id, { at_door_at: null, calls: 0, problem: null })
    if (state === undefined || (states.includes(live.state) && !resumes)) return this.concern(tx, order)
    const now = this.context.clock.now()
    const released = isAssigned(live.state) && state === 'waiting'
    // Also an order that got a rider by other means than an offer withdraws its offers: an open one keeps its rider from others.
    if (!isAssigned(live.state)) await this.dispatch.withdraw(tx, live.id)
    const origin = source.restarts?.includes(event) ? (await source.request(tx, order))?.from : undefined
    const moved = await queries.updateDelivery(tx, live.id, {
      state,
      ...(ended.includes(state) && { ended_at: now }),
      ...(origin && { handed_by: null, from_latitude: origin.latitude, from_longitude: origin.longitude }),
      ...(released && {
        rider_id: null,
        accepted_at: null,
        waiting_since: now,
        round: 0,
        problem: null,
        at_door_at: null,
      }),
    })
    if (released) {
      await this.untaken.plan(tx, moved, now)
      if (live.courier) await this.couriers.released(tx, live)
      else {
        await queries.nameRiderShares(tx, order.id, null)
        await this.dispatch.start(tx, live.id, now)
      }
    }
    if (state === 'cancelled' && live.courier) await this.couriers.leave(tx, live)
    if (state === 'cancelled') await this.notices.send(tx, 'deliveryCancelled', { riderId, deliveryId, order })
    if (riderId) await this.dispatch.announce(tx, [riderId])
  }

  private async open(tx: Tx, source: DeliverySource, order: Order): Promise<void> {
    const wanted = await source.request(tx, order)
    if (!wanted) return
    const { from, to, meters, items, dueAt, notBefore, courier, vehicle = null } = wanted
    const now = this.context.clock.now()
    const opened = await queries.insertDelivery(tx, {
      ...{ id: uuid(), order_id: order.id, order_kind: source.kind, state: 'waiting', rider_id: null },
      ...{ from_latitude: from?.latitude ?? null, from_longitude: from?.longitude ?? null },
      ...{ to_latitude: to.latitude, to_longitude: to.longitude, meters, items, vehicle, due_at: dueAt },
      ...{ waiting_since: now, accepted_at: null, at_door_at: null, ended_at: null, called_at: null, problem: null },
    })
    const begins = notBefore && notBefore > now ? notBefore : now
    await this.untaken.plan(tx, opened, begins)
    if (courier) await this.couriers.begin(tx, opened, courier, begins)
    else await this.dispatch.start(tx, opened.id, begins)
  }

  /** Notifies the rider of a change that moves no delivery, such as goods that are ready; additions to the order belong to the rider too. */
  private async concern(tx: Tx, order: Order): Promise<void> {
    const live = await queries.lockLive(tx, order.id)
    if (!live?.rider_id) return
    await queries.nameRiderShares(tx, order.id, live.rider_id)
    await this.dispatch.announce(tx, [live.rider_id])
  }
}
