import { sql } from 'kysely'
import { cartAdd } from '@contract/calls/cart'
import { orderConfirm } from '@contract/calls/order'
import { sha256 } from '../../../server/security/hash'
import { MallFactory } from '../../../server/testing/mall'
import { refill } from '../../../server/testing/orders'
import { copyQuote } from './queries'
import { newPhone, type Shopper } from './shoppers'
import type { Stage } from './stage'

/** More than any load can buy; sums of stock stay within what the database counts in. */
const plenty = 1_000_000_000

/** Products with one SKU each, with the ids of what statements name of them. */
export interface Shelf {
  readonly skuIds: readonly string[]
  readonly ids: readonly string[]
}

/** One product in each of `count` new shops. */
export async function aShelf({ app, make }: Stage, count: number): Promise<Shelf> {
  const mall = new MallFactory(app.context.db, make)
  const skuIds: string[] = []
  const ids = [await mall.warehouse()]
  for (let made = 0; made < count; made += 1) {
    const shop = await mall.shop()
    const product = await mall.product(shop, {}, [{ stock: plenty }])
    skuIds.push(...product.skuIds)
    ids.push(shop.id, shop.templateId, product.id, ...product.skuIds)
  }
  return { skuIds, ids }
}

/** Somebody with an address, one of each SKU of a shelf ticked in the cart, and `quotes` quotes of them. */
export async function aMallShopper({ make, app }: Stage, { skuIds, ids }: Shelf, quotes: number): Promise<Shopper> {
  const caller = await make.customer({ phone: newPhone() })
  const address = await make.address(caller.id)
  for (const skuId of skuIds) await caller.call(cartAdd, { skuId, quantity: 1 })
  const { id } = await caller.call(orderConfirm, { kind: 'mall' })
  // A cart of this database holds more of a SKU than anybody may have, so that all quotes of it can be ordered.
  await sql`alter table mall_cart_lines drop constraint if exists mall_cart_lines_quantity_check`.execute(
    app.context.db,
  )
  await refill({ app }, caller)
  const token = caller.token ?? ''
  const values = [caller.id, address, sha256(token), ...ids]
  return { caller, token, values, quotes: await copyQuote(app.context.db, id, quotes) }
}

/** Shoppers in pairs, each pair with separate shops, which it buys one thing each from. */
export async function someMallShoppers(
  stage: Stage,
  { count, shops, quotes }: { readonly count: number; readonly shops: number; readonly quotes: number },
): Promise<Shopper[]> {
  const shoppers: Shopper[] = []
  while (shoppers.length < count) {
    const shelf = await aShelf(stage, shops)
    for (let each = 0; each < 2; each += 1) shoppers.push(await aMallShopper(stage, shelf, quotes))
  }
  return shoppers
}
