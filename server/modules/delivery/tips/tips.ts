import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import type { orderTipRider } from '@contract/calls/order'
import { limits } from '@contract/limits'
import { formatMoney } from '@contract/money'
import { type DeliveryState, isAssigned } from '@contract/states/delivery'
import { minutesAfter } from '../../../clock'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import { Failure } from '../../../http/failure'
import type { OrderEngine } from '../../order/engine'
import type { DeliverySource } from '../../order/kind/delivery'
import type { Order } from '../../order/queries'
import { closePayment, openPayment } from '../../payment/lifecycle'
import { lockPayment } from '../../payment/queries'
import type { DeliverySources } from '../sources'
import { giveTip, returnTip } from './money'
import type { TipNotices } from './notices'
import { tipPurposeName } from './purpose'
import * as queries from './queries'
import { tipTerms } from './terms'

type Tx = Transaction<Database>

const ended: readonly DeliveryState[] = ['delivered', 'returned', 'cancelled']
const isBrought = (state: DeliveryState): boolean => state === 'delivered' || isAssigned(state)
const title = { en: 'Rider tip', zh: '打赏骑手' }

/**
 * Tips for riders. A tip that is paid before the delivery is held for the rider who delivers, and returned where nobody
 * does; a later one is the rider's at once.
 */
export class Tips {
  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
    private readonly sources: DeliverySources,
    private readonly notices: TipNotices,
  ) {
    for (const source of sources.all)
      if (source.takesTips) orders.onChange(source.kind, (tx, order) => this.follow(tx, source, order))
  }

  /** Opens the payment of a tip; one that waits to be paid is closed. @throws Failure `riderTipClosed`, `riderTipTooHigh` */
  async open(
    tx: Tx,
    { orderId, amount }: Omit<Request<typeof orderTipRider>, 'idempotencyKey'>,
  ): Promise<Response<typeof orderTipRider>> {
    const order = await this.orders.lock(tx, orderId)
    const now = this.context.clock.now()
    const takesTips = this.sources.all.some((source) => source.kind === order.kind && source.takesTips)
    const { mostMore, until } = await tipTerms(tx, orderId, now)
    if (!takesTips || mostMore === 0) throw new Failure('riderTipClosed')
    const left = formatMoney(mostMore, { symbol: this.context.config.currencySymbol })
    if (amount > mostMore) throw new Failure('riderTipTooHigh', { left })
    await this.closePending(tx, orderId, now)
    const inMinutes = minutesAfter(now, limits.riderTipMinutes)
    const payBefore = until && until < inMinutes ? until : inMinutes
    const paymentId = await openPayment(tx, {
      ...{ purpose: tipPurposeName, subjectId: orderId, customerId: order.customer_id, title },
      ...{ payBefore, amount, at: now, expires: true },
    })
    if (paymentId === null) throw new Error(`A tip of the order ${orderId} is being paid already`)
    return { paymentId, amount, payBefore: payBefore.toISOString() }
  }

  /** Closes a pending tip that has lost its rider, so that money which a provider brings later is returned. */
  private async closeWithoutRider(tx: Tx, orderId: string, now: Date): Promise<void> {
    const pending = await queries.pendingTip(tx, orderId, tipPurposeName)
    if (pending !== undefined && !(await queries.riderOfOrder(tx, orderId))) await this.closePending(tx, orderId, now)
  }

  private async closePending(tx: Tx, orderId: string, now: Date): Promise<void> {
    const pending = await queries.pendingTip(tx, orderId, tipPurposeName)
    if (pending === undefined) return
    const { status } = await lockPayment(tx, pending)
    if (status === 'pending') await closePayment(tx, pending, now)
  }

  /** Ends the held tips of an order whose delivery has ended, and closes a pending one that nobody could get any more. */
  private async follow(tx: Tx, source: DeliverySource, order: Order): Promise<void> {
    const states = source.statesFor(order.state)
    const now = this.context.clock.now()
    if (!states.some(isBrought)) await this.closeWithoutRider(tx, order.id, now)
    if (!states.some((state) => ended.includes(state))) return
    const tips = await queries.heldTips(tx, order.id)
    if (tips.length === 0) return
    const rider = await queries.riderOfOrder(tx, order.id)
    for (const tip of tips)
      if (rider?.deliveredAt) {
        await giveTip(tx, tip, rider.riderId, now)
        if (rider.riderId !== tip.rider_id) await this.notices.paid(tx, order, rider, tip)
      } else await this.notices.returned(tx, order, tip, await returnTip(tx, tip, now))
  }
}
