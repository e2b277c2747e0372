import type { DeliveryState } from '@contract/states/delivery'
import { limits } from '@contract/limits'
import type { ErrandState } from '@contract/states/errand'
import type { Context } from '../../context'
import { Failure } from '../../http/failure'
import { trustedId } from '../../security/trusted-id'
import { openAddress } from '../address/snapshot'
import type { DeliveryPart, DeliverySource } from '../order/kind/delivery'
import type { Notices } from '../message/notices'
import { codesOf } from './codes'
import type { ErrandDesk } from './desk'
import { tellOfErrand } from './notices'
import type { ErrandPhotos } from './photos'
import * as queries from './queries'
import { needsReceipt } from './view'

/** The states of a delivery by the state of its errand. */
const states: Partial<Record<ErrandState, readonly DeliveryState[]>> = {
  waitingAccept: ['waiting', 'offered'],
  riderAccepted: ['accepted'],
  riderArrived: ['atPickup'],
  purchaseQuestion: ['atPickup', 'pickedUp'],
  riderPicking: ['pickedUp', 'onTheWay'],
  riderDelivering: ['onTheWay', 'atDropOff', 'problem'],
  riderDelay: ['onTheWay', 'atDropOff', 'problem'],
  undeliverable: ['problem'],
  riderReturning: ['returning'],
  returned: ['returned'],
  delivered: ['delivered'],
  review: ['delivered'],
  evaluated: ['delivered'],
  completed: ['delivered'],
  cancelled: ['cancelled'],
}

const lastDigits = 4

/** Errands for riders: hand-overs by code, purchases by receipt, and goods that come back. */
export function errandDelivery(
  { config, seal, clock }: Context,
  { desk, photos, notices }: { desk: ErrandDesk; photos: ErrandPhotos; notices: Notices },
): DeliverySource {
  const proofOf = (row: queries.DeliveryPartRow) => {
    const isLocked = (tries: number) => tries >= limits.handOverTries
    const pickup = isLocked(row.pickup_tries) ? 'photo' : 'code'
    return {
      pickup: row.errand_kind === 'buy' ? 'none' : pickup,
      dropOff: row.contact_free || isLocked(row.delivery_tries) ? 'photo' : 'code',
    } as const
  }
  const partOf = (row: queries.DeliveryPartRow, language: 'en' | 'zh'): DeliveryPart => {
    const { from, to } = row.places
    const sender = row.pickup_sealed === null ? null : openAddress(seal, row.pickup_sealed, language)
    const recipient = openAddress(seal, row.delivery_sealed, language)
    return {
      number: row.number.slice(-lastDigits),
      tip: row.tip,
      pickup: from && {
        name: sender?.consignee ?? row.shop?.name ?? '',
        address: sender ? `${sender.address} ${sender.addressDetail}`.trim() : (row.shop?.address ?? ''),
        area: from.name,
        ...{ latitude: from.latitude, longitude: from.longitude },
      },
      dropOff: {
        name: recipient.consignee,
        address: `${recipient.address} ${recipient.addressDetail}`.trim(),
        area: to.name,
        ...{ latitude: to.latitude, longitude: to.longitude },
      },
      items: [{ name: row.product, quantity: 1, position: null }],
      note: row.note,
      contactFree: row.contact_free,
      isReady: null,
      proof: proofOf(row),
      purchase:
        row.errand_kind === 'buy'
          ? {
              paid: row.goods,
              most: row.terms.maxEstimate,
              spent: row.spent,
              needsReceipt: needsReceipt(row, row.goods),
              isAsked: row.state === 'purchaseQuestion',
            }
          : null,
      delayMinutes: row.state === 'riderDelay' ? (row.delay?.minutes ?? null) : null,
    }
  }
  return {
    kind: 'errand',
    // Its tip is offered before a rider takes it.
    takesTips: false,
    statesFor: (state) => states[state as ErrandState] ?? [],
    async request(tx, order) {
      if (order.state !== 'waitingAccept') return null
      const { places, route, pickup_at, estimated_at, weight } = await queries.errandOf(tx, order.id)
      return {
        ...{ from: places.from, to: places.to, items: 1, dueAt: estimated_at, notBefore: pickup_at },
        courier: null,
        vehicle: weight > limits.scooterKilograms ? 'motorcycle' : null,
        meters: route.state === 'ready' ? route.meters : config.errandTerms.baseMeters,
      }
    },
    assign: (tx, order, rider) => desk.accept(tx, order, rider),
    release: (tx, order) => desk.giveUp(tx, order),
    arrive: (tx, order, at) => desk.arrive(tx, order, at),
    async pickUp(tx, order, minutes, happenedAt) {
      const isThere = order.state === 'riderArrived'
      const picked = isThere ? await desk.events.fire(tx, order, 'pickUp', 'rider', { happenedAt }) : order
      await desk.setOff(tx, picked, minutes, happenedAt)
    },
    async buy(tx, order, { amount, without, note, photoId, riderId, corrects }) {
      if ((await queries.errandOf(tx, order.id)).errand_kind !== 'buy') throw new Failure('deliveryChanged')
      const changed = await desk.bought(tx, order, [{ amount, photoHash: await photos.hashOf(tx, photoId) }], corrects)
      // Nothing is kept until the answer; the receipt comes again with it.
      if (changed.state === 'purchaseQuestion') await desk.explain(tx, changed, { without, note })
      else {
        if (corrects) await photos.voidReceipts(tx, changed)
        await photos.add(tx, changed, 'receipt', photoId, riderId)
      }
    },
    delay: (tx, order, minutes) => desk.delay(tx, order, minutes),
    accident: (tx, order) => tellOfErrand(tx, notices, 'errandRiderAccident', { order, now: clock.now() }),
    deliver: (tx, order, happenedAt) => desk.events.fire(tx, order, 'deliver', 'rider', { happenedAt }),
    nobody: (tx, order, calls) => desk.nobody(tx, order, { waited: limits.doorMinutes, calls }),
    resumes: ['deliverAgain'],
    answers: ['payDifference', 'buyWithout', 'deliverAgain', 'bringBack', 'giveAway', 'acceptDelay', 'refuseDelay'],
    handBack: (tx, order, givenBack, at) => desk.handBack(tx, order, givenBack, at),
    async checkCode(tx, order, step, code) {
      const row = await queries.errandOf(tx, order.id)
      const [name, column] =
        step === 'pickup' ? (['pickup', 'pickup_tries'] as const) : (['delivery', 'delivery_tries'] as const)
      if (row[column] >= limits.handOverTries) return 0
      if (code === codesOf(seal, row)[name]) return undefined
      return Math.max(0, limits.handOverTries - (await queries.countTry(tx, order.id, column)))
    },
    keepPhoto: (tx, order, step, { id, riderId }) =>
      photos.add(tx, order, step === 'pickup' ? 'pickup' : 'delivery', id, riderId),
    ratingOf: queries.ratingOfRider,
    async parts(db, orderIds, { language }) {
      const rows = await queries.deliveryParts(db, orderIds)
      return new Map(rows.map((row) => [trustedId('order', row.order_id), partOf(row, language)]))
    },
  }
}
