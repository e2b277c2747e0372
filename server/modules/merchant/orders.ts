import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import {
  type merchantDeliver,
  type merchantFigures,
  merchantOrders,
  type merchantRefuse,
} from '@contract/calls/merchant'
import type { MerchantAction } from '@contract/merchant-work'
import type { OrderId, StoreId } from '@contract/entities/ids'
import type { MerchantOrder } from '@contract/entities/merchant'
import type { Language } from '@contract/settings'
import type { DeliveryMethod, TakeawayState } from '@contract/states/takeaway'
import { canMarkReady } from '@contract/states/takeaway-merchant'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { Merchant } from '../../http/caller'
import { Failure } from '../../http/failure'
import { Paging } from '../../http/paging'
import { localDayStart } from '../../local-time'
import type { EventInput, OrderEngine } from '../order/engine'
import type { Order } from '../order/queries'
import { takeawayOrder, updateTakeaway } from '../takeaway/queries'
import type { MerchantParcels } from './parcels'
import * as queries from './queries/orders'
import { businessOf } from './queries/shop'
import type { ActingWork, WorkServices } from './work'
import { merchantWork } from './works'

type Tx = Transaction<Database>

/** The store that a merchant's call is about: the named one, or the first. Ownership is checked by `handle`. */
export function storeOf({ stores }: Merchant, storeId: StoreId | undefined): StoreId {
  const store = storeId ?? stores[0]
  if (!store) throw new Failure('storeNotFound')
  return store
}

/** A store's orders and what its merchant does with them (product text §2, §4). */
export class MerchantOrders {
  private readonly engine: OrderEngine
  private readonly work: ReturnType<typeof merchantWork>

  constructor(
    private readonly context: Context,
    services: WorkServices,
    private readonly parcels: MerchantParcels,
  ) {
    this.engine = services.orders
    this.work = merchantWork(context, services)
  }

  /** @throws Failure `invalidRequest` for a tab that the store's kind of orders does not have; a hotel has none */
  async list(caller: Merchant, request: Request<typeof merchantOrders>): Promise<Response<typeof merchantOrders>> {
    const storeId = storeOf(caller, request.storeId)
    const { business, time_zone } = await businessOf(this.context.db, storeId)
    const work = this.work[business]
    const tab = 'tabs' in work ? work.tabs.find((each) => each === (request.tab ?? work.tabs[0])) : undefined
    if (!('tabs' in work) || !tab) throw new Failure('invalidRequest', { fields: ['tab'] })
    const page = new Paging(merchantOrders, request, storeId)
    const [list, counts, today] = await Promise.all([
      work.list(page, { storeId, tab, language: caller.language }),
      work.counts(storeId),
      work.figures(storeId, localDayStart(time_zone, this.context.clock.now())),
    ])
    return { ...list, counts, today }
  }

  /** The figures of today of a store of any business. */
  async figures(caller: Merchant, request: Request<typeof merchantFigures>): Promise<Response<typeof merchantFigures>> {
    const storeId = storeOf(caller, request.storeId)
    const { business, time_zone } = await businessOf(this.context.db, storeId)
    return this.work[business].figures(storeId, localDayStart(time_zone, this.context.clock.now()))
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
    const event = this.eventOf(order, 'ready')
    const { ready_at } = await takeawayOrder(tx, orderId)
    const state = order.state as TakeawayState
    const marks = canMarkReady({ state, variant: order.variant as DeliveryMethod, isReady: ready_at !== null })
    if (!marks) await this.engine.fire(tx, order, event, 'merchant')
    await updateTakeaway(tx, orderId, { ready_at: this.context.clock.now() })
    if (marks) await this.engine.touch(tx, order, {})
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
    if (parcelId) await this.parcels.ship(tx, order, { parcelId, ...by })
    return this.view(tx, order, language)
  }

  /** @throws Failure `orderStateChanged` for an order of a kind that stores do not work on by these calls */
  private knownWork(order: Order): ActingWork {
    const work = this.workOf(order)
    if (!work) throw new Failure('orderStateChanged')
    return work
  }

  private workOf({ kind }: Order): ActingWork | undefined {
    return Object.entries(this.work).find(([name]) => name === kind)?.[1]
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
