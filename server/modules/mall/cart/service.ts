import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request } from '@contract/call'
import type { cartEdit } from '@contract/calls/cart'
import type { Cart } from '@contract/entities/cart'
import type { CartLineId } from '@contract/entities/ids'
import { limits } from '@contract/limits'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import type { SignedIn } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import { lockCustomer } from '../../../database/lock-customers'
import { chosenAddress } from '../../address/queries'
import { countItems } from '../../cart/queries'
import { linesOf, type SkuLine, type WantedSku } from '../trade/lines'
import { boughtOf, buyerOf, skusInFull } from '../trade/queries'
import * as queries from './queries'
import { cartView } from './view'

type Tx = Transaction<Database>
type MallEdit = Extract<Request<typeof cartEdit>, { cartLineIds: unknown }>

/** The cart of the mall, over all shops (product text §2, shopping mall pages). */
export class MallCartService {
  constructor(private readonly context: Context) {}

  /** The cart at the caller's prices, for the address that a check-out starts with. */
  async info(caller: SignedIn): Promise<Cart> {
    const { db } = this.context
    const { customer, language } = caller
    const [rows, count, address] = await Promise.all([
      queries.cartLines(db, customer.id),
      countItems(db, customer.id),
      chosenAddress(db, customer.id, undefined),
    ])
    const lines = await this.priced(db, caller, rows.map(wantedOf))
    const entries = rows.flatMap((row) => {
      const line = lines.find(({ sku }) => sku.id === row.sku_id)
      return line ? [{ row, line }] : []
    })
    return { baskets: [], count, mall: cartView(entries, { language, region: address?.region_code }) }
  }

  /**
   * Adds a SKU to its line.
   * @throws Failure `productNotFound`, `soldOut`, `storeClosed`, `overPurchaseLimit` or `cartFull`
   */
  async add(caller: SignedIn, { skuId, quantity }: WantedSku): Promise<Cart> {
    await this.context.db.transaction().execute(async (tx) => {
      await lockCustomer(tx, caller.customer.id)
      const rows = await queries.cartLines(tx, caller.customer.id)
      const known = rows.find(({ sku_id }) => sku_id === skuId)
      if (!known && rows.length >= limits.mallCartLines) throw new Failure('cartFull', { max: limits.mallCartLines })
      await this.put(tx, caller, rows, { skuId, quantity: quantity + (known?.quantity ?? 0) })
    })
    return this.info(caller)
  }

  /**
   * Ticks lines, sets the quantity of one, or makes it another SKU of its product.
   * @throws Failure as `add` does; reducing always succeeds
   */
  async edit(caller: SignedIn, { cartLineIds, quantity, skuId, ticked }: MallEdit): Promise<Cart> {
    await this.context.db.transaction().execute(async (tx) => {
      await lockCustomer(tx, caller.customer.id)
      if (ticked !== undefined) await queries.updateLines(tx, cartLineIds, { ticked })
      const [first] = cartLineIds
      if (first && (quantity !== undefined || skuId !== undefined))
        await this.change(tx, caller, first, { quantity, skuId })
    })
    return this.info(caller)
  }

  async delete(caller: SignedIn, lineIds: readonly CartLineId[]): Promise<Cart> {
    await queries.removeLines(this.context.db, lineIds)
    return this.info(caller)
  }

  /** Takes lines out of the carts of their customers; answers the ids of their products. */
  takeLines(tx: Tx, lineIds: readonly CartLineId[]): Promise<string[]> {
    return queries.takeLines(tx, lineIds)
  }

  /** Changes one line; a line that becomes the SKU of another one joins it, up to the purchasable quantity. */
  private async change(
    tx: Tx,
    caller: SignedIn,
    lineId: CartLineId,
    { quantity, skuId }: Pick<MallEdit, 'quantity' | 'skuId'>,
  ): Promise<void> {
    const rows = await queries.cartLines(tx, caller.customer.id)
    const line = rows.find(({ id }) => id === lineId)
    if (!line) throw new Failure('cartLineNotFound')
    if (quantity === 0) return queries.removeLines(tx, [lineId])
    const wanted = quantity ?? line.quantity
    if (skuId === undefined || skuId === line.sku_id) {
      if (wanted <= line.quantity)
        return queries.updateLines(tx, [lineId], { quantity: wanted, updated_at: this.context.clock.now() })
      return this.put(tx, caller, rows, { skuId: line.sku_id, quantity: wanted })
    }
    const [sku] = await skusInFull(tx, [skuId])
    if (sku?.product_id !== line.product_id) throw new Failure('specificationInvalid')
    const joined = rows.find(({ sku_id }) => sku_id === skuId)
    const rest = rows.filter(({ id }) => id !== lineId)
    await queries.removeLines(tx, [lineId])
    await this.put(tx, caller, rest, { skuId, quantity: wanted + (joined?.quantity ?? 0) }, joined !== undefined)
  }

  /** Writes a line with this quantity; `cut` makes it as many as can be bought rather than refusing it. */
  private async put(
    tx: Tx,
    caller: SignedIn,
    rows: readonly queries.CartLineRow[],
    wanted: WantedSku,
    cut = false,
  ): Promise<void> {
    const others = rows.filter(({ sku_id }) => sku_id !== wanted.skuId).map(wantedOf)
    const lines = await this.priced(tx, caller, [...others, wanted])
    const line = lines.find(({ sku }) => sku.id === wanted.skuId)
    if (!line) throw new Failure('productNotFound')
    const quantity = cut && line.most > 0 ? Math.min(wanted.quantity, line.most) : wanted.quantity
    refuse({ ...line, quantity })
    const now = this.context.clock.now()
    await queries.putLine(tx, {
      id: uuid(),
      customer_id: caller.customer.id,
      store_id: line.sku.store_id,
      product_id: line.sku.product_id,
      sku_id: line.sku.id,
      quantity,
      ticked: true,
      added_price: line.price,
      added_at: now,
      updated_at: now,
    })
  }

  private async priced(db: Tx | Context['db'], caller: SignedIn, wanted: readonly WantedSku[]): Promise<SkuLine[]> {
    if (wanted.length === 0) return []
    const skus = await skusInFull(
      db,
      wanted.map(({ skuId }) => skuId),
    )
    const limited = skus.filter((sku) => sku.purchase_limit !== null || sku.product_limit !== null)
    const productIds = [...new Set(limited.map(({ product_id }) => product_id))]
    const bought = productIds.length > 0 ? await boughtOf(db, buyerOf(caller), productIds) : []
    return linesOf(wanted, skus, bought, caller.customer.isMember)
  }
}

const wantedOf = ({ sku_id: skuId, quantity }: queries.CartLineRow): WantedSku => ({ skuId, quantity })

/** @throws Failure why a line cannot be bought in its quantity */
function refuse({ sku, unavailable, quantity, most, limit }: SkuLine): void {
  if (unavailable === 'soldOut') throw new Failure('soldOut')
  if (unavailable === 'shopClosed') throw new Failure('storeClosed')
  if (unavailable !== null) throw new Failure('productNotFound')
  if (quantity > limits.cartLineMax) throw new Failure('overPurchaseLimit', { limit: limits.cartLineMax })
  if (quantity <= most) return
  if (quantity > (sku.stock ?? 0)) throw new Failure('soldOut')
  throw new Failure('overPurchaseLimit', { limit: limit ?? most })
}
