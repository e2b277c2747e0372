import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import type { cartEdit, cartInfo } from '@contract/calls/cart'
import type { CartLineId } from '@contract/entities/ids'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import type { SignedIn } from '../../http/caller'
import { lockCustomer } from '../../database/lock-customers'
import { addFavorites } from '../favorites/queries'
import { sum } from '../pricing/amounts'
import { loadBasket, orderedToday } from '../basket/queries'
import { findStores } from '../store/queries'
import { admit, admitPart, type Admission, type AdmissionBasis, type Choice, fitting } from './admission'
import type { OtherCart } from './other-cart'
import * as queries from './queries'
import { basketsView } from './view'

type Tx = Transaction<Database>
type Cart = Response<typeof cartInfo>
/** Added quantity of a choice, and the reason for a shortfall. */
export interface AddedChoice {
  readonly quantity: number
  readonly refusal: Failure | undefined
}

/** Baskets, one for each store (product text §3, cart). */
export class CartService {
  constructor(private readonly context: Context) {}

  /** The baskets at the caller's prices and place; with `storeId` only that store's. `count` covers all. */
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
    const [stores, loaded] = await Promise.all([
      findStores(db, storeIds, place, now),
      loadBasket(db, customer.id, lines, storeIds, now),
    ])
    const { isMember } = customer
    return { baskets: basketsView({ lines, stores, ...loaded, isMember, language, now }), count }
  }

  /** @throws Failure as `put` does */
  async add(caller: SignedIn, choice: Choice): Promise<Cart> {
    const { db } = this.context
    const storeId = await db.transaction().execute((tx) => this.put(tx, caller.customer.id, choice))
    return this.info(caller, storeId)
  }

  /**
   * Adds a choice to the basket of its store and returns the store's id. A failure changes nothing, so that the
   * transaction can continue.
   * @throws Failure `goodsNotFound`, `storeClosed`, `soldOut`, `overPurchaseLimit`, `specificationRequired` or
   * `specificationInvalid`
   */
  async put(tx: Tx, customerId: string, choice: Choice): Promise<string> {
    const admission = admit(await this.basisOf(tx, customerId, [choice.goodsId]), choice)
    if (admission.refusal) throw admission.refusal
    await queries.addLines(tx, [this.lineOf(customerId, choice, admission)])
    return admission.storeId
  }

  /**
   * Adds of each choice as many as stock and limits allow, in a constant number of statements.
   * @param open whether stores must be open now.
   * @returns for each choice how many were added, and why not all
   * @throws Failure `storeClosed`
   */
  async putAll(tx: Tx, customerId: string, choices: readonly Choice[], open: boolean): Promise<AddedChoice[]> {
    const ids = [...new Set(choices.map(({ goodsId }) => goodsId))]
    const basis = await this.basisOf(tx, customerId, ids)
    const admissions = choices.map((choice) => admitPart(basis, choice, open))
    const lines = choices.flatMap((choice, index) => {
      const admission = admissions[index]
      return admission && 'storeId' in admission && admission.quantity > 0
        ? [this.lineOf(customerId, choice, admission)]
        : []
    })
    await queries.addLines(tx, joined(lines))
    return admissions.map(({ quantity, refusal }) => ({ quantity, refusal }))
  }

  /**
   * Sets a line's quantity; 0 removes it. Reducing always succeeds; increasing is subject to stock and limits.
   * @throws Failure `cartLineNotFound`, `soldOut` or `overPurchaseLimit`
   */
  async edit(
    caller: SignedIn,
    { cartLineId, quantity }: Extract<Request<typeof cartEdit>, { cartLineId: unknown }>,
  ): Promise<Cart> {
    const { db } = this.context
    const storeId = await db
      .transaction()
      .execute((tx) => this.setQuantity(tx, caller.customer.id, cartLineId, quantity))
    return this.info(caller, storeId)
  }

  async delete(caller: SignedIn, storeId: string): Promise<Cart> {
    await this.context.db.transaction().execute((tx) => queries.emptyBasket(tx, caller.customer.id, storeId))
    return this.info(caller, storeId)
  }

  /** Locks the customer, so that concurrent additions are counted together. */
  private async basisOf(tx: Tx, customerId: string, goodsIds: readonly string[]): Promise<AdmissionBasis> {
    const now = this.context.clock.now()
    await lockCustomer(tx, customerId)
    return {
      goods: await queries.goodsOnSale(tx, goodsIds),
      options: await queries.groupedOptions(tx, goodsIds),
      lines: await queries.linesOfGoods(tx, customerId, goodsIds),
      today: await orderedToday(tx, customerId, goodsIds, now),
      now,
    }
  }

  /** Lines that were deleted meanwhile are skipped. @returns whether lines of the mall were moved */
  async moveToFavorites(caller: SignedIn, lineIds: readonly CartLineId[], other: OtherCart): Promise<boolean> {
    const { db, clock } = this.context
    return db.transaction().execute(async (tx) => {
      const customerId = caller.customer.id
      const goodsIds = await queries.removeLines(tx, lineIds)
      await addFavorites(tx, { customerId, kind: 'goods', targetIds: goodsIds }, clock.now())
      const productIds = await other.takeLines(tx, lineIds)
      await addFavorites(tx, { customerId, kind: 'product', targetIds: productIds }, clock.now())
      return productIds.length > 0
    })
  }

  /** The line that an admitted choice creates or extends. */
  private lineOf(
    customerId: string,
    { goodsId }: Choice,
    { storeId, optionIds, quantity }: Admission,
  ): queries.NewLine {
    const line = { id: uuid(), customer_id: customerId, store_id: storeId, goods_id: goodsId }
    return { ...line, option_ids: optionIds, quantity, updated_at: this.context.clock.now() }
  }

  private async setQuantity(tx: Tx, customerId: string, lineId: CartLineId, quantity: number): Promise<string> {
    const found = await queries.findLine(tx, lineId)
    if (!found) throw new Failure('cartLineNotFound')
    if (quantity === 0) {
      await queries.removeLine(tx, lineId)
      return found.store_id
    }
    const ids = [found.goods_id]
    await lockCustomer(tx, customerId)
    const [goods] = await queries.goodsOnSale(tx, ids)
    const lines = await queries.linesOfGoods(tx, customerId, ids)
    const line = lines.find(({ id }) => id === lineId)
    if (!line) throw new Failure('cartLineNotFound')
    if (quantity > line.quantity) {
      if (!goods) throw new Failure('soldOut')
      const today = (await orderedToday(tx, customerId, ids, this.context.clock.now())).get(found.goods_id) ?? 0
      const inBasket = sum(lines, (each) => each.quantity) - line.quantity
      const { refusal } = fitting({ goods, wanted: quantity, inBasket, inLine: 0, today })
      if (refusal) throw refusal
    }
    await queries.setQuantity(tx, lineId, quantity, this.context.clock.now())
    return found.store_id
  }
}

/** Merges lines of the same choice. */
function joined(lines: readonly queries.NewLine[]): queries.NewLine[] {
  const byChoice = new Map<string, queries.NewLine>()
  for (const line of lines) {
    const key = [line.goods_id, ...line.option_ids].join()
    const known = byChoice.get(key)
    byChoice.set(key, known ? { ...known, quantity: known.quantity + line.quantity } : line)
  }
  return [...byChoice.values()]
}
