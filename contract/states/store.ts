import { defineStates } from './machine'

/** A store (product text §4): `resting` reopens by opening hours, `closed` only by its owner. Only `open` accepts orders. */
export const store = defineStates({
  title: 'Store',
  initial: 'closed',
  states: ['open', 'resting', 'closed'],
  transitions: {
    open: { from: ['closed', 'resting'], to: 'open', by: 'merchant' },
    startHours: { from: 'resting', to: 'open', by: 'clock' },
    endHours: { from: 'open', to: 'resting', by: 'clock' },
    rest: { from: 'open', to: 'resting', by: 'merchant' },
    close: { from: ['open', 'resting'], to: 'closed', by: ['merchant', 'platform'] },
  },
})
