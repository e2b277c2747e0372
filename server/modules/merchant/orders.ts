import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import {
  type merchantDeliver,
  type merchantFigures,
  merchantOrders,
  type merchantRefuse,
} from '@contract/calls/merchant'
import type { MerchantAction } from '@contract/merchant-work'
import type { OrderId } from '@contract/entities/ids'
import type { MerchantOrder } from '@contract/entities/merchant'
import type { BusinessKind } from '@contract/order-kinds'
import type { Language } from '@contract/settings'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { Merchant } from '../../http/caller'
import { Failure } from '../../http/failure'
import { storeOf } from '../../http/merchant-store'
import { Paging } from '../../http/paging'
import { localDayStart } from '../../local-time'
import type { OrderEngine } from '../order/engine'
import type { EventInput } from '../order/typed-events'
import type { MerchantPart, ShippedParcel } from '../order/kind/merchant'
import type { OrderKinds } from '../order/kind/registry'
import type { Order } from '../order/queries'
import * as queries from './queries/orders'
import { businessOf } from './queries/shop'

type Tx = Transaction<Database>

/** A store's orders and its merchant's actions (product text §2, §4). */
export class MerchantOrders {
  constructor(
    private readonly context: Context,
    private readonly engine: OrderEngine,
    private readonly kinds: OrderKinds,
  ) {}

  /** @throws Failure `invalidRequest` for a tab that the store's kind of orders does not have; a hotel has none */
  async list(caller: Merchant, request: Request<typeof merchantOrders>): Promise<Response<typeof merchantOrders>> {
    const storeId = storeOf(caller, request.storeId)
    const { business, time_zone } = await businessOf(this.context.db, storeId)
    const work = partOf(this.kinds, business)
    const { board } = work
    const tab = board === 'none' ? undefined : board.tabs.find((each) => each === (request.tab ?? board.tabs[0]))
    if (board === 'none' || !tab) throw new Failure('invalidRequest', { fields: ['tab'] })
    const page = new Paging(merchantOrders, request, storeId)
    const [list, counts, today] = await Promise.all([
      board.list(page, { storeId, tab, language: caller.language }),
      board.counts(storeId),
      work.figures(storeId, localDayStart(time_zone, this.context.clock.now())),
    ])
    return { ...list, counts, today }
  }

  /** The figures of today of a store of any business. */
  async figures(caller: Merchant, request: Request<typeof merchantFigures>): Promise<Response<typeof merchantFigures>> {
    const storeId = storeOf(caller, request.storeId)
    const { business, time_zone } = await businessOf(this.context.db, storeId)
    return partOf(this.kinds, business).figures(storeId, localDayStart(time_zone, this.context.clock.now()))
  }

  /** @throws Failure `orderStateChanged` */
  async accept(tx: Tx, orderId: OrderId, language: Language): Promise<MerchantOrder> {
    const order = await this.engine.lock(tx, orderId)
    await this.fire(tx, order, 'accept')
    if (order.store_id) await queries.acceptByHand(tx, order.store_id)
    return this.view(tx, order, language)
  }

  /** @throws Failure `orderStateChanged`, and why a part of an order cannot be refused */
  async refuse(
    tx: Tx,
    { orderId, reason, lines, soldOut }: Request<typeof merchantRefuse>,
    language: Language,
  ): Promise<MerchantOrder> {
    const order = await this.engine.lock(tx, orderId)
    await this.knownWork(order).refuse(tx, order, { reason, lines, soldOut })
    if (order.store_id) await queries.acceptByHand(tx, order.store_id)
    return this.view(tx, order, language)
  }

  /**
   * Moves an order that the customer collects to `ready`, and marks one that a courier takes.
   * @throws Failure `orderStateChanged`
   */
  async ready(tx: Tx, orderId: OrderId, language: Language): Promise<MerchantOrder> {
    const order = await this.engine.lock(tx, orderId)
    const ready = this.workOf(order)?.ready ?? 'none'
    if (ready === 'none') throw new Failure('orderStateChanged')
    await ready(tx, order)
    return this.view(tx, order, language)
  }

  /**
   * Moves an order on, or ships a parcel of it.
   * @throws Failure `orderStateChanged`, `invalidRequest` without either, and why a parcel is not shipped
   */
  async deliver(
    tx: Tx,
    { orderId, step, parcelId, ...by }: Request<typeof merchantDeliver>,
    language: Language,
  ): Promise<MerchantOrder> {
    if (!step === !parcelId) throw new Failure('invalidRequest', { fields: ['step', 'parcelId'] })
    const order = await this.engine.lock(tx, orderId)
    if (step) await this.fire(tx, order, step)
    if (parcelId) await this.ship(tx, order, { parcelId, ...by })
    return this.view(tx, order, language)
  }

  /** @throws Failure `orderStateChanged` for an order of a kind that stores do not work on by these calls */
  private knownWork(order: Order): MerchantPart {
    const work = this.workOf(order)
    if (!work) throw new Failure('orderStateChanged')
    return work
  }

  private workOf(order: Order): MerchantPart | undefined {
    const { merchant } = this.kinds.of(order)
    return merchant === 'none' ? undefined : merchant
  }

  /** @throws Failure `parcelNotFound` for an order of a kind without parcels, and why a parcel is not shipped */
  private async ship(tx: Tx, order: Order, parcel: ShippedParcel): Promise<void> {
    const ship = this.workOf(order)?.ship ?? 'none'
    if (ship === 'none') throw new Failure('parcelNotFound')
    await ship(tx, order, parcel)
  }

  /** The event of an action. @throws Failure `orderStateChanged` for one that orders of the kind do not know */
  private eventOf(order: Order, action: MerchantAction): string {
    const event = this.workOf(order)?.events[action]
    if (event === undefined) throw new Failure('orderStateChanged')
    return event
  }

  private async fire(tx: Tx, order: Order, action: MerchantAction, input: EventInput = {}): Promise<void> {
    await this.engine.fire(tx, order, this.eventOf(order, action), 'merchant', input)
  }

  private async view(tx: Tx, order: Order, language: Language): Promise<MerchantOrder> {
    return this.knownWork(order).order(tx, order.id, language)
  }
}

/** Merchants' work on orders of a store's business. @throws Error for a kind that no store sells */
export function partOf(kinds: OrderKinds, business: BusinessKind): MerchantPart {
  const { merchant } = kinds.of({ kind: business })
  if (merchant === 'none') throw new Error(`No store sells orders of kind ${business}`)
  return merchant
}
