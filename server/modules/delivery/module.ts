import { limits } from '@contract/limits'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import { everyHour } from '../../jobs/hourly'
import { buildNumbers } from '../../telephony'
import type { Module } from '../module'
import type { OrderEngine } from '../order/engine'
import type { PrivateMedia } from '../upload/private/private-media'
import { RiderCalls } from './calls'
import { DeliveryDesk } from './desk'
import { Dispatch } from './dispatch'
import { Earnings } from './earnings'
import { Following } from './following'
import { deletePhotos } from './queries'
import { Riders } from './riders'
import type { DeliveryServices } from './services'
import { deliveryRoutes } from './routes'
import { type DeliverySource, DeliverySources } from './source'
import { DeliveryViews } from './view'

interface Needs {
  readonly orders: OrderEngine
  readonly privateMedia: PrivateMedia
  /** The kinds of orders that riders deliver. */
  readonly sources: readonly DeliverySource[]
}

const photosAtOnce = 200

/** Deliveries, and the riders who do them. */
export function deliveryModule(
  context: Context,
  { orders, privateMedia, sources: kinds }: Needs,
): Module<{ readonly deliveries: DeliveryServices }> {
  const sources = new DeliverySources(kinds)
  const dispatch = new Dispatch(context, orders)
  const desk = new DeliveryDesk(context, orders, sources, dispatch)
  new Following(context, orders, sources, dispatch)
  const riders = new Riders(context)
  const deliveries = {
    ...{ desk, riders, views: new DeliveryViews(context, sources), earnings: new Earnings(context) },
    calls: new RiderCalls(context, desk, buildNumbers(context)),
  }
  return {
    services: { deliveries },
    routes: [deliveryRoutes(context, deliveries)],
    async jobs() {
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
    },
  }
}
