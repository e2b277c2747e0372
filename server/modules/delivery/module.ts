import type { Context } from '../../context'
import { minutesAfter } from '../../clock'
import { limits } from '@contract/limits'
import type { Defaults } from '../../defaults'
import { buildCourier } from '../../couriers'
import { everyHour } from '../../jobs/hourly'
import { buildNumbers } from '../../telephony'
import type { Notices } from '../message/notices'
import type { OutsideTeller } from '../message/outside/teller'
import type { Module } from '../module'
import type { OrderEngine } from '../order/engine'
import type { OrderKinds } from '../order/kind/registry'
import type { PrivateMedia } from '../upload/private/private-media'
import { DeliveryBoard } from './board'
import { RiderCalls } from './calls'
import { closingOfRiders } from './closing'
import { Couriers } from './couriers/couriers'
import { CourierInvoices } from './couriers/invoices'
import { courierPushes } from './couriers/pushes'
import { CourierReports } from './couriers/reports'
import { DeliveryDesk } from './desk'
import { Dispatch } from './dispatch'
import { Earnings } from './earnings'
import { Following } from './following'
import { RiderNotices } from './notices'
import { OfferPush } from './offer-push'
import { deletePhotos } from './queries'
import { Riders } from './riders'
import { type DeliveryServices, deliveryRoutes } from './routes'
import { DeliverySources } from './sources'
import { TipNotices } from './tips/notices'
import { tipPurpose } from './tips/purpose'
import { Tips } from './tips/tips'
import { Troubles } from './troubles'
import { Untaken } from './untaken'
import { DeliveryViews } from './view'
import { ZoneDesk } from './zone-desk'
import { zoneRoutes } from './zone-routes'

const photosAtOnce = 200

interface Needs extends Pick<Defaults, 'ridingMinutes'> {
  readonly orders: OrderEngine
  readonly kinds: OrderKinds
  readonly privateMedia: PrivateMedia
  readonly notices: Notices
  readonly outside: OutsideTeller
}

async function registerCleaning(context: Context, riders: Riders, privateMedia: PrivateMedia): Promise<void> {
  await everyHour(context, 'delivery.positions', async (tx, now) => {
    await riders.forget(tx, now)
    return false
  })
  await everyHour(context, 'delivery.photos', async (tx, now) => {
    const before = minutesAfter(now, -limits.errandPhotoDays * 24 * 60)
    const ids = await deletePhotos(tx, before, photosAtOnce)
    await privateMedia.removeAt(tx, ids, now)
    return ids.length === photosAtOnce
  })
}

/** Riders and deliveries, over the kinds of orders that riders deliver; the kinds are registered before. */
export function deliveryModule(
  context: Context,
  { orders, kinds, privateMedia, notices: customerNotices, outside, ridingMinutes }: Needs,
): Module<{ readonly deliveries: DeliveryServices }> {
  const sources = new DeliverySources(kinds)
  const dispatch = new Dispatch(context, orders, new OfferPush(context, outside))
  const riders = new Riders(context, sources, dispatch)
  const notices = new RiderNotices(context, customerNotices)
  const courier = buildCourier(context)
  const couriers = new Couriers(context, orders, sources, dispatch, courier?.provider)
  const desk = new DeliveryDesk(context, orders, sources, dispatch, riders, notices, couriers, ridingMinutes)
  const untaken = new Untaken(context, orders, sources)
  new Following(context, orders, sources, dispatch, notices, couriers, untaken)
  // Follows deliveries, so it is after them.
  const tipNotices = new TipNotices(customerNotices, kinds, dispatch)
  const tips = new Tips(context, orders, sources, tipNotices)
  const reports = new CourierReports(context, orders, sources, couriers, courier?.provider)
  const deliveries: DeliveryServices = {
    ...{ desk, dispatch, riders, tips, troubles: new Troubles(context, desk, notices) },
    views: new DeliveryViews(context, sources),
    earnings: new Earnings(context),
    calls: new RiderCalls(context, desk, buildNumbers(context)),
    invoices: new CourierInvoices(context),
  }
  return {
    services: { deliveries },
    routes: [
      deliveryRoutes(context, deliveries),
      zoneRoutes(context, new DeliveryBoard(context), new ZoneDesk(dispatch)),
      ...(courier ? [courierPushes(context, courier.provider, reports)] : []),
    ],
    purposes: [tipPurpose(context, orders, tipNotices)],
    closing: closingOfRiders(context),
    jobs: async () => {
      untaken.measure()
      await courier?.open()
      await registerCleaning(context, riders, privateMedia)
    },
    close: async () => courier?.close(),
  }
}
