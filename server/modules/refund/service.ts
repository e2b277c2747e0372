import type { Transaction } from 'kysely'
import type { Request } from '@contract/call'
import type { orderAddRefundEvidence, orderApplyRefund } from '@contract/calls/order'
import type { MediaId, RefundId } from '@contract/entities/ids'
import type { Refund } from '@contract/entities/refund'
import type { Language } from '@contract/settings'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { trustedId } from '../../security/trusted-id'
import type { OrderEngine } from '../order/engine'
import type { OrderKinds } from '../order/kind/registry'
import { takeMedia } from '../upload/media'
import type { Disputes } from './disputes/desk'
import type { RefundEngine } from './engine'
import * as queries from './queries'
import { refundView } from './view'

type Tx = Transaction<Database>
type Evidence = Request<typeof orderAddRefundEvidence>
type Apply = Request<typeof orderApplyRefund>

/** A customer's refunds (product text §4, §5, after-sales). Ownership is checked by `handle`. */
export class RefundService {
  private readonly orders: OrderEngine
  private readonly engine: RefundEngine
  private readonly kinds: OrderKinds
  private readonly disputes: Disputes

  constructor(
    private readonly context: Context,
    {
      orders,
      refunds,
      kinds,
      disputes,
    }: {
      readonly orders: OrderEngine
      readonly refunds: RefundEngine
      readonly kinds: OrderKinds
      readonly disputes: Disputes
    },
  ) {
    this.orders = orders
    this.engine = refunds
    this.kinds = kinds
    this.disputes = disputes
  }

  /**
   * Requests a refund; it is accepted at once when the policy of the kind says so.
   * @throws Failure `handledByAfterSales` for an order of goods, `refundUnavailable`, `applicationInReview`, `refundTooMuch`, `refundStateChanged`, `refundNotFound` or
   * `mediaNotFound`
   */
  async apply(tx: Tx, { customer, language }: SignedIn, request: Apply): Promise<Refund> {
    const order = await this.orders.lock(tx, request.orderId)
    this.checkServed(order)
    const atOnce = await this.engine.agreesAtOnce(tx, order, request)
    const refund = await this.engine.apply(tx, order, {
      ...request,
      service: 'refundOnly',
      reason: atOnce ?? request.reason,
      pictures: await this.pictures(tx, customer.id, request.pictures),
      actor: 'customer',
    })
    if (atOnce !== undefined)
      await this.engine.fire(tx, await this.orders.lock(tx, order.id), refund, 'agreeRefund', 'platform')
    return this.detail(trustedId('refund', refund.id), language, tx)
  }

  /** @throws Failure `refundStateChanged` when it is already decided, `handledByAfterSales` for one of goods */
  async revoke(refundId: RefundId, language: Language): Promise<Refund> {
    await this.context.db.transaction().execute(async (tx) => {
      const order = await this.orders.lock(tx, await queries.orderOf(tx, refundId))
      this.checkServed(order)
      await this.engine.revoke(tx, order, await queries.lockRefund(tx, refundId))
    })
    return this.detail(refundId, language)
  }

  /**
   * Brings a refused refund before the platform.
   * @throws Failure `refundStateChanged` unless it is refused, `handledByAfterSales` for one of goods, `applicationInReview` or
   * `refundTooMuch` for a line that was applied for or refunded since
   */
  async escalate(refundId: RefundId, language: Language): Promise<Refund> {
    await this.context.db.transaction().execute(async (tx) => {
      const locked = await this.disputes.lock(tx, refundId)
      this.checkServed(locked.order)
      await this.disputes.escalate(tx, locked)
    })
    return this.detail(refundId, language)
  }

  /**
   * Adds the customer's evidence to a refund that was brought before the platform.
   * @throws Failure `refundStateChanged`, `evidenceFull`, `mediaNotFound` or `handledByAfterSales`
   */
  async addEvidence(tx: Tx, { customer, language }: SignedIn, request: Evidence): Promise<Refund> {
    const locked = await this.disputes.lock(tx, request.refundId)
    this.checkServed(locked.order)
    const shown = await this.pictures(tx, customer.id, request.pictures)
    const pictures = shown.map(({ picture }) => picture)
    await this.disputes.addEvidence(tx, locked, 'customer', { text: request.text, pictures, video: null })
    return this.detail(request.refundId, language, tx)
  }

  /** @throws Failure `handledByAfterSales` for one of goods */
  async detail(refundId: RefundId, language: Language, db: Context['db'] = this.context.db): Promise<Refund> {
    const refund = await queries.refundInFull(db, refundId)
    this.checkServed(refund)
    return refundView(refund, this.kinds.of(refund).reasons, language)
  }

  /** Orders of shipped goods use after-sales cases (`aftersale.*`) instead. */
  private checkServed(order: { readonly kind: string }): void {
    if (this.kinds.of(order).refunds.goods) throw new Failure('handledByAfterSales')
  }

  private async pictures(tx: Tx, customerId: string, ids: readonly MediaId[]) {
    const pictures = await takeMedia(tx, { customerId, ids, now: this.context.clock.now() })
    return pictures.map((picture, index) => ({ id: ids[index] ?? '', picture }))
  }
}
