import type { Kysely, Transaction } from 'kysely'
import type { OrderId } from '@contract/entities/ids'
import { limits } from '@contract/limits'
import { settings } from '@contract/settings'
import { isOpenRefund } from '@contract/states/after-sales'
import { isMissing } from '@contract/states/parcel'
import { minutesAfter } from '../../../clock'
import type { Database } from '../../../database/schema'
import { Failure } from '../../../http/failure'
import { daysAfter } from '../../../local-time'
import type { OrderEngine } from '../../order/engine'
import * as queries from './queries'

type Tx = Transaction<Database>
type Facts = Awaited<ReturnType<typeof queries.receiptFacts>>

const ms = (at: Date | string) => new Date(at).getTime()

/** Time for which cases were open after a moment; undefined while one is. Overlapping cases stop the clock once. */
function pausedAfter(events: Facts['cases'], start: number): number | undefined {
  const open = new Set<string>()
  let [since, paused] = [0, 0]
  for (const { refund_id, state, at } of events) {
    const before = open.size
    if (isOpenRefund(state)) open.add(refund_id)
    else open.delete(refund_id)
    if (before === 0 && open.size > 0) since = ms(at)
    if (before > 0 && open.size === 0) paused += Math.max(0, ms(at) - Math.max(start, since))
  }
  return open.size > 0 ? undefined : paused
}

/**
 * Time at which receipt confirms itself: some days after the last parcel was shipped, but not before all are delivered,
 * later when no delivery is reported, and much later while a parcel is lost or goes back; the clock pauses while a case is open. Null during a pause, and before everything
 * was shipped.
 */
export function receiptDue({ parcels, extendedAt, cases }: Facts): Date | null {
  const left = parcels.flatMap(({ shipped_at }) => (shipped_at ? [ms(shipped_at)] : []))
  if (left.length === 0 || left.length < parcels.length) return null
  const last = Math.max(...left)
  const paused = pausedAfter(cases, last)
  if (paused === undefined) return null
  const delivered = parcels.flatMap(({ delivered_at }) => (delivered_at ? [ms(delivered_at)] : []))
  const allThere = delivered.length === parcels.length
  const undelivered = parcels.some(({ state }) => isMissing(state))
    ? limits.confirmMissingDays
    : limits.confirmUndeliveredDays
  const days = allThere ? limits.confirmReceiptDays : undelivered
  const given = days + (extendedAt ? limits.extendReceiptDays : 0)
  const due = ms(daysAfter(settings().timeZone, new Date(last), given)) + paused
  return new Date(allThere ? Math.max(due, ...delivered) : due)
}

/** Time at which receipt of an order confirms itself; null while its clock pauses. */
export const receiptDueOf = async (db: Kysely<Database>, orderId: string): Promise<Date | null> =>
  receiptDue(await queries.receiptFacts(db, orderId))

/**
 * Takes more time before receipt confirms itself, and answers when it does then.
 * @throws Failure `orderStateChanged` for an order that does not wait for its receipt, `receiptExtended` for a second time
 */
export async function extendReceipt(tx: Tx, orders: OrderEngine, orderId: OrderId, now: Date): Promise<Date | null> {
  const order = await orders.lock(tx, orderId)
  if (order.state !== 'pendingReceipt') throw new Failure('orderStateChanged')
  if (!(await queries.extendOnce(tx, orderId, now))) throw new Failure('receiptExtended')
  await orders.touch(tx, order, {})
  return receiptDueOf(tx, orderId)
}

/** Time from which the shop of an order can be reminded again; null when it can be now. */
export function remindAgainAt({ reminded_at }: { readonly reminded_at: Date | null }, now: Date): string | null {
  const again = reminded_at && minutesAfter(reminded_at, limits.remindShopMinutes)
  return again && again > now ? again.toISOString() : null
}
