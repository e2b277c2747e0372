import { defineStates } from './machine'

/** The states in which a rider has a delivery in hand. */
export const assignedStates = [
  'accepted',
  'atPickup',
  'pickedUp',
  'onTheWay',
  'atDropOff',
  'problem',
  'returning',
] as const

const beforePickup = ['accepted', 'atPickup'] as const

/**
 * A delivery: the work of one rider on one order, from the store or sender to the door (product text §4). The order's own machine
 * follows each step, and an order that moves by itself moves its delivery with it.
 */
export const delivery = defineStates({
  title: 'Delivery',
  initial: 'waiting',
  states: ['waiting', 'offered', ...assignedStates, 'delivered', 'returned', 'cancelled'],
  transitions: {
    offer: { from: 'waiting', to: 'offered', by: 'clock' },
    lapse: { from: 'offered', to: 'waiting', by: ['clock', 'rider'] },
    accept: { from: ['waiting', 'offered'], to: 'accepted', by: ['rider', 'platform'] },
    release: { from: beforePickup, to: 'waiting', by: ['rider', 'platform', 'clock'], needs: 'reason' },
    arriveAtPickup: { from: 'accepted', to: 'atPickup', by: 'rider' },
    buy: { from: 'atPickup', to: 'pickedUp', by: 'rider' },
    pickUp: { from: ['atPickup', 'pickedUp'], to: 'onTheWay', by: 'rider' },
    arriveAtDropOff: { from: 'onTheWay', to: 'atDropOff', by: 'rider' },
    report: { from: ['onTheWay', 'atDropOff'], to: 'problem', by: 'rider', needs: 'reason' },
    /** The goods are with a rider who had an accident, from whom another one fetches them. */
    handOn: { from: ['onTheWay', 'atDropOff', 'problem'], to: 'waiting', by: 'platform' },
    resume: { from: 'problem', to: 'atDropOff', by: ['rider', 'customer'] },
    bringBack: { from: 'problem', to: 'returning', by: ['customer', 'platform', 'clock'] },
    deliver: { from: ['onTheWay', 'atDropOff', 'problem'], to: 'delivered', by: 'rider' },
    handBack: { from: 'returning', to: 'returned', by: 'rider' },
    cancel: {
      from: ['waiting', 'offered', ...assignedStates],
      to: 'cancelled',
      by: ['customer', 'merchant', 'platform', 'clock'],
    },
  },
})
export type DeliveryState = (typeof delivery.states)[number]
export type DeliveryEvent = keyof typeof delivery.transitions

/** Whether a rider has a delivery in hand in a state. */
export const isAssigned = (state: DeliveryState): boolean => (assignedStates as readonly string[]).includes(state)

/** Whether the goods are still where they are picked up, so that another rider could take the delivery. */
export const isBeforePickup = (state: DeliveryState): boolean => (beforePickup as readonly string[]).includes(state)
