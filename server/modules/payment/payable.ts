import type { Transaction } from 'kysely'
import type { OrderId } from '@contract/entities/ids'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import type { OrderEngine } from '../order/engine'
import { isOpen } from '../pricing/hours'
import * as queries from './queries'

/**
 * Locks an order and its payment, to pay it.
 * @throws Failure `alreadyPaid`, `paymentClosed` when it is cancelled, given back or too late, or `storeClosed` when the
 * store closed meanwhile: nobody there would take the order.
 */
export async function lockPayable(tx: Transaction<Database>, context: Context, orders: OrderEngine, orderId: OrderId) {
  const order = await orders.lock(tx, orderId)
  const payment = await queries.lockPayment(tx, orderId)
  if (payment.status === 'paid') throw new Failure('alreadyPaid')
  const now = context.clock.now()
  if (payment.status !== 'pending' || order.pay_before <= now) throw new Failure('paymentClosed')
  const store = await queries.hoursOfStore(tx, order.store_id)
  if (!isOpen(store, now)) throw new Failure('storeClosed')
  return { order, payment }
}
