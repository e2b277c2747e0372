import type { Transaction } from 'kysely'
import { minutesAfter } from '../../clock'
import type { Database } from '../../database/schema'
import * as queries from './queries'

type Tx = Transaction<Database>

/** Accepts a delay: moves the order's estimated time and the rider's arrival time. */
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

/** Refuses a delay: the estimated time stays. */
export async function refuseDelay(tx: Tx, orderId: string): Promise<void> {
  const { delay } = await queries.takeawayOrder(tx, orderId)
  if (delay) await queries.updateTakeaway(tx, orderId, { delay: JSON.stringify({ ...delay, answer: 'refused' }) })
}

/** The column change of a delay request of `minutes`; `dueAt` is the rider's arrival time with the delay. */
export const askedDelay = (minutes: number, askedAt: Date, dueAt: Date | null) => ({
  delay: JSON.stringify({ minutes, askedAt: askedAt.toISOString(), dueAt: dueAt?.toISOString() ?? null, answer: null }),
})
