import type { Context } from '../../context'
import { buildNumbers } from '../../telephony'
import type { OrderEngine } from '../order/engine'
import { RiderCalls } from './calls'
import { DeliveryDesk } from './desk'
import { Dispatch } from './dispatch'
import { Earnings } from './earnings'
import { Following } from './following'
import { Riders } from './riders'
import { type DeliverySource, DeliverySources } from './source'
import { DeliveryViews } from './view'

/** The services of deliveries and riders. */
export interface DeliveryServices {
  readonly desk: DeliveryDesk
  readonly views: DeliveryViews
  readonly riders: Riders
  readonly earnings: Earnings
  readonly calls: RiderCalls
}

/** Builds deliveries over the kinds of orders that riders deliver. */
export function deliveryServices(
  context: Context,
  orders: OrderEngine,
  kinds: readonly DeliverySource[],
): DeliveryServices {
  const sources = new DeliverySources(kinds)
  const dispatch = new Dispatch(context, orders)
  const desk = new DeliveryDesk(context, orders, sources, dispatch)
  new Following(context, orders, sources, dispatch)
  return {
    desk,
    views: new DeliveryViews(context, sources),
    riders: new Riders(context),
    earnings: new Earnings(context),
    calls: new RiderCalls(context, desk, buildNumbers(context)),
  }
}
