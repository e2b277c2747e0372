import type { Actor } from '@contract/states/machine'
import type { DeliveryMethod, TakeawayEvent, TakeawayState } from '@contract/states/takeaway'
import { minutesAfter } from '../clock'
import type { Order } from '../modules/order/queries'
import { promisedMinutes } from '../modules/basket/delivery'
import type { TakeawayOrder } from '../modules/takeaway/queries'
import { part, surpriseOf } from './surprises'

/** An order with its takeaway part. */
export type DemoOrder = Order & TakeawayOrder

/** The autopilot's next event for an order, and its delay. */
export interface Step {
  readonly event: TakeawayEvent
  readonly actor: Actor
  /** The real duration, divided by the demo's speed. */
  readonly minutes: (order: DemoOrder) => number
}

/** A duration of `minutes` plus or minus a fifth, deterministic by order. */
export const about = (minutes: number) => (order: { readonly id: string }) =>
  minutes * (0.8 + part(order, 'pace') * 0.4)
/** A rider's travel time in minutes. */
export const onTheWay = (order: DemoOrder) => 3 + promisedMinutes(order.distance)

/** Minutes before the chosen time at which a scheduled order leaves the kitchen. */
const scheduledMinutes = 20
/** The time at which a scheduled order continues; null for one as soon as possible. */
export const scheduledStart = ({ deliver_at }: DemoOrder): Date | null =>
  deliver_at && minutesAfter(deliver_at, -scheduledMinutes)

/** The actions of merchants and riders in each state. */
const plan: Partial<Record<TakeawayState, Partial<Record<DeliveryMethod, Step>>>> = {
  waitingAccept: every({ event: 'accept', actor: 'merchant', minutes: about(1) }),
  preparing: {
    rider: { event: 'assignRider', actor: 'rider', minutes: about(2) },
    merchant: { event: 'merchantSetOff', actor: 'merchant', minutes: about(12) },
    pickup: { event: 'ready', actor: 'merchant', minutes: about(10) },
  },
  riderAccepted: every({ event: 'riderArrive', actor: 'rider', minutes: about(5) }),
  riderArrived: every({ event: 'pickUp', actor: 'rider', minutes: about(4) }),
  riderDelivering: every({ event: 'deliver', actor: 'rider', minutes: onTheWay }),
  merchantDelivering: every({ event: 'merchantDeliver', actor: 'merchant', minutes: onTheWay }),
  ready: every({ event: 'collect', actor: 'merchant', minutes: about(8) }),
}

function every(step: Step): Record<DeliveryMethod, Step> {
  return { rider: step, merchant: step, pickup: step }
}

const refusal: Step = { event: 'refuse', actor: 'merchant', minutes: about(1) }
const delay: Step = { event: 'applyDelay', actor: 'rider', minutes: (order) => onTheWay(order) * 0.4 }

/** The next step of an order; `share` is the fraction of orders that deviate from the plan. */
export function stepOf(order: DemoOrder, share: number): Step | undefined {
  const state = order.state as TakeawayState
  const surprise = surpriseOf(order, share)
  if (state === 'waitingAccept' && surprise === 'refuse') return refusal
  if (state === 'riderDelivering' && surprise === 'delay' && !order.delay) return delay
  return plan[state]?.[order.variant as DeliveryMethod]
}
