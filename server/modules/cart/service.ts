import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import type { cartAdd, cartEdit, cartInfo } from '@contract/calls/cart'
import type { CartLineId } from '@contract/entities/ids'
import { limits } from '@contract/limits'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { Failure, isFailure } from '../../http/failure'
import type { SignedIn } from '../../http/caller'
import { lockCustomer } from '../account/queries'
import { addFavorites } from '../favorites/queries'
import { isOpen } from '../pricing/hours'
import { sum } from '../pricing/amounts'
import { loadBasket, orderedToday } from '../takeaway/pricing/queries'
import { findStores } from '../store/queries'
import { checkChoice } from './choice'
import * as queries from './queries'
import { basketsView } from './view'

type Tx = Transaction<Database>
type Cart = Response<typeof cartInfo>
type Choice = Request<typeof cartAdd>

/**
 * Checks stock and limits: `inBasket` is the item's quantity over all lines, `inLine` that of one line, `today` what
 * was ordered today.
 */
function checkQuantity({ goods, inBasket, inLine, today }: QuantityCheck): void {
  const { stock, purchase_limit } = goods
  if (stock < inBasket) throw new Failure('soldOut')
  if (purchase_limit !== null && inBasket + today > purchase_limit)
    throw new Failure('overPurchaseLimit', { limit: purchase_limit })
  if (inLine > limits.cartLineMax) throw new Failure('overPurchaseLimit', { limit: limits.cartLineMax })
}

interface QuantityCheck {
  readonly goods: queries.GoodsOnSale
  readonly inBasket: number
  readonly inLine: number
  readonly today: number
}

/** What choices are validated against; `lines` grows with every accepted one. */
interface ChoiceBasis {
  readonly goods: readonly queries.GoodsOnSale[]
  readonly options: readonly queries.GroupedOption[]
  readonly lines: { goods_id: string; option_ids: string[]; quantity: number }[]
  readonly today: ReadonlyMap<string, number>
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
  async add(caller: SignedIn, choice: Request<typeof cartAdd>): Promise<Cart> {
    const { db } = this.context
    const storeId = await db.transaction().execute((tx) => this.put(tx, caller.customer.id, choice))
    return this.info(caller, storeId)
  }

  /**
   * Adds a choice to the basket of its store and returns the store's id. A failure changes nothing, so that the
   * transaction can go on.
   * @throws Failure `goodsNotFound`, `storeClosed`, `soldOut`, `overPurchaseLimit`, `specificationRequired` or
   * `specificationInvalid`
   */
  async put(tx: Tx, customerId: string, choice: Choice): Promise<string> {
    const basis = await this.basisOf(tx, customerId, [choice.goodsId])
    const line = this.admit(basis, customerId, choice)
    await queries.addLines(tx, [line])
    return line.store_id
  }

  /**
   * Adds those choices of one store that are available, in a constant number of statements.
   * @returns for each whether it was added
   * @throws Failure `storeClosed`
   */
  async putAll(tx: Tx, customerId: string, choices: readonly Choice[]): Promise<boolean[]> {
    const ids = [...new Set(choices.map(({ goodsId }) => goodsId))]
    const basis = await this.basisOf(tx, customerId, ids)
    const lines = choices.map((choice) => this.admitted(basis, customerId, choice))
    await queries.addLines(tx, joined(lines.filter((line) => line !== undefined)))
    return lines.map((line) => line !== undefined)
  }

  /**
   * Sets a line's quantity; 0 removes it. Reducing always succeeds; increasing is subject to stock and limits.
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

  /** Locks the customer, so that concurrent additions are counted together. */
  private async basisOf(tx: Tx, customerId: string, goodsIds: readonly string[]): Promise<ChoiceBasis> {
    await lockCustomer(tx, customerId)
    return {
      goods: await queries.goodsOnSale(tx, goodsIds),
      options: await queries.groupedOptions(tx, goodsIds),
      lines: await queries.linesOfGoods(tx, customerId, goodsIds),
      today: await orderedToday(tx, customerId, goodsIds, this.context.clock.now()),
    }
  }

  /** Lines that were deleted meanwhile are skipped. */
  async moveToFavorites(caller: SignedIn, lineIds: readonly CartLineId[]): Promise<Cart> {
    const { db, clock } = this.context
    await db.transaction().execute(async (tx) => {
      const goodsIds = await queries.removeLines(tx, lineIds)
      await addFavorites(tx, { customerId: caller.customer.id, kind: 'goods', targetIds: goodsIds }, clock.now())
    })
    return this.info(caller)
  }

  /** The line that a choice creates or extends, recorded in the basis. */
  private admit(basis: ChoiceBasis, customerId: string, { goodsId, optionIds, quantity }: Choice): queries.NewLine {
    const now = this.context.clock.now()
    const goods = basis.goods.find(({ id }) => id === goodsId)
    if (!goods) throw new Failure('goodsNotFound')
    if (!isOpen(goods, now)) throw new Failure('storeClosed')
    const options = basis.options.filter(({ goods_id }) => goods_id === goodsId)
    const option_ids = checkChoice(options, optionIds)
    const lines = basis.lines.filter(({ goods_id }) => goods_id === goodsId)
    const same = lines.filter((line) => line.option_ids.join() === option_ids.join())
    const inLine = sum(same, (line) => line.quantity) + quantity
    const inBasket = sum(lines, (line) => line.quantity) + quantity
    checkQuantity({ goods, inBasket, inLine, today: basis.today.get(goodsId) ?? 0 })
    basis.lines.push({ goods_id: goodsId, option_ids, quantity })
    const line = { id: uuid(), customer_id: customerId, store_id: goods.store_id, goods_id: goodsId }
    return { ...line, option_ids, quantity, updated_at: now }
  }

  /** The line of a choice; undefined when it is unavailable. */
  private admitted(basis: ChoiceBasis, customerId: string, choice: Choice): queries.NewLine | undefined {
    try {
      return this.admit(basis, customerId, choice)
    } catch (error) {
      if (isFailure(error) && !isFailure(error, 'storeClosed')) return undefined
      throw error
    }
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
      const inBasket = sum(lines, (each) => each.quantity) - line.quantity + quantity
      checkQuantity({ goods, inBasket, inLine: quantity, today })
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
