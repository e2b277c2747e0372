import { takeaway } from '@contract/states/takeaway'
import type { Context } from '../../context'
import * as deliveries from '../delivery/queries'
import type { Engines } from '../engines'
import { tellOfOrder } from '../message/order-notice'
import { tellStore } from '../message/store-notice'
import type { DeliverySource } from '../order/kind/delivery'
import type { Order } from '../order/queries'
import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema'
import * as queries from './queries'

type Tx = Transaction<Database>
type Needs = Pick<Engines, 'orders' | 'notices'>
type StoreTopic = 'storeRiderWaits' | 'storeRiderAccident'

/** Digits of the order's number that a bag bears. */
export const bagDigits = 4

const bagOf = ({ number }: Pick<Order, 'number'>) => number.slice(-bagDigits)

/** A takeaway order whose store is closed, or whose rider had an accident. */
export function riderTroubles(
  { clock }: Pick<Context, 'clock'>,
  { orders, notices }: Needs,
): Required<Pick<DeliverySource, 'accident' | 'storeClosed' | 'handOn'>> {
  const tell = async (tx: Tx, order: Order, topic: StoreTopic) => {
    if (order.store_id === null) return
    const subject = `${order.id} ${clock.now().toISOString()}`
    const params = (store: Order['title']) => ({ store, number: bagOf(order) })
    await tellStore(tx, notices, topic, { storeId: order.store_id, subject, params })
  }
  return {
    async accident(tx, order) {
      await tellOfOrder(tx, notices, 'orderRiderAccident', order.id)
      await tell(tx, order, 'storeRiderAccident')
    },
    storeClosed: {
      // The store answers by marking the food as ready, once more where it did before.
      async ask(tx, order, until) {
        await queries.updateTakeaway(tx, order.id, { closed_until: until, ready_at: null })
        await tellOfOrder(tx, notices, 'orderStoreClosed', order.id)
        await tell(tx, order, 'storeRiderWaits')
        await orders.touch(tx, order, {})
      },
      end: (tx, order) => orders.eventsOf(takeaway).fire(tx, order, 'findClosed', 'clock'),
    },
    async handOn(tx, order) {
      const rider = { rider: null, rider_phone_sealed: null, delay: null }
      // The store has nothing more to do for it.
      await queries.updateTakeaway(tx, order.id, { ...rider, ready_at: clock.now() })
      await orders.eventsOf(takeaway).fire(tx, order, 'handOn', 'staff')
      await tellOfOrder(tx, notices, 'orderHandedOn', order.id)
    },
  }
}

/** The time by which a store has to answer a rider who found it closed; null for an order that does not wait for it. */
export const closedUntil = ({ state, closed_until }: { state: string; closed_until: Date | null }): Date | null =>
  state === 'riderArrived' ? closed_until : null

/** Ends the question to a store that its rider found closed, and informs the rider. */
export async function answerRider(tx: Tx, { notices }: Pick<Needs, 'notices'>, order: Order): Promise<void> {
  const live = await deliveries.lockLive(tx, order.id)
  await queries.updateTakeaway(tx, order.id, { closed_until: null })
  if (live?.problem?.kind !== 'storeClosed') return
  await deliveries.updateDelivery(tx, live.id, { problem: null })
  if (!live.rider_id) return
  const notice = { customerId: live.rider_id, subject: `${live.id} ${live.problem.at}`, targetId: live.id }
  await notices.tell(tx, 'deliveryStoreOpen', [{ ...notice, params: { number: bagOf(order) } }])
}
