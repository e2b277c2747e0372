import type { Transaction } from 'kysely'
import { limits } from '@contract/limits'
import { isOpenRefund } from '@contract/states/after-sales'
import { takeawayState } from '@contract/states/takeaway'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import type { OrderEngine } from '../order/engine'
import type { Order } from '../order/queries'
import { storeReasons } from '../order/reasons'
import type { Application, RefundEngine } from './engine'
import * as queries from './queries'

type Tx = Transaction<Database>

/** How long a store that ran out of a dish goes without it. */
const goneMinutes = 60

/**
 * A dish that a store runs out of after it took the order (product text §2, refuse-special). It is off the menu for a
 * while. The customer who asked for it beforehand is refunded at once; another chooses between a refund of the dish and of
 * the whole order, and silence is the former. Who takes only some of the dish back is still asked about the rest of it.
 */
export class Shortages {
  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
    private readonly refunds: RefundEngine,
  ) {
    context.jobs.on<{ orderId: string }>('order.shortage', (tx, job) => this.onSilence(tx, job))
    context.jobs.on<{ goodsId: string; quantity: number }>('goods.restock', (tx, { goodsId, quantity }) =>
      queries.addStock(tx, goodsId, quantity),
    )
  }

  /** The store's word on a line of a locked order. @throws Failure `orderStateChanged` unless it is being cooked. */
  async report(tx: Tx, order: Order, position: number): Promise<void> {
    const lines = await queries.refundableLines(tx, order.id)
    const line = lines.find((each) => each.position === position && each.refundedQuantity === 0)
    const newest = await queries.newestRefund(tx, order.id)
    const busy = order.shortage !== null || (newest && isOpenRefund(newest.state))
    if (takeawayState(order) !== 'preparing' || !line || busy) throw new Failure('orderStateChanged')
    await this.takeOff(tx, order, line)
    const answerBefore = minutesAfter(this.context.clock.now(), limits.answerShortageMinutes)
    const shortage = { position, answerBefore: answerBefore.toISOString() }
    const told = await this.orders.touch(tx, order, { shortage: JSON.stringify(shortage) })
    if (order.if_sold_out === 'refund') return this.refundDish(tx, told)
    await this.wait(tx, order.id, answerBefore)
  }

  /**
   * Whether an application is the customer's answer to a shortage: the dish in question, or all of the order while it is
   * still being cooked. What has left the kitchen does not go back unasked.
   */
  answers(order: Order, { type, lines }: Pick<Application, 'type' | 'lines'>): boolean {
    const { shortage } = order
    if (!shortage) return false
    if (type === 'full') return takeawayState(order) === 'preparing'
    return lines.length === 1 && lines[0]?.position === shortage.position
  }

  private async takeOff(tx: Tx, order: Order, line: { goods_id: string; position: number; quantity: number }) {
    const gone = await queries.emptyStock(tx, line.goods_id)
    await queries.markReturned(tx, order.id, line.position)
    const payload = { goodsId: line.goods_id, quantity: gone + line.quantity }
    const runAt = minutesAfter(this.context.clock.now(), goneMinutes / this.context.config.demoSpeed)
    await this.context.jobs.add(tx, { kind: 'goods.restock', payload, runAt })
  }

  private wait(tx: Tx, orderId: string, runAt: Date): Promise<void> {
    return this.context.jobs.add(tx, { kind: 'order.shortage', payload: { orderId }, runAt })
  }

  private async onSilence(tx: Tx, { orderId }: { orderId: string }): Promise<void> {
    const order = await this.orders.lock(tx, orderId)
    const early = order.shortage && Date.parse(order.shortage.answerBefore) > this.context.clock.now().getTime()
    if (!order.shortage || early) return
    const newest = await queries.newestRefund(tx, orderId)
    if (newest && isOpenRefund(newest.state))
      return this.wait(tx, orderId, minutesAfter(this.context.clock.now(), limits.answerShortageMinutes))
    await this.refundDish(tx, order)
  }

  private async refundDish(tx: Tx, order: Order): Promise<void> {
    const { shortage } = order
    if (!shortage) return
    const line = (await queries.refundableLines(tx, order.id)).find(({ position }) => position === shortage.position)
    const quantity = line ? line.quantity - line.refundedQuantity : 0
    const refund = await this.refunds.apply(tx, order, {
      type: 'partial',
      lines: [{ position: shortage.position, quantity }],
      reason: storeReasons.outOfDish.en,
      description: '',
      pictures: [],
      actor: 'merchant',
    })
    await this.refunds.fire(tx, await this.orders.lock(tx, order.id), refund, 'agreeRefund', 'merchant')
  }
}
