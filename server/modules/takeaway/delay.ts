import type { Transaction } from 'kysely'
import { minutesAfter } from '../../clock'
import type { Database } from '../../database/schema'
import * as queries from './queries'

type Tx = Transaction<Database>

/** Agreed: the order is due later, and the rider when the rider said. */
export async function acceptDelay(tx: Tx, orderId: string): Promise<void> {
  const { delay, rider, estimated_at } = await queries.takeawayOrder(tx, orderId)
  if (!delay) return
  const dueAt = delay.dueAt ?? rider?.dueAt ?? null
  await queries.updateTakeaway(tx, orderId, {
    estimated_at: minutesAfter(estimated_at, delay.minutes),
    delay: JSON.stringify({ ...delay, answer: 'accepted' }),
    ...(rider && { rider: JSON.stringify({ ...rider, dueAt }) }),
  })
}

/** Refused: what was promised stays. */
export async function refuseDelay(tx: Tx, orderId: string): Promise<void> {
  const { delay } = await queries.takeawayOrder(tx, orderId)
  if (delay) await queries.updateTakeaway(tx, orderId, { delay: JSON.stringify({ ...delay, answer: 'refused' }) })
}

/** What a rider who asks for `minutes` more writes on the order; `dueAt` is when the rider will be there then. */
export const askedDelay = (minutes: number, askedAt: Date, dueAt: Date | null) => ({
  delay: JSON.stringify({ minutes, askedAt: askedAt.toISOString(), dueAt: dueAt?.toISOString() ?? null, answer: null }),
})
