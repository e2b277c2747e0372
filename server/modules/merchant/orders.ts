import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import { type merchantDeliver, merchantOrders, type merchantRefuse } from '@contract/calls/merchant'
import type { OrderId, StoreId } from '@contract/entities/ids'
import type { MerchantOrder } from '@contract/entities/merchant'
import type { Language } from '@contract/settings'
import type { DeliveryMethod, TakeawayState } from '@contract/states/takeaway'
import { canMarkReady, merchantEvents } from '@contract/states/takeaway-merchant'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { Merchant } from '../../http/caller'
import { Failure } from '../../http/failure'
import { Paging } from '../../http/paging'
import { localDayStart } from '../../local-time'
import type { OrderEngine } from '../order/engine'
import { timeZoneOf } from '../store/queries'
import { takeawayOrder, updateTakeaway } from '../takeaway/queries'
import * as queries from './queries/orders'
import { orderView } from './order-view'

type Tx = Transaction<Database>

/** The store that a merchant's call is about: the named one, or the first. Ownership is checked by `handle`. */
export function storeOf({ stores }: Merchant, storeId: StoreId | undefined): StoreId {
  const store = storeId ?? stores[0]
  if (!store) throw new Failure('storeNotFound')
  return store
}

/** A store's orders and what its merchant does with them (product text §2, §4). */
export class MerchantOrders {
  constructor(
    private readonly context: Context,
    private readonly engine: OrderEngine,
  ) {}

  async list(caller: Merchant, request: Request<typeof merchantOrders>): Promise<Response<typeof merchantOrders>> {
    const { db, seal } = this.context
    const storeId = storeOf(caller, request.storeId)
    const page = new Paging(merchantOrders, request, storeId)
    const [rows, counts, today] = await Promise.all([
      queries.listStoreOrders(db, { storeId, tab: request.tab, slice: page.slice }),
      queries.countStoreOrders(db, storeId),
      this.today(storeId),
    ])
    return { ...page.answer(rows, (row) => orderView(row, seal, caller.language)), counts, today }
  }

  /** The figures of today by the store's clock. */
  async today(storeId: StoreId): Promise<Response<typeof merchantOrders>['today']> {
    const { db, clock } = this.context
    return queries.figuresSince(db, storeId, localDayStart(await timeZoneOf(db, storeId), clock.now()))
  }

  /** @throws Failure `orderStateChanged` */
  async accept(tx: Tx, orderId: OrderId, language: Language): Promise<MerchantOrder> {
    const order = await this.engine.lock(tx, orderId)
    await this.engine.fire(tx, order, merchantEvents.accept, 'merchant')
    if (order.store_id) await queries.acceptByHand(tx, order.store_id)
    return this.view(tx, orderId, language)
  }

  /** @throws Failure `orderStateChanged` */
  async refuse(
    tx: Tx,
    { orderId, reason }: Request<typeof merchantRefuse>,
    language: Language,
  ): Promise<MerchantOrder> {
    const order = await this.engine.lock(tx, orderId)
    await this.engine.fire(tx, order, merchantEvents.refuse, 'merchant', { reason })
    if (order.store_id) await queries.acceptByHand(tx, order.store_id)
    return this.view(tx, orderId, language)
  }

  /**
   * Moves an order that the customer collects to `ready`, and marks one that a courier takes.
   * @throws Failure `orderStateChanged`
   */
  async ready(tx: Tx, orderId: OrderId, language: Language): Promise<MerchantOrder> {
    const order = await this.engine.lock(tx, orderId)
    const { ready_at } = await takeawayOrder(tx, orderId)
    const state = order.state as TakeawayState
    const marks = canMarkReady({ state, variant: order.variant as DeliveryMethod, isReady: ready_at !== null })
    if (!marks) await this.engine.fire(tx, order, merchantEvents.ready, 'merchant')
    await updateTakeaway(tx, orderId, { ready_at: this.context.clock.now() })
    if (marks) await this.engine.touch(tx, order, {})
    return this.view(tx, orderId, language)
  }

  /** @throws Failure `orderStateChanged` */
  async deliver(
    tx: Tx,
    { orderId, step }: Request<typeof merchantDeliver>,
    language: Language,
  ): Promise<MerchantOrder> {
    const order = await this.engine.lock(tx, orderId)
    await this.engine.fire(tx, order, merchantEvents[step], 'merchant')
    return this.view(tx, orderId, language)
  }

  private async view(tx: Tx, orderId: OrderId, language: Language): Promise<MerchantOrder> {
    return orderView(await queries.storeOrder(tx, orderId), this.context.seal, language)
  }
}
