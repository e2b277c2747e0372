import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import type { cartInfo, cartMerge, cartPrice } from '@contract/calls/cart'
import type { CartChoice } from '@contract/entities/cart'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { stableId } from '../../database/stable-id'
import type { Caller, SignedIn } from '../../http/caller'
import { findStores } from '../store/queries'
import { loadGoods } from '../basket/queries'
import { admit } from './admission'
import * as queries from './queries'
import { notAdded } from './refusals'
import { CartService } from './service'
import { basketsView } from './view'

type Lines = readonly CartChoice[]

const keyOf = ({ goodsId, optionIds }: CartChoice): string => [goodsId, ...[...optionIds].sort()].join()

/** Lines with sorted options, one for each choice. */
function joined(lines: Lines): CartChoice[] {
  const byChoice = new Map<string, CartChoice>()
  for (const line of lines) {
    const known = byChoice.get(keyOf(line))
    const quantity = line.quantity + (known?.quantity ?? 0)
    byChoice.set(keyOf(line), { ...line, optionIds: [...line.optionIds].sort(), quantity })
  }
  return [...byChoice.values()]
}

/** Carts that visitors keep on their devices (product text §3, client state; §6, roles). */
export class DeviceCarts {
  private readonly carts: CartService

  constructor(private readonly context: Context) {
    this.carts = new CartService(context)
  }

  /**
   * The baskets of a device's lines, at the prices of a visitor who is new to no store. Baskets whose lines come later are
   * more recent.
   * @throws Failure as `cart.add` does, for a change that adds
   */
  async price(caller: Caller, { lines, change }: Request<typeof cartPrice>): Promise<Response<typeof cartInfo>> {
    const { db, clock } = this.context
    const now = clock.now()
    const wanted = change ? await this.changed(joined(lines), change) : joined(lines)
    if (wanted.length === 0) return { baskets: [], count: 0 }
    const stores = await queries.storesOfGoods(
      db,
      wanted.map(({ goodsId }) => goodsId),
    )
    const rows = wanted.flatMap((line, index) => {
      const storeId = stores.get(line.goodsId)
      return storeId ? [{ ...line, id: stableId(keyOf(line)), storeId, updatedAt: new Date(index) }] : []
    })
    const storeIds = [...new Set(rows.map(({ storeId }) => storeId))]
    if (rows.length === 0) return { baskets: [], count: 0 }
    const [found, goods] = await Promise.all([findStores(db, storeIds, caller.place, now), loadGoods(db, rows)])
    const visitor = { orderedToday: new Map<string, number>(), known: new Set(storeIds), isMember: false }
    const baskets = basketsView({ lines: rows, stores: found, ...goods, ...visitor, language: caller.language, now })
    return { baskets, count: rows.reduce((sum, { quantity }) => sum + quantity, 0) }
  }

  /** Adds the lines of a device to the caller's baskets; stores that have closed meanwhile keep theirs. */
  async merge(
    tx: Transaction<Database>,
    { customer, language }: SignedIn,
    { lines }: Request<typeof cartMerge>,
  ): Promise<Response<typeof cartMerge>> {
    const wanted = joined(lines)
    const added = await this.carts.putAll(tx, customer.id, wanted, false)
    const { goods } = await loadGoods(tx, wanted)
    const names = new Map(goods.map(({ id, name }) => [id, name]))
    return { left: notAdded(wanted, added, ({ goodsId }) => names.get(goodsId), language) }
  }

  /** The lines with the quantity of one choice set; a larger one than before is subject to stock and limits. */
  private async changed(lines: readonly CartChoice[], change: CartChoice): Promise<CartChoice[]> {
    const key = keyOf(change)
    const before = lines.find((line) => keyOf(line) === key)?.quantity ?? 0
    if (change.quantity > before) await this.check(lines, { ...change, quantity: change.quantity - before })
    const line = { ...change, optionIds: [...change.optionIds].sort() }
    if (before === 0) return [...lines, line]
    return lines.map((each) => (keyOf(each) === key ? line : each))
  }

  private async check(lines: readonly CartChoice[], more: CartChoice): Promise<void> {
    const { db, clock } = this.context
    const [goods, options] = await Promise.all([
      queries.goodsOnSale(db, [more.goodsId]),
      queries.groupedOptions(db, [more.goodsId]),
    ])
    const held = lines.map(({ goodsId, optionIds, quantity }) => {
      return { goods_id: goodsId, option_ids: optionIds, quantity }
    })
    const { refusal } = admit({ goods, options, lines: held, today: new Map(), now: clock.now() }, more)
    if (refusal) throw refusal
  }
}
