import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema'
import { post, transfer } from '../wallet/ledger'
import * as queries from './queries'

type Tx = Transaction<Database>

/**
 * Ends the payment of an order that is cancelled: an unpaid one is closed, a paid one goes back whole to the account it
 * came from. Answers what was given back; doing it twice gives back once.
 */
export async function giveBack(tx: Tx, order: { id: string; store_id: string }, at: Date): Promise<number> {
  const payment = await queries.lockPayment(tx, order.id)
  if (payment.status === 'pending') await queries.setClosed(tx, payment.id)
  if (payment.status !== 'paid') return 0
  if (payment.amount > 0) {
    const sides = transfer(
      { kind: 'storeHeld', ownerId: order.store_id },
      { kind: 'customer', ownerId: payment.customer_id },
      payment.amount,
    )
    await post(tx, { kind: 'refund', referenceId: payment.id, at, sides })
  }
  await queries.setRefunded(tx, payment.id, payment.amount)
  return payment.amount
}

/** Hands what was held for a store over to it once the order has arrived. */
export async function settle(tx: Tx, order: { id: string; store_id: string }, at: Date): Promise<void> {
  const payment = await queries.lockPayment(tx, order.id)
  if (payment.status !== 'paid' || payment.amount === 0) return
  const sides = transfer(
    { kind: 'storeHeld', ownerId: order.store_id },
    { kind: 'store', ownerId: order.store_id },
    payment.amount,
  )
  await post(tx, { kind: 'settlement', referenceId: payment.id, at, sides })
}
