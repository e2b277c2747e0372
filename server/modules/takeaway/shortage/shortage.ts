import type { Kysely, Transaction } from 'kysely'
import type { OrderId } from '@contract/entities/ids'
import { limits } from '@contract/limits'
import { refundOf, remainingOf } from '@contract/refund-amounts'
import { isInKitchen } from '@contract/states/takeaway-merchant'
import { minutesAfter } from '../../../clock'
import type { Context } from '../../../context'
import type { Database, DishSnapshot, SubstituteRecord } from '../../../database/schema'
import { Failure } from '../../../http/failure'
import type { Notices } from '../../message/notices'
import { tellOfOrder } from '../../message/order-notice'
import type { OrderEngine } from '../../order/engine'
import { type Order, orderLines } from '../../order/queries'
import type { RefundEngine } from '../../refund/engine'
import { refundableLines } from '../../refund/queries'
import { takeawayOrder, updateTakeaway } from '../queries'
import { storeReasons } from '../reasons'
import { reserveStock } from '../stock/queries'
import * as queries from './queries'
import { canReplace, type MissingLine, type Offer, offersFor, replaced } from './substitutes'

type Db = Kysely<Database>
type Tx = Transaction<Database>
type Line = Awaited<ReturnType<typeof refundableLines>>[number]

/**
 * Shortages: a dish that is missing after the store has accepted the order (product text §2, refuse-special). It is set out of
 * stock for a while. With `ifSoldOut: 'refund'` it is refunded at once; otherwise the customer chooses between the substitute that
 * the store offers, if it does, a refund of the dish and of the whole order. Without an answer the dish is refunded, with
 * `replace` the substitute is accepted (decision 110). A refund of a part of the dish is no answer.
 */
export class Shortages {
  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
    private readonly refunds: RefundEngine,
    private readonly notices: Notices,
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
    orders.onChange('takeaway', async (tx, { id, phase }) => {
      if (phase === 'cancelled') await updateTakeaway(tx, id, { shortage: null })
    })
  }

  /**
   * Reports a shortage of a line of a locked order, with a substitute where the store offers one.
   * @throws Failure `goodsNotFound` for a substitute that cannot take its place, `invalidRequest` where the customer wants none; Failure `orderStateChanged` unless the kitchen has the order, nothing of the line is refunded or requested, and
   * no other shortage is open
   */
  async report(tx: Tx, order: Order, position: number, substituteId?: string): Promise<void> {
    const line = await this.lineOf(tx, order, position)
    const isWhole = line !== undefined && line.refundedQuantity === 0 && line.openQuantity === 0
    const { shortage: open, if_sold_out } = await takeawayOrder(tx, order.id)
    if (!isInKitchen(order.state) || !isWhole || open) throw new Failure('orderStateChanged')
    if (substituteId !== undefined && if_sold_out === 'refund')
      throw new Failure('invalidRequest', { fields: ['goodsId'] })
    const substitute = substituteId === undefined ? undefined : await this.offered(tx, order, line, substituteId)
    await this.takeOffMenu(tx, order, line)
    const answerBefore = minutesAfter(this.context.clock.now(), limits.answerShortageMinutes)
    const shortage = { position, answerBefore: answerBefore.toISOString(), ...(substitute && { substitute }) }
    await updateTakeaway(tx, order.id, { shortage: JSON.stringify(shortage) })
    const touched = await this.orders.touch(tx, order, {})
    if (if_sold_out === 'refund') return this.refundDish(tx, touched, line)
    await tellOfOrder(tx, this.notices, 'orderShortage', order.id)
    await this.scheduleTimeout(tx, order.id, answerBefore)
  }

  /** The dishes that can take the place of a line of an order, the most similar first. @throws Failure `orderStateChanged` */
  async offers(db: Db, orderId: OrderId, position: number): Promise<Offer[]> {
    return offersFor(db, await this.missing(db, orderId, position))
  }

  private async offered(tx: Tx, order: Order, { position }: Line, goodsId: string): Promise<SubstituteRecord> {
    const [offer] = await offersFor(tx, await this.missing(tx, order.id, position), goodsId)
    if (!offer) throw new Failure('goodsNotFound')
    return offer.record
  }

  private async missing(db: Db, orderId: OrderId, position: number): Promise<MissingLine> {
    const sold = (await orderLines(db, orderId)).find((each) => each.position === position)
    const line = (await refundableLines(db, orderId)).find((each) => each.position === position)
    if (!sold || !line) throw new Failure('orderStateChanged')
    return { ...sold, snapshot: sold.snapshot as DishSnapshot, refundedAmount: line.refundedAmount }
  }

  /**
   * Accepts the substitute of a locked order's missing dish.
   * @throws Failure `orderStateChanged` when another one is offered, or the dish is refunded or has left the kitchen; `soldOut`
   */
  async accept(tx: Tx, order: Order, goodsId: string): Promise<Order> {
    const { shortage } = await takeawayOrder(tx, order.id)
    const line = shortage && (await this.lineOf(tx, order, shortage.position))
    if (shortage?.substitute?.goodsId !== goodsId || !line || !canReplace(order, line))
      throw new Failure('orderStateChanged')
    const changed = await this.replace(tx, order, line, shortage.substitute)
    if (!changed) throw new Failure('soldOut')
    return changed
  }

  /** Puts a substitute in the place of the rest of a line, and refunds the difference; undefined when too few of it are left. */
  private async replace(tx: Tx, order: Order, line: Line, substitute: SubstituteRecord): Promise<Order | undefined> {
    const quantity = remainingOf(line)
    const { snapshot } = await this.missing(tx, order.id, line.position)
    if (!(await reserveStock(tx, [{ itemId: substitute.goodsId, quantity }]))) return undefined
    const dish = { itemId: substitute.goodsId, snapshot: replaced(snapshot, substitute) }
    await queries.replaceDish(tx, order.id, line.position, dish)
    await updateTakeaway(tx, order.id, { shortage: null })
    const touched = await this.orders.touch(tx, order, {})
    const back = Math.min(Math.floor((substitute.back * quantity) / line.quantity), refundOf(line, quantity) - 1)
    if (back <= 0) return touched
    await this.refund(tx, touched, line, { reason: storeReasons.substituted.en, amount: back })
    return this.orders.lock(tx, order.id)
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
    const { shortage, if_sold_out } = await takeawayOrder(tx, orderId)
    const now = this.context.clock.now()
    if (!shortage || Date.parse(shortage.answerBefore) > now.getTime()) return
    const line = await this.lineOf(tx, order, shortage.position)
    if (!line) return
    if (line.openQuantity > 0) return this.scheduleTimeout(tx, orderId, minutesAfter(now, limits.answerShortageMinutes))
    const { substitute } = shortage
    const wished = substitute && if_sold_out === 'replace' && canReplace(order, line)
    if (wished && (await this.replace(tx, order, line, substitute))) return
    await this.refundDish(tx, order, line)
  }

  private refundDish(tx: Tx, order: Order, line: Line): Promise<void> {
    return this.refund(tx, order, line, { reason: storeReasons.outOfDish.en })
  }

  /** Refunds the rest of a line, or an amount of it whose dish is brought. */
  private async refund(
    tx: Tx,
    order: Order,
    line: Line,
    input: { readonly reason: string; readonly amount?: number },
  ): Promise<void> {
    const refund = await this.refunds.apply(tx, order, {
      type: 'partial',
      service: 'refundOnly',
      lines: [{ position: line.position, quantity: remainingOf(line) }],
      ...input,
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
