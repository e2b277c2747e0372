import type { Transaction } from 'kysely'
import type { Request } from '@contract/call'
import { orderTipRider } from '@contract/calls/order'
import * as calls from '@contract/calls/rider'
import type { DeliveryId } from '@contract/entities/ids'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { stableId } from '../../database/stable-id'
import type { SignedIn } from '../../http/caller'
import type { Routes } from '../module'
import type { RiderCalls } from './calls'
import type { CourierInvoices } from './couriers/invoices'
import type { DeliveryDesk } from './desk'
import type { Dispatch } from './dispatch'
import type { Earnings } from './earnings'
import type { Riders } from './riders'
import type { Tips } from './tips/tips'
import type { Troubles } from './troubles'
import type { DeliveryViews } from './view'

type Work = (tx: Transaction<Database>) => Promise<unknown>

/** The services of deliveries and riders. */
export interface DeliveryServices {
  readonly desk: DeliveryDesk
  readonly troubles: Troubles
  readonly tips: Tips
  readonly dispatch: Dispatch
  readonly views: DeliveryViews
  readonly riders: Riders
  readonly earnings: Earnings
  readonly calls: RiderCalls
  readonly invoices: CourierInvoices
}

const timeOf = (takenAt: string | undefined): Date | undefined =>
  takenAt === undefined ? undefined : new Date(takenAt)

const shownOf = ({ code, photoId, morePhotoIds, takenAt }: Omit<Request<typeof calls.riderDeliver>, 'deliveryId'>) => ({
  ...{ code, photoId, morePhotoIds },
  takenAt: timeOf(takenAt),
})

/** Riders: shifts, offers, the steps of a delivery, and pay (product text §4). */
export const deliveryRoutes =
  (context: Context, services: DeliveryServices): Routes =>
  ({ handle }) => {
    const { desk, troubles, views, riders, earnings, tips, calls: numbers } = services
    const { db } = context
    const inTransaction = (work: Work) => db.transaction().execute(work)
    const task = ({ language }: SignedIn, deliveryId: DeliveryId) => views.task(deliveryId, language)
    /** A step of the rider, answered with the delivery as it is after it. */
    const step = async (caller: SignedIn, deliveryId: DeliveryId, work: Work) => {
      await inTransaction(work)
      return task(caller, deliveryId)
    }

    /** Steps of apps that send no keys: the same step in the same minute of the server is one; a later one is recognised by the state. */
    const formerKey =
      (call: string) =>
      ({ customer }: SignedIn, sent: object) => {
        const minute = Math.floor(context.clock.now().getTime() / 60_000)
        // Keyed, since it holds codes.
        return stableId(context.seal.index(JSON.stringify([call, customer.id, minute, Object.entries(sent).sort()])))
      }

    handle(calls.riderMe, ({ customer, language }) => riders.profile(customer.id, language))
    handle(calls.riderShift, async ({ customer, language }, request) => {
      await inTransaction((tx) => riders.shift(tx, customer.id, request))
      return riders.profile(customer.id, language)
    })
    handle(calls.riderOffers, async ({ customer, language }) => ({ items: await views.offers(customer.id, language) }))
    handle(calls.riderAccept, async (caller, { offerId }) => {
      const id = await db.transaction().execute((tx) => desk.accept(tx, caller.customer.id, offerId))
      return task(caller, id)
    })
    handle(calls.riderDecline, async ({ customer }, { offerId, reason }) => {
      await inTransaction((tx) => desk.decline(tx, customer.id, offerId, reason))
      return {}
    })
    handle(calls.riderTasks, ({ customer, language }, request) => views.tasks(customer.id, language, request))
    handle(calls.riderTask, (caller, { deliveryId }) => task(caller, deliveryId))
    handle.once(
      calls.riderArrive,
      async (tx, { language }, { deliveryId, at, takenAt }) => {
        await desk.arrive(tx, deliveryId, at, timeOf(takenAt))
        return views.task(deliveryId, language, tx)
      },
      undefined,
      formerKey('arrive'),
    )
    handle.once(
      calls.riderPickUp,
      async (tx, { customer, language }, { deliveryId, lacks, lackNote, ...shown }) => {
        await desk.pickUp(tx, customer.id, deliveryId, { ...shownOf(shown), lacks, lackNote })
        return views.task(deliveryId, language, tx)
      },
      undefined,
      formerKey('pickUp'),
    )
    handle.once(calls.riderBuy, async (tx, { customer, language }, { deliveryId, idempotencyKey: _, ...bought }) => {
      await desk.buy(tx, deliveryId, { ...bought, riderId: customer.id })
      return views.task(deliveryId, language, tx)
    })
    handle.once(
      calls.riderDeliver,
      async (tx, { customer, language }, { deliveryId, ...shown }) => {
        await desk.deliver(tx, customer.id, deliveryId, shownOf(shown))
        return views.task(deliveryId, language, tx)
      },
      undefined,
      formerKey('deliver'),
    )
    handle.once(
      calls.riderHandBack,
      async (tx, { language }, { deliveryId, givenBack, takenAt }) => {
        await desk.handBack(tx, deliveryId, givenBack, timeOf(takenAt))
        return views.task(deliveryId, language, tx)
      },
      undefined,
      formerKey('handBack'),
    )
    handle(calls.riderProblem, (caller, { deliveryId, kind, note }) =>
      step(caller, deliveryId, (tx) => troubles.report(tx, caller.customer.id, deliveryId, { kind, note })),
    )
    handle(calls.riderDelay, (caller, { deliveryId, minutes }) =>
      step(caller, deliveryId, (tx) => desk.delay(tx, deliveryId, minutes)),
    )
    handle(calls.riderRelease, async ({ customer }, { deliveryId, reason }) => {
      await inTransaction((tx) => desk.release(tx, deliveryId, customer.id, reason))
      return {}
    })
    handle(calls.riderCall, ({ customer }, { deliveryId, party }) => numbers.number(customer.id, deliveryId, party))
    handle(calls.riderPosition, async ({ customer }, { positions }) => ({
      kept: await riders.move(customer.id, positions),
    }))
    handle(calls.riderEarnings, ({ customer }, request) => earnings.week(customer.id, request))
    handle.once(orderTipRider, (tx, _, request) => tips.open(tx, request))
    handle.once(calls.riderPayOut, (tx, { customer }, request) => earnings.payOut(tx, customer.id, request))
  }
