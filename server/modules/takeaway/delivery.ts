import { v7 as uuid } from 'uuid'
import type { DeliveryState } from '@contract/states/delivery'
import { takeaway, type TakeawayState } from '@contract/states/takeaway'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import { Failure } from '../../http/failure'
import { openAddress } from '../address/snapshot'
import * as deliveries from '../delivery/queries'
import type { DeliveryPart, DeliverySource } from '../order/kind/delivery'
import type { Engines } from '../engines'
import { tellOfOrder } from '../message/order-notice'
import { askedDelay } from '../order/delay'
import type { PrivateMedia } from '../upload/private/private-media'
import { courierTask } from './courier-task'
import { refundLacks } from './lacks'
import { beginsAt } from '../basket/delivery'
import * as queries from './queries'
import { bagDigits, riderTroubles } from './rider-troubles'

/** The states of a delivery by the state of its order. */
const states: Partial<Record<TakeawayState, readonly DeliveryState[]>> = {
  preparing: ['waiting', 'offered'],
  riderAccepted: ['accepted'],
  riderArrived: ['atPickup'],
  riderPicking: ['pickedUp', 'onTheWay'],
  riderDelivering: ['onTheWay', 'atDropOff', 'problem'],
  riderDelay: ['onTheWay', 'atDropOff', 'problem'],
  delivered: ['delivered'],
  review: ['delivered'],
  evaluated: ['delivered'],
  completed: ['delivered'],
  cancelled: ['cancelled'],
}

/** Takeaway for riders: a bag with a number from the store to the door, left there with a photo where the customer asks for it. */
export function takeawayDelivery(
  context: Context,
  { orders, notices, refunds }: Pick<Engines, 'orders' | 'notices' | 'refunds'>,
  media: PrivateMedia,
): DeliverySource {
  const { clock, seal } = context
  return {
    kind: 'takeaway',
    takesTips: true,
    restarts: ['redeliver'],
    ...riderTroubles(context, { orders, notices }),
    statesFor: (state) => states[state as TakeawayState] ?? [],
    async request(tx, order) {
      if (order.variant !== 'rider' || order.state !== 'preparing') return null
      const [row] = await queries.takeawayOrders(tx, [order.id])
      if (!row || row.latitude === null || row.longitude === null) return null
      const items = await queries.countItems(tx, order.id)
      return {
        from: { latitude: row.store_latitude, longitude: row.store_longitude },
        to: { latitude: row.latitude, longitude: row.longitude },
        ...{ meters: row.distance, courier: row.courier },
        ...{ items, dueAt: row.estimated_at, notBefore: beginsAt(row, { prep_minutes: row.store_prep_minutes }) },
      }
    },
    async assign(tx, order, rider) {
      const record = JSON.stringify({ ...rider, leftAt: null, dueAt: null })
      const none = { rider_phone_sealed: null, closed_until: null, untaken_at: null }
      await queries.updateTakeaway(tx, order.id, { rider: record, ...none })
      await orders.eventsOf(takeaway).fire(tx, order, 'assignRider', 'rider')
    },
    async release(tx, order) {
      await queries.updateTakeaway(tx, order.id, { rider: null, rider_phone_sealed: null })
      await orders.eventsOf(takeaway).fire(tx, order, 'releaseRider', 'rider')
    },
    arrive: (tx, order, happenedAt) =>
      orders.eventsOf(takeaway).fire(tx, order, 'riderArrive', 'rider', { happenedAt }),
    async pickUp(tx, order, minutes, happenedAt = clock.now()) {
      const { rider } = await queries.takeawayOrder(tx, order.id)
      const times = { leftAt: happenedAt.toISOString(), dueAt: minutesAfter(happenedAt, minutes).toISOString() }
      if (rider) await queries.updateTakeaway(tx, order.id, { rider: JSON.stringify({ ...rider, ...times }) })
      const events = orders.eventsOf(takeaway)
      const picked = await events.fire(tx, order, 'pickUp', 'rider', { happenedAt })
      await events.fire(tx, picked, 'setOff', 'rider', { happenedAt })
    },
    lack: (tx, order, lacks, note) => refundLacks(tx, { orders, refunds }, order, lacks, note),
    async delay(tx, order, minutes) {
      const { delay } = await queries.takeawayOrder(tx, order.id)
      if (delay) throw new Failure('deliveryChanged')
      await queries.updateTakeaway(tx, order.id, askedDelay(minutes, clock.now(), null))
      await orders.eventsOf(takeaway).fire(tx, order, 'applyDelay', 'rider', { minutes })
    },
    deliver: (tx, order, happenedAt) => orders.eventsOf(takeaway).fire(tx, order, 'deliver', 'rider', { happenedAt }),
    async untaken(tx, order) {
      const { untaken_at } = await queries.takeawayOrder(tx, order.id)
      if (order.state !== 'preparing' || untaken_at) return
      await queries.updateTakeaway(tx, order.id, { untaken_at: clock.now() })
      await tellOfOrder(tx, notices, 'orderUntaken', order.id)
      await orders.touch(tx, order, {})
    },
    checkCode: () => Promise.resolve(undefined),
    courierTask: (db, orderId) => courierTask(context, db, orderId),
    async keepPhoto(tx, order, step, { id: mediaId, riderId }) {
      const live = await deliveries.lockLive(tx, order.id)
      if (!live) throw new Failure('deliveryChanged')
      const id = uuid()
      const picture = { id: mediaId, module: 'errandProof' as const }
      await media.add(tx, { customerId: riderId, subjectId: live.id, picture })
      await deliveries.insertPhoto(tx, { id, delivery_id: live.id, step, media_id: mediaId, at: clock.now() })
    },
    async parts(db, orderIds, { language }) {
      const rows = await queries.deliveryParts(db, orderIds)
      return new Map(
        rows.map((row): [string, DeliveryPart] => {
          const address = row.address_sealed === null ? null : openAddress(seal, row.address_sealed, language)
          const dropOff = {
            name: address?.consignee ?? '',
            address: [address?.address, address?.addressDetail].filter(Boolean).join(' '),
            area: address?.address ?? '',
            ...{ latitude: row.latitude ?? 0, longitude: row.longitude ?? 0 },
          }
          const store = row.store_name[language]
          const area = row.store_address[language]
          return [
            row.order_id,
            {
              number: row.number.slice(-bagDigits),
              tip: 0,
              pickup: {
                ...{ name: store, address: area, area: store },
                ...{ latitude: row.store_latitude, longitude: row.store_longitude },
              },
              dropOff,
              items: row.lines
                .map(({ position, snapshot, quantity, refunded_quantity }) => ({
                  ...{ position, name: snapshot.name[language], quantity: quantity - refunded_quantity },
                }))
                .filter(({ quantity }) => quantity > 0),
              note: [row.rider_note, row.remark].filter(Boolean).join(' · '),
              contactFree: row.contact_free,
              isReady: row.ready_at !== null,
              proof: { pickup: 'none', dropOff: row.contact_free ? 'photo' : 'none' },
              purchase: null,
              delayMinutes: row.state === 'riderDelay' ? (row.delay?.minutes ?? null) : null,
            },
          ]
        }),
      )
    },
  }
}
