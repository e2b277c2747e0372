import type { Transaction } from 'kysely'
import type { Actor } from '@contract/states/machine'
import type { Database } from '../../database/schema'
import type { OrderEngine } from '../order/engine'
import type { Order } from '../order/queries'
import { refundPart } from '../order/settlement'
import { arePaidByPoints } from '../order/settlement/points'
import { type RefundSum, sumAtCompletion } from './draft'
import type { RefundPolicy } from '../order/kind/refunds'
import * as queries from './queries'

type Tx = Transaction<Database>

interface Completion {
  readonly orders: OrderEngine
  readonly policy: RefundPolicy
  readonly at: Date
}

interface Completed {
  readonly refund: queries.Refund
  readonly order: Order
}

/**
 * Completes a refund: posts the money and restocks. The amount is computed here, since only now it is known whether it is the
 * last refund of its order. The last one fires the event `refund` on the order if its state allows it. A refund of a chosen
 * amount leaves quantities and inventory as they are.
 */
export async function completeRefund(
  tx: Tx,
  { orders, policy, at }: Completion,
  { order, refund, actor }: Completed & { readonly actor: Actor },
): Promise<Completed> {
  const lines = await queries.linesOf(tx, refund.id)
  const isOfGoods = refund.chosen_amount === null
  if (isOfGoods) await queries.markRefunded(tx, order.id, lines)
  const left = await queries.refundableLines(tx, order.id)
  const isLast = isOfGoods && left.every(({ quantity, refundedQuantity }) => refundedQuantity === quantity)
  const withFees = !isLast || (await policy.goods?.includesFees(tx, order, refund)) !== false
  const sum = isOfGoods ? sumAtCompletion(order, left, lines, withFees) : amountOf(refund)
  const completed = await queries.updateRefund(tx, refund.id, sum)
  if (isOfGoods) await putBack(tx, { orders, policy }, order, { refund, lines, orderLines: left })
  if (sum.type === 'full' && orders.allows(order, 'refund')) {
    return {
      refund: completed,
      order: await orders.fire(tx, order, 'refund', actor, { reason: refund.reason, refundApplication: refund.id }),
    }
  }
  const { amount, fees } = sum
  const part = { referenceId: refund.id, lines, fees, keepsFees: !withFees, amount, at }
  const gives = amount > 0 || (await arePaidByPoints(tx, order.id, lines))
  const refunded = gives ? await refundPart(tx, order, part) : order.refunded
  const touched = await orders.gaveBack(tx, order, refund.id, refunded)
  return {
    refund: completed,
    order: (await policy.goods?.completed(tx, orders, touched, { actor, isLast })) ?? touched,
  }
}

const amountOf = ({ amount, fees }: queries.Refund): RefundSum => ({ type: 'partial', amount, fees })

function putBack(tx: Tx, parts: Omit<Completion, 'at'>, order: Order, input: RestockInput): Promise<void> {
  const { goods } = parts.policy
  if (!goods) return restock(tx, parts, order, input)
  const { refund, lines } = input
  return goods.restock(tx, parts.orders, order, { service: refund.service, counted: refund.counted, lines })
}

interface RestockInput {
  readonly refund: queries.Refund
  readonly lines: readonly { position: number; quantity: number }[]
  readonly orderLines: Awaited<ReturnType<typeof queries.refundableLines>>
}

/** Restocks the refunded lines that the policy allows, up to the quantity not yet returned. */
async function restock(
  tx: Tx,
  { orders, policy }: Omit<Completion, 'at'>,
  order: Order,
  { refund, lines, orderLines }: RestockInput,
) {
  const back = lines.flatMap((line) => {
    const sold = orderLines.find(({ position }) => position === line.position)
    const quantity = Math.min(line.quantity, sold ? sold.quantity - sold.returned_quantity : 0)
    return quantity > 0 && policy.restocks(order, line, refund.service) ? [{ position: line.position, quantity }] : []
  })
  await orders.release(tx, order, back)
}
