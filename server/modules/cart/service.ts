import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import type { cartAdd, cartEdit, cartInfo } from '@contract/calls/cart'
import { limits } from '@contract/limits'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import type { SignedIn } from '../../http/caller'
import { optionsOf } from '../goods/queries'
import { isOpen, localClock } from '../pricing/hours'
import { sum } from '../pricing/lines'
import { loadGoods } from '../pricing/queries'
import { findStores } from '../store/queries'
import { checkChoice } from './choice'
import * as queries from './queries'
import { basketsView } from './view'

type Tx = Transaction<Database>
type Cart = Response<typeof cartInfo>

/** Stock and limits for `wanted` of an item over all lines, `inLine` of them in one line. */
function checkQuantity({ stock, purchase_limit }: queries.LockedGoods, wanted: number, inLine: number): void {
  if (stock < wanted) throw new Failure('soldOut')
  if (purchase_limit !== null && wanted > purchase_limit)
    throw new Failure('overPurchaseLimit', { limit: purchase_limit })
  if (inLine > limits.cartLineMax) throw new Failure('overPurchaseLimit', { limit: limits.cartLineMax })
}

/** Baskets: one for each store that a customer chose from (product text §3, cart). */
export class CartService {
  constructor(private readonly context: Context) {}

  /** The baskets at the caller's prices and place; with `storeId` only that store's. `count` is over all. */
  async info(caller: SignedIn, storeId?: string): Promise<Cart> {
    const { db, clock } = this.context
    const { customer, language, place } = caller
    const now = clock.now()
    const [lines, count] = await Promise.all([
      queries.cartLines(db, customer.id, storeId),
      queries.countItems(db, customer.id),
    ])
    if (lines.length === 0) return { baskets: [], count }
    const storeIds = [...new Set(lines.map((line) => line.storeId))]
    const [stores, { goods, options }] = await Promise.all([
      findStores(db, storeIds, place, localClock(now)),
      loadGoods(db, lines),
    ])
    const { isMember } = customer
    return { baskets: basketsView({ lines, stores, goods, options, isMember, language, now }), count }
  }

  /** @throws Failure as `put` does */
  async add(caller: SignedIn, choice: Request<typeof cartAdd>): Promise<Cart> {
    const { db } = this.context
    const storeId = await db.transaction().execute((tx) => this.put(tx, caller.customer.id, choice))
    return this.info(caller, storeId)
  }

  /**
   * Puts a choice into the basket of its store and answers the store. A failure leaves nothing behind, so that the
   * transaction can go on.
   * @throws Failure `goodsNotFound`, `storeClosed`, `soldOut`, `overPurchaseLimit`, `specificationRequired` or
   * `specificationInvalid`
   */
  async put(tx: Tx, customerId: string, { goodsId, optionIds, quantity }: Request<typeof cartAdd>): Promise<string> {
    const now = this.context.clock.now()
    const goods = await queries.lockGoods(tx, goodsId)
    if (!goods) throw new Failure('goodsNotFound')
    if (!isOpen(goods.opening_hours, now, goods.status)) throw new Failure('storeClosed')
    const option_ids = checkChoice(await optionsOf(tx, goodsId), optionIds)
    const lines = await queries.linesOfGoods(tx, customerId, goodsId)
    const same = lines.find((line) => line.option_ids.join() === option_ids.join())
    checkQuantity(goods, sum(lines, (line) => line.quantity) + quantity, (same?.quantity ?? 0) + quantity)
    const line = { id: uuid(), customer_id: customerId, store_id: goods.store_id, goods_id: goodsId }
    await queries.addLine(tx, { ...line, option_ids, quantity, updated_at: now })
    return goods.store_id
  }

  /**
   * Sets a line's quantity, 0 takes it out. Fewer is always possible, more only as far as stock and limit go.
   * @throws Failure `cartLineNotFound`, `soldOut` or `overPurchaseLimit`
   */
  async edit(caller: SignedIn, { cartLineId, quantity }: Request<typeof cartEdit>): Promise<Cart> {
    const { db } = this.context
    const storeId = await db
      .transaction()
      .execute((tx) => this.setQuantity(tx, caller.customer.id, cartLineId, quantity))
    return this.info(caller, storeId)
  }

  async delete(caller: SignedIn, storeId: string): Promise<Cart> {
    await queries.emptyBasket(this.context.db, caller.customer.id, storeId)
    return this.info(caller, storeId)
  }

  private async setQuantity(tx: Tx, customerId: string, lineId: string, quantity: number): Promise<string> {
    const found = await queries.findLine(tx, lineId)
    if (!found) throw new Failure('cartLineNotFound')
    if (quantity === 0) {
      await queries.removeLine(tx, lineId)
      return found.store_id
    }
    const goods = await queries.lockGoods(tx, found.goods_id)
    const lines = await queries.linesOfGoods(tx, customerId, found.goods_id)
    const line = lines.find(({ id }) => id === lineId)
    if (!line) throw new Failure('cartLineNotFound')
    if (quantity > line.quantity) {
      if (!goods) throw new Failure('soldOut')
      checkQuantity(goods, sum(lines, (each) => each.quantity) - line.quantity + quantity, quantity)
    }
    await queries.setQuantity(tx, lineId, quantity, this.context.clock.now())
    return found.store_id
  }
}
