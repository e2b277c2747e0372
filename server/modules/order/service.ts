import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import { type orderCancel, type orderDelay, orderList, type orderTrack } from '@contract/calls/order'
import type { OrderId } from '@contract/entities/ids'
import type { OrderDetail } from '@contract/entities/order'
import type { Language } from '@contract/settings'
import { canRemind, canRemove, takeawayState } from '@contract/states/takeaway'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { Paging } from '../../http/paging'
import type { OrderEngine } from './engine'
import * as queries from './queries'
import { detailView, summaryView, trackView } from './view'

type Tx = Transaction<Database>

/** The same merchant is not reminded more often than this. */
const remindMinutes = 5

/** A customer's orders after they were placed (product text §2, §4). Owners were checked before. */
export class OrderService {
  constructor(
    private readonly context: Context,
    private readonly engine: OrderEngine,
  ) {}

  async list(caller: SignedIn, request: Request<typeof orderList>): Promise<Response<typeof orderList>> {
    const { db, clock } = this.context
    const { tab, keyword } = request
    const page = new Paging(orderList, request, caller.customer.id)
    const rows = await queries.listOrders(db, { customerId: caller.customer.id, tab, keyword, slice: page.slice })
    return page.answer(rows, (row) => summaryView(row, caller.language, clock.now()))
  }

  async detail(orderId: OrderId, language: Language, db = this.context.db): Promise<OrderDetail> {
    const order = await queries.orderInFull(db, orderId)
    return detailView({ order, language, seal: this.context.seal, now: this.context.clock.now() })
  }

  /** What moves of an order: where the rider is and what has happened. */
  async track(orderId: OrderId, language: Language): Promise<Response<typeof orderTrack>> {
    return trackView(await queries.orderInFull(this.context.db, orderId), language, this.context.clock.now())
  }

  /**
   * The customer's answer to a rider who asked for more time (product text §4).
   * @throws Failure `orderStateChanged` when nothing is asked, or the clock has answered.
   */
  async delay({ orderId, accept }: Request<typeof orderDelay>, language: Language): Promise<OrderDetail> {
    await this.context.db.transaction().execute(async (tx) => {
      const order = await this.engine.lock(tx, orderId)
      await this.engine.fire(tx, order, accept ? 'acceptDelay' : 'refuseDelay', 'customer')
    })
    return this.detail(orderId, language)
  }

  /** @throws Failure `orderStateChanged` once the merchant has accepted. */
  async cancel(tx: Tx, language: Language, { orderId, reason }: Request<typeof orderCancel>): Promise<OrderDetail> {
    await this.engine.fire(tx, await this.engine.lock(tx, orderId), 'cancel', 'customer', { reason })
    return this.detail(orderId, language, tx)
  }

  /** A second confirmation with another key finds the order past it: `orderStateChanged`. */
  async confirmReceipt(tx: Tx, orderId: OrderId, language: Language): Promise<OrderDetail> {
    const order = await this.engine.lock(tx, orderId)
    await this.engine.fire(tx, order, order.way === 'pickup' ? 'collect' : 'confirm', 'customer')
    return this.detail(orderId, language, tx)
  }

  /** Takes an order that has ended out of the customer's list; it stays in the books. */
  async remove(orderId: OrderId): Promise<Record<never, never>> {
    await this.context.db.transaction().execute(async (tx) => {
      const order = await this.engine.lock(tx, orderId)
      if (!canRemove(takeawayState(order))) throw new Failure('orderStateChanged')
      await queries.updateOrder(tx, orderId, { removed_at: this.context.clock.now() })
    })
    return {}
  }

  /** @throws Failure `remindTooSoon` with `minutes`, or `orderStateChanged` when there is nothing to hurry. */
  async remind(orderId: OrderId): Promise<{ remindedAt: string }> {
    const now = this.context.clock.now()
    await this.context.db.transaction().execute(async (tx) => {
      const order = await this.engine.lock(tx, orderId)
      if (!canRemind(takeawayState(order))) throw new Failure('orderStateChanged')
      const again = order.reminded_at && minutesAfter(order.reminded_at, remindMinutes)
      if (again && again > now)
        throw new Failure('remindTooSoon', { minutes: Math.ceil((again.getTime() - now.getTime()) / 60_000) })
      await queries.updateOrder(tx, orderId, { reminded_at: now })
    })
    return { remindedAt: now.toISOString() }
  }
}
