import type { Delay } from '@contract/entities/order'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../clock'
import type { DelayRecord } from '../../database/schema'

/** An order that a rider delivers: its promised time, the rider's expected time, and the requested delay. */
interface Brought<Rider extends { readonly dueAt: string | null }> {
  readonly estimated_at: Date
  readonly rider: Rider | null
  readonly delay: DelayRecord | null
}

/** The times of an order once a delay is accepted: the customer sees them before, and the acceptance writes them. */
function timesWith<Rider extends { readonly dueAt: string | null }>(
  { estimated_at, rider }: Brought<Rider>,
  { minutes, dueAt }: DelayRecord,
) {
  const later = rider?.dueAt ? minutesAfter(new Date(rider.dueAt), minutes).toISOString() : null
  return { estimated_at: minutesAfter(estimated_at, minutes), rider: rider && { ...rider, dueAt: dueAt ?? later } }
}

/** The change of columns that asks for a delay of `minutes`; `dueAt` is when the rider is due then, null for as much later. */
export const askedDelay = (minutes: number, askedAt: Date, dueAt: Date | null) => ({
  delay: JSON.stringify({ minutes, askedAt: askedAt.toISOString(), dueAt: dueAt?.toISOString() ?? null, answer: null }),
})

/** The change of columns that accepts a delay: the promise and the rider's arrival move. Undefined when nobody asks. */
export function acceptedDelay<Rider extends { readonly dueAt: string | null }>(row: Brought<Rider>) {
  if (!row.delay) return undefined
  const { estimated_at, rider } = timesWith(row, row.delay)
  const delay = JSON.stringify({ ...row.delay, answer: 'accepted' })
  return { estimated_at, delay, ...(rider && { rider: JSON.stringify(rider) }) }
}

/** The change of columns that refuses a delay: the promise stays. Undefined when nobody asks. */
export const refusedDelay = ({ delay }: { readonly delay: DelayRecord | null }) =>
  delay ? { delay: JSON.stringify({ ...delay, answer: 'refused' }) } : undefined

/** The delay that a rider asked for, with the arrival that it leads to; once accepted, that is the order's own. */
export function delayView<Row extends Brought<{ readonly dueAt: string | null }>>(
  row: Row,
  arrivalOf: (row: Row) => Date,
): Delay | null {
  if (!row.delay) return null
  const { minutes, askedAt, answer } = row.delay
  const answerBefore = minutesAfter(new Date(askedAt), limits.answerDelayMinutes).toISOString()
  const arrival = arrivalOf(answer === 'accepted' ? row : { ...row, ...timesWith(row, row.delay) })
  return { minutes, askedAt, answer, answerBefore, estimatedAt: arrival.toISOString() }
}
