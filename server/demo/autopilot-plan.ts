import type { Actor } from '@contract/states/machine'
import type { DeliveryMethod, TakeawayEvent, TakeawayState } from '@contract/states/takeaway'
import type { RiderRecord } from '../database/schema'
import type { Order } from '../modules/order/queries'
import { travelMinutes } from '../modules/takeaway/pricing/delivery'
import type { TakeawayOrder } from '../modules/takeaway/queries'
import { riders } from './riders'
import { part, surpriseOf } from './surprises'

/** An order with what takeaway adds to it. */
export type DemoOrder = Order & TakeawayOrder

/** What the autopilot makes happen to an order next, and when. */
export interface Step {
  readonly event: TakeawayEvent
  readonly actor: Actor
  /** In real time; the demo's speed divides it. */
  readonly minutes: (order: DemoOrder) => number
}

/** A time around `minutes`, a fifth more or less, the same for the same order. */
export const about = (minutes: number) => (order: { readonly id: string }) =>
  minutes * (0.8 + part(order, 'pace') * 0.4)
/** How long a rider is under way, in minutes. */
export const onTheWay = (order: DemoOrder) => 3 + travelMinutes(order.distance)

/** What merchants and riders do in each state. */
const plan: Partial<Record<TakeawayState, Partial<Record<DeliveryMethod, Step>>>> = {
  waitingAccept: every({ event: 'accept', actor: 'merchant', minutes: about(1) }),
  preparing: {
    rider: { event: 'assignRider', actor: 'rider', minutes: about(2) },
    merchant: { event: 'merchantSetOff', actor: 'merchant', minutes: about(12) },
    pickup: { event: 'ready', actor: 'merchant', minutes: about(10) },
  },
  riderAccepted: every({ event: 'riderArrive', actor: 'rider', minutes: about(5) }),
  riderArrived: every({ event: 'pickUp', actor: 'rider', minutes: about(4) }),
  riderPicking: every({ event: 'setOff', actor: 'rider', minutes: about(1) }),
  riderDelivering: every({ event: 'deliver', actor: 'rider', minutes: onTheWay }),
  merchantDelivering: every({ event: 'merchantDeliver', actor: 'merchant', minutes: onTheWay }),
  ready: every({ event: 'collect', actor: 'merchant', minutes: about(8) }),
}

function every(step: Step): Record<DeliveryMethod, Step> {
  return { rider: step, merchant: step, pickup: step }
}

const refusal: Step = { event: 'refuse', actor: 'merchant', minutes: about(1) }
const delay: Step = { event: 'applyDelay', actor: 'rider', minutes: (order) => onTheWay(order) * 0.4 }

/** The next step of an order; `share` of the orders go otherwise than planned. */
export function stepOf(order: DemoOrder, share: number): Step | undefined {
  const state = order.state as TakeawayState
  const surprise = surpriseOf(order, share)
  if (state === 'waitingAccept' && surprise === 'refuse') return refusal
  if (state === 'riderDelivering' && surprise === 'delay' && !order.delay) return delay
  return plan[state]?.[order.variant as DeliveryMethod]
}

/** The rider of an order, the same whenever it is asked; neither left nor due yet. */
export function riderFor(order: DemoOrder): RiderRecord {
  const rider = riders[Math.floor(part(order, 'rider') * riders.length)] ?? riders[0]
  return { ...rider, leftAt: null, dueAt: null }
}
