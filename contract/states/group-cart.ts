import { limits } from '../limits'
import { defineStates } from './machine'

/**
 * A cart that several people fill for one delivery. Locking places a takeaway order, which fixes stock, prices and
 * shares; after payment that order's machine takes over. The host can extend a cart whose lock deadline passed.
 */
export const groupCart = defineStates({
  title: 'Shared cart',
  initial: 'open',
  states: ['open', 'locked', 'ordered', 'expired', 'cancelled'],
  transitions: {
    lock: { from: 'open', to: 'locked', by: ['customer', 'clock'] },
    expire: { from: 'open', to: 'expired', by: 'clock' },
    extend: { from: 'expired', to: 'open', by: 'customer' },
    pay: { from: 'locked', to: 'ordered', by: 'payment' },
    lapse: { from: 'locked', to: 'cancelled', by: 'clock' },
    cancel: { from: ['open', 'expired', 'locked'], to: 'cancelled', by: 'customer' },
    giveUp: { from: 'expired', to: 'cancelled', by: 'clock', after: limits.groupCartGiveUpMinutes },
  },
})

export type GroupCartState = (typeof groupCart.states)[number]
export type GroupCartEvent = keyof typeof groupCart.transitions

/** Carts that are not over: their host has no second one of the store. */
export const activeGroupCarts = ['open', 'locked', 'expired'] as const satisfies readonly GroupCartState[]
