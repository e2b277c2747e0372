import type { Transaction } from 'kysely'
import type { Database } from '../../../database/schema'
import { Failure } from '../../../http/failure'
import { addJobs } from '../../../jobs/queries'
import type { Order } from '../../order/queries'
import { askFirst } from '../../payment/provider/ask'
import { missJob } from './jobs'
import * as queries from './queries'
import { balanceOf, type OrderTerms } from './terms'

/**
 * Takes what a new order buys out of its presale and notes how it is paid. A deposit that is not paid in time ends the order once
 * its open attempts are asked about.
 * @throws Failure `soldOut` when fewer pieces are left
 */
export async function placePresale(tx: Transaction<Database>, order: Order, terms: OrderTerms): Promise<void> {
  const { presale_id, sku_id, quantity, deposit_until: _, ...rest } = terms
  if (!(await queries.takePieces(tx, presale_id, sku_id, quantity))) throw new Failure('soldOut')
  const row = { order_id: order.id, presale_id, sku_id, quantity, ...rest, balance: balanceOf(terms, order.total) }
  await queries.insertPresaleOrder(tx, { ...row, deposit_paid_at: null, forfeited_at: null })
  if (terms.deposit === null) return
  const miss = { kind: missJob, payload: { orderId: order.id, event: 'missDeposit' } }
  await addJobs(tx, [askFirst({ orderId: order.id, then: miss }, order.pay_before)])
}
