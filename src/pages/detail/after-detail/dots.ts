import type { Refund } from '@contract/entities/refund'

export interface Dot {
  key: 'applied' | 'store' | 'decision' | 'refunded' | 'refused' | 'closedStep'
  state: 'done' | 'now' | 'todo'
}

/** The progress dots of a refund without return: applied, the review of the store if there is one, result. */
export function dotsOf({ state, store }: Pick<Refund, 'state' | 'store'>): Dot[] {
  const applied: Dot = { key: 'applied', state: 'done' }
  if (store === null && (state === 'evidence' || state === 'arbitration'))
    return [applied, { key: 'decision', state: 'now' }, { key: 'refunded', state: 'todo' }]
  if (store === null && state === 'refundComplete') return [applied, { key: 'refunded', state: 'done' }]
  if (state === 'refundComplete') return [applied, { key: 'store', state: 'done' }, { key: 'refunded', state: 'done' }]
  if (state === 'refused') return [applied, { key: 'store', state: 'done' }, { key: 'refused', state: 'now' }]
  if (state === 'evidence' || state === 'arbitration')
    return [applied, { key: 'store', state: 'done' }, { key: 'decision', state: 'now' }]
  if (state === 'closed' || state === 'revoked') return [applied, { key: 'closedStep', state: 'done' }]
  return [applied, { key: 'store', state: 'now' }, { key: 'refunded', state: 'todo' }]
}
