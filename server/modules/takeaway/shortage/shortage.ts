import type { Transaction } from 'kysely'
import type { OrderId } from '@contract/entities/ids'
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
import { takeawayOrder, updateTakeaway } from '../queries'
import { storeReasons } from '../reasons'
import * as queries from './queries'

type Tx = Transaction<Database>
type Line = Awaited<ReturnType<typeof refundableLines>>[number]

/**
 * Shortages: a dish that is missing after the store has accepted the order (product text §2, refuse-special). It is set out of
 * stock for a while. With `ifSoldOut: 'refund'` it is refunded at once; otherwise the customer chooses between a refund of the
 * dish and of the whole order, and without an answer the dish is refunded. A refund of a part of the dish is no answer.
 */
export class Shortages {
  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
    private readonly refunds: RefundEngine,
    /** The minutes for which a dish is out of stock after a shortage. */
    private readonly unavailableMinutes: number,
  ) {
    context.jobs.on<{ orderId: OrderId }>('order.shortage', (tx, job) => this.onTimeout(tx, job))
    context.jobs.on<{ goodsId: string; quantity: number }>(queries.restockJob, (tx, { goodsId, quantity }) =>
      queries.addStock(tx, goodsId, quantity),
    )
    refunds.onChange('takeaway', (tx, { state }, order) =>
      state === 'refundComplete' ? this.clear(tx, order) : Promise.resolve(),
    )
  }

  /**
   * Reports a shortage of a line of a locked order.
   * @throws Failure `orderStateChanged` unless the order is being prepared, nothing of the line is refunded or requested, and
   * no other shortage is open
   */
  async report(tx: Tx, order: Order, position: number): Promise<void> {
    const line = await this.lineOf(tx, order, position)
    const isWhole = line !== undefined && line.refundedQuantity === 0 && line.openQuantity === 0
    const { shortage: open, if_sold_out } = await takeawayOrder(tx, order.id)
    if (order.state !== 'preparing' || !isWhole || open) throw new Failure('orderStateChanged')
    await this.takeOffMenu(tx, order, line)
    const answerBefore = minutesAfter(this.context.clock.now(), limits.answerShortageMinutes)
    const shortage = { position, answerBefore: answerBefore.toISOString() }
    await updateTakeaway(tx, order.id, { shortage: JSON.stringify(shortage) })
    const touched = await this.orders.touch(tx, order, {})
    if (if_sold_out === 'refund') return this.refundDish(tx, touched, line)
    await this.scheduleTimeout(tx, order.id, answerBefore)
  }

  private async lineOf(tx: Tx, order: Order, position: number): Promise<Line | undefined> {
    const lines = await refundableLines(tx, order.id)
    return lines.find((line) => line.position === position)
  }

  private async takeOffMenu(tx: Tx, order: Order, line: Line): Promise<void> {
    const gone = await queries.emptyStock(tx, line.item_id)
    await queries.markReturned(tx, order.id, line.position)
    const payload = { goodsId: line.item_id, quantity: gone + line.quantity }
    const runAt = minutesAfter(this.context.clock.now(), this.unavailableMinutes)
    await this.context.jobs.add(tx, { kind: queries.restockJob, payload, runAt })
  }

  private scheduleTimeout(tx: Tx, orderId: OrderId, runAt: Date): Promise<void> {
    return this.context.jobs.add(tx, { kind: 'order.shortage', payload: { orderId }, runAt })
  }

  /** Refunds the dish when the customer did not answer; waits on while a refund request for the line is open. */
  private async onTimeout(tx: Tx, { orderId }: { orderId: OrderId }): Promise<void> {
    const order = await this.orders.lock(tx, orderId)
    const { shortage } = await takeawayOrder(tx, orderId)
    const now = this.context.clock.now()
    if (!shortage || Date.parse(shortage.answerBefore) > now.getTime()) return
    const line = await this.lineOf(tx, order, shortage.position)
    if (!line) return
    if (line.openQuantity > 0) return this.scheduleTimeout(tx, orderId, minutesAfter(now, limits.answerShortageMinutes))
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

  /** Clears the shortage once the whole line is refunded. */
  private async clear(tx: Tx, order: Order): Promise<void> {
    const { shortage } = await takeawayOrder(tx, order.id)
    const line = shortage && (await this.lineOf(tx, order, shortage.position))
    if (line && remainingOf(line) === 0) {
      await updateTakeaway(tx, order.id, { shortage: null })
      await this.orders.touch(tx, order, {})
    }
  }
}
