import type { Request, Response } from '@contract/call'
import type { orderDelay, orderTrack } from '@contract/calls/order'
import type { OrderId } from '@contract/entities/ids'
import type { Language } from '@contract/settings'
import type { Context } from '../../context'
import type { OrderEngine } from '../order/engine'
import { orderInFull } from '../order/queries'
import * as queries from './queries'
import { trackView } from './view'

/** Calls of customers that only takeaway orders have (product text §4). Ownership is checked by `handle`. */
export class TakeawayService {
  constructor(
    private readonly context: Context,
    private readonly engine: OrderEngine,
  ) {}

  /** The rider's position and the timeline of an order. */
  async track(orderId: OrderId, language: Language): Promise<Response<typeof orderTrack>> {
    const { db, clock, seal } = this.context
    const [order, [row]] = await Promise.all([orderInFull(db, orderId), queries.takeawayOrders(db, [orderId])])
    if (!row) throw new Error(`Order ${orderId} is no order of takeaway`)
    return trackView(order, row, { language, now: clock.now() }, seal)
  }

  /**
   * Accepts or refuses the delay that a rider requested (product text §4).
   * @throws Failure `orderStateChanged` when no request is open.
   */
  async answerDelay({ orderId, accept }: Request<typeof orderDelay>): Promise<void> {
    await this.context.db.transaction().execute(async (tx) => {
      const order = await this.engine.lock(tx, orderId)
      await this.engine.fire(tx, order, accept ? 'acceptDelay' : 'refuseDelay', 'customer')
    })
  }
}
