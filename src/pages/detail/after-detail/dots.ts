import type { Refund } from '@contract/entities/refund'

export interface Dot {
  key: 'applied' | 'store' | 'decision' | 'refunded' | 'refused' | 'closedStep'
  state: 'done' | 'now' | 'todo'
}

/** The progress dots of a refund without return: applied, store review, result. */
export function dotsOf({ state }: Pick<Refund, 'state'>): Dot[] {
  const applied: Dot = { key: 'applied', state: 'done' }
  if (state === 'refundComplete') return [applied, { key: 'store', state: 'done' }, { key: 'refunded', state: 'done' }]
  if (state === 'refused') return [applied, { key: 'store', state: 'done' }, { key: 'refused', state: 'now' }]
  if (state === 'evidence' || state === 'arbitration')
    return [applied, { key: 'store', state: 'done' }, { key: 'decision', state: 'now' }]
  if (state === 'closed' || state === 'revoked') return [applied, { key: 'closedStep', state: 'done' }]
  return [applied, { key: 'store', state: 'now' }, { key: 'refunded', state: 'todo' }]
}
