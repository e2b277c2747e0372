import { minutesAfter } from '../../clock'
import type { Order, OrderChange } from './queries'

/** Agreed: the order is due later, and the rider when the rider said. */
export function acceptedDelay({ delay, estimated_at, rider }: Order): OrderChange {
  if (!delay) return {}
  const dueAt = delay.dueAt ?? rider?.dueAt ?? null
  return {
    estimated_at: minutesAfter(estimated_at, delay.minutes),
    delay: JSON.stringify({ ...delay, answer: 'accepted' }),
    ...(rider && { rider: JSON.stringify({ ...rider, dueAt }) }),
  }
}

/** Refused: what was promised stays. */
export const refusedDelay = ({ delay }: Order): OrderChange =>
  delay ? { delay: JSON.stringify({ ...delay, answer: 'refused' }) } : {}

/** What a rider who asks for `minutes` more writes on the order; `dueAt` is when the rider will be there then. */
export const askedDelay = (minutes: number, askedAt: Date, dueAt: Date | null): OrderChange => ({
  delay: JSON.stringify({ minutes, askedAt: askedAt.toISOString(), dueAt: dueAt?.toISOString() ?? null, answer: null }),
})
