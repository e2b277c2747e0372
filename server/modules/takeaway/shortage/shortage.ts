import type { Transaction } from 'kysely'
import { limits } from '@contract/limits'
import { remainingOf } from '@contract/refund-amounts'
import { minutesAfter } from '../../../clock'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import { Failure } from '../../../http/failure'
import type { OrderEngine } from '../../order/engine'
import type { Order } from '../../order/queries'
import type { RefundEngine } from '../../refund/engine'
import { refundableLines } from '../../refund/queries'
import { findTakeaway, takeawayOrder, updateTakeaway } from '../queries'
import { storeReasons } from '../reasons'
import * as queries from './queries'

type Tx = Transaction<Database>
type Line = Awaited<ReturnType<typeof refundableLines>>[number]

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
    refunds.onChange((tx, { state }, order) => (state === 'refundComplete' ? this.clear(tx, order) : Promise.resolve()))
  }

  /**
   * The store's word on a line of a locked order.
   * @throws Failure `orderStateChanged` unless it is being cooked, all of the line is still the customer's, and nothing is
   * asked about it
   */
  async report(tx: Tx, order: Order, position: number): Promise<void> {
    const line = await this.lineOf(tx, order, position)
    const isWhole = line !== undefined && line.refundedQuantity === 0 && line.openQuantity === 0
    const { shortage: asked, if_sold_out } = await takeawayOrder(tx, order.id)
    if (order.state !== 'preparing' || !isWhole || asked) throw new Failure('orderStateChanged')
    await this.takeOff(tx, order, line)
    const answerBefore = minutesAfter(this.context.clock.now(), limits.answerShortageMinutes)
    const shortage = { position, answerBefore: answerBefore.toISOString() }
    await updateTakeaway(tx, order.id, { shortage: JSON.stringify(shortage) })
    const told = await this.orders.touch(tx, order, {})
    if (if_sold_out === 'refund') return this.refundDish(tx, told, line)
    await this.wait(tx, order.id, answerBefore)
  }

  private async lineOf(tx: Tx, order: Order, position: number): Promise<Line | undefined> {
    const lines = await refundableLines(tx, order.id)
    return lines.find((line) => line.position === position)
  }

  private async takeOff(tx: Tx, order: Order, line: Line): Promise<void> {
    const gone = await queries.emptyStock(tx, line.item_id)
    await queries.markReturned(tx, order.id, line.position)
    const payload = { goodsId: line.item_id, quantity: gone + line.quantity }
    const { demo, demoSpeed } = this.context.config
    const runAt = minutesAfter(this.context.clock.now(), demo ? goneMinutes / demoSpeed : goneMinutes)
    await this.context.jobs.add(tx, { kind: 'goods.restock', payload, runAt })
  }

  private wait(tx: Tx, orderId: string, runAt: Date): Promise<void> {
    return this.context.jobs.add(tx, { kind: 'order.shortage', payload: { orderId }, runAt })
  }

  /** Nobody answered: the dish goes back, unless the store is looking at an application of it, which decides first. */
  private async onSilence(tx: Tx, { orderId }: { orderId: string }): Promise<void> {
    const order = await this.orders.lock(tx, orderId)
    const { shortage } = await takeawayOrder(tx, orderId)
    const now = this.context.clock.now()
    if (!shortage || Date.parse(shortage.answerBefore) > now.getTime()) return
    const line = await this.lineOf(tx, order, shortage.position)
    if (!line) return
    if (line.openQuantity > 0) return this.wait(tx, orderId, minutesAfter(now, limits.answerShortageMinutes))
    await this.refundDish(tx, order, line)
  }

  private async refundDish(tx: Tx, order: Order, line: Line): Promise<void> {
    const refund = await this.refunds.apply(tx, order, {
      type: 'partial',
      service: 'refundOnly',
      lines: [{ position: line.position, quantity: remainingOf(line) }],
      reason: storeReasons.outOfDish.en,
      description: '',
      pictures: [],
      actor: 'merchant',
    })
    await this.refunds.fire(tx, await this.orders.lock(tx, order.id), refund, 'agreeRefund', 'merchant')
  }

  /** Settles the question once all of the dish is back: some of it does not answer for the rest. */
  private async clear(tx: Tx, order: Order): Promise<void> {
    const shortage = (await findTakeaway(tx, order.id))?.shortage
    const line = shortage && (await this.lineOf(tx, order, shortage.position))
    if (line && remainingOf(line) === 0) {
      await updateTakeaway(tx, order.id, { shortage: null })
      await this.orders.touch(tx, order, {})
    }
  }
}
