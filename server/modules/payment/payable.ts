import type { Transaction } from 'kysely'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import type { OrderEngine } from '../order/engine'
import * as queries from './queries'

/**
 * Locks an order and its payment, to pay it.
 * @throws Failure `alreadyPaid`, or `paymentClosed` when it is cancelled, given back or too late.
 */
export async function lockPayable(tx: Transaction<Database>, context: Context, orders: OrderEngine, orderId: string) {
  const order = await orders.lock(tx, orderId)
  const payment = await queries.lockPayment(tx, orderId)
  if (payment.status === 'paid') throw new Failure('alreadyPaid')
  if (payment.status !== 'pending' || order.pay_before <= context.clock.now()) throw new Failure('paymentClosed')
  return { order, payment }
}
