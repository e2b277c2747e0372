import type { Transaction } from 'kysely'
import type { Request } from '@contract/call'
import type { hotelLate } from '@contract/calls/hotel-change'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import { Failure } from '../../../http/failure'
import type { OrderEngine } from '../../order/engine'
import { ways } from '../ways'
import * as queries from './queries'
import { arrivals } from './times'

/** The times that late guests can announce: none for hours, once it was said, and when it is morning. */
export const lateArrivals = (state: string, stay: queries.StayRow, now: Date): Date[] =>
  state === 'confirmed' && ways[stay.way].hasParts && stay.late_at === null ? arrivals(stay, stay.check_in, now) : []

/**
 * Notes that the guests of a stay arrive late, so that the room is kept through the first night.
 * @throws Failure `orderStateChanged` or `arrivalUnknown`
 */
export async function announceLate(
  { clock, orders }: Pick<Context, 'clock'> & { readonly orders: OrderEngine },
  tx: Transaction<Database>,
  { orderId, arrivalAt }: Request<typeof hotelLate>,
): Promise<void> {
  const order = await orders.lockOf(tx, 'hotel', orderId)
  const times = lateArrivals(order.state, await queries.stayOf(tx, order.id), clock.now())
  if (times.length === 0) throw new Failure('orderStateChanged')
  const arrival_at = new Date(arrivalAt)
  if (!times.some((at) => at.getTime() === arrival_at.getTime())) throw new Failure('arrivalUnknown')
  await queries.updateStay(tx, order.id, { arrival_at, late_at: clock.now() })
  await orders.touch(tx, order, {})
  await orders.reclock(tx, order)
}
