import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { OrderId, RedemptionId } from '@contract/entities/ids'
import { limits } from '@contract/limits'
import { voucherKinds } from '@contract/order-kinds'
import type { Actor } from '@contract/states/machine'
import { voucherOrder } from '@contract/states/voucher'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import { trustedId } from '../../security/trusted-id'
import type { OrderEngine } from '../order/engine'
import type { Order } from '../order/queries'
import type { RefundEngine } from '../refund/engine'
import { linesOf, refundableLines } from '../refund/queries'
import { lapseJob } from './kind'
import * as queries from './queries'
import { backReasons } from './reasons'
import { settleJob, settleLater, settleRedemption } from './settling'

type Tx = Transaction<Database>

/** Minutes until the retry of an expiry that an open application of the customer blocked. */
const lapseAgainMinutes = 60
const expiredKey = 'expired'

/**
 * Redemptions and refunds of vouchers. Each change is made under the lock of their order, so of two tills, or of a till
 * and a refund, one comes first and the other sees the result.
 */
export class VoucherDesk {
  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
    private readonly refunds: RefundEngine,
  ) {
    context.jobs.on<{ orderId: OrderId }>(lapseJob, (tx, { orderId }) => this.lapse(tx, orderId))
    context.jobs.on<{ redemptionId: RedemptionId }>(settleJob, (tx, { redemptionId }) => this.settle(tx, redemptionId))
    for (const kind of voucherKinds)
      refunds.onChange(kind, (tx, refund, order) =>
        refund.state === 'refundComplete' && refund.chosen_amount === null
          ? this.refunded(tx, order, refund)
          : Promise.resolve(),
      )
  }

  /**
   * Uses vouchers of a locked order at a store, and answers the redemption's id.
   * @throws Failure `voucherTooMany` when fewer are left
   */
  async redeem(
    tx: Tx,
    order: Order,
    { storeId, count, codeEnd }: { storeId: string; count: number; codeEnd: string },
  ): Promise<RedemptionId> {
    const { usable } = await queries.voucherOrder(tx, order.id)
    if (count > usable) throw new Failure('voucherTooMany', { most: usable })
    const id = trustedId('redemption', uuid())
    const at = this.context.clock.now()
    await queries.insertRedemption(tx, {
      ...{ id, order_id: order.id, store_id: storeId, count, code_end: codeEnd, at, undone_at: null },
    })
    await queries.move(tx, order.id, { from: ['usable'], to: 'redeemed', count }, id)
    await this.context.jobs.add(tx, settleLater(id, at))
    if (count === usable) await this.orders.eventsOf(voucherOrder).fire(tx, order, 'useUp', 'merchant')
    else await this.orders.touch(tx, order, {})
    return id
  }

  /**
   * Makes the vouchers of a redemption usable again.
   * @throws Failure `redemptionTooOld` after an hour, once the store was paid, or when nothing of it is left to undo
   */
  async undo(tx: Tx, redemptionId: RedemptionId): Promise<void> {
    const { order_id } = await queries.redemptionById(tx, redemptionId)
    const order = await this.orders.lock(tx, trustedId('order', order_id))
    const { at, undone_at, settled_at } = await queries.redemptionById(tx, redemptionId)
    const now = this.context.clock.now()
    const isOpen = (order.state === 'usable' || order.state === 'used') && undone_at === null && settled_at === null
    if (!isOpen || now >= minutesAfter(at, limits.voucherUndoMinutes)) throw new Failure('redemptionTooOld')
    await queries.undo(tx, redemptionId, now)
    const { usable, valid_until } = await queries.voucherOrder(tx, order.id)
    if (order.state === 'used' && usable > 0)
      await this.orders.eventsOf(voucherOrder).fire(tx, order, 'undo', 'merchant')
    else await this.orders.touch(tx, order, {})
    if (valid_until && valid_until <= now) await this.lapseAt(tx, order.id, now)
  }

  /** Settles a redemption that can no longer be undone. */
  async settle(tx: Tx, redemptionId: RedemptionId): Promise<void> {
    const { order_id } = await queries.redemptionById(tx, redemptionId)
    const order = await this.orders.lock(tx, trustedId('order', order_id))
    await settleRedemption(tx, order, redemptionId, this.context.clock.now())
  }

  /**
   * Gives unused vouchers of a locked order back, to the cent, the way they were paid.
   * @throws Failure `vouchersUsedMeanwhile` when fewer are left, `applicationInReview` while a refund is being decided
   */
  async giveBack(tx: Tx, order: Order, count: number): Promise<void> {
    const { usable } = await queries.voucherOrder(tx, order.id)
    if (order.state !== 'usable' || count > usable)
      throw new Failure('vouchersUsedMeanwhile', { left: order.state === 'usable' ? usable : 0 })
    const { key, text } = backReasons.unused
    await this.refund(tx, order, { count, reason: text.en, reasonKey: key, actor: 'customer' })
  }

  private async refund(
    tx: Tx,
    order: Order,
    { count, reason, reasonKey, actor }: { count: number; reason: string; reasonKey: string; actor: Actor },
  ): Promise<void> {
    const refund = await this.refunds.apply(tx, order, {
      ...{ type: 'partial', service: 'refundOnly', lines: [{ position: 0, quantity: count }] },
      ...{ reason, reasonKey, description: '', pictures: [], actor },
    })
    await this.refunds.fire(tx, await this.orders.lock(tx, order.id), refund, 'agreeRefund', 'platform')
  }

  /** Marks the vouchers of a completed refund; what is unused goes first. */
  private async refunded(tx: Tx, order: Order, { id, reason_key }: { id: string; reason_key: string | null }) {
    const count = (await linesOf(tx, trustedId('refund', id))).reduce((sum, { quantity }) => sum + quantity, 0)
    if (reason_key === expiredKey) await queries.move(tx, order.id, { from: ['usable'], to: 'expired', count })
    else await queries.move(tx, order.id, { from: ['usable', 'redeemed'], to: 'refunded', count })
    const { usable } = await queries.voucherOrder(tx, order.id)
    if (order.state === 'usable' && usable === 0)
      await this.orders.eventsOf(voucherOrder).fire(tx, order, 'useUp', 'platform')
  }

  /** Refunds the unused vouchers of an expired order. */
  async lapse(tx: Tx, orderId: OrderId): Promise<void> {
    const order = await this.orders.lock(tx, orderId)
    const { usable, valid_until } = await queries.voucherOrder(tx, orderId)
    const now = this.context.clock.now()
    if (order.state !== 'usable' || usable === 0 || valid_until === null || valid_until > now) return
    const [line] = await refundableLines(tx, orderId)
    if (line && line.openQuantity > 0) return this.lapseAt(tx, orderId, minutesAfter(now, lapseAgainMinutes))
    const { en } = backReasons.expired
    await this.refund(tx, order, { count: usable, reason: en, reasonKey: expiredKey, actor: 'clock' })
  }

  private lapseAt(tx: Tx, orderId: OrderId, runAt: Date): Promise<void> {
    return this.context.jobs.add(tx, { kind: lapseJob, payload: { orderId }, runAt })
  }
}
