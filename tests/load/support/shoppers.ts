import { cartAdd } from '@contract/calls/cart'
import { orderConfirm } from '@contract/calls/order'
import { sha256 } from '../../../server/security/hash'
import type { TestCaller } from '../../../server/testing/caller'
import type { Person } from '../bare/statements'
import { copyQuote } from './queries'
import type { Stage } from './stage'

/** A customer who is about to order, many times over. */
export interface Shopper extends Person {
  readonly caller: TestCaller
  readonly storeId: string
  readonly quotes: string[]
}

interface Shop {
  readonly storeId: string
  readonly goods: readonly string[]
}

/** A store without offers and with more goods than any load can buy. */
async function aShop({ make }: Stage): Promise<Shop> {
  const storeId = await make.store()
  const goods = await Promise.all([1, 2, 3].map(() => make.goods(storeId, { stock: 1_000_000_000 })))
  return { storeId, goods }
}

let phones = 0
/** Not among those of the demo city. */
export const newPhone = (): string => `139${String(++phones).padStart(8, '0')}`

/** Somebody with an address, three goods in the basket and `quotes` quotes of them. */
async function aShopper({ make, app }: Stage, shop: Shop, quotes: number): Promise<Shopper> {
  const caller = await make.customer({ phone: newPhone() })
  const address = await make.address(caller.id)
  for (const goodsId of shop.goods) await caller.call(cartAdd, { goodsId, quantity: 1 })
  const { id } = await caller.call(orderConfirm, { storeId: shop.storeId })
  const token = caller.token ?? ''
  const values = [caller.id, address, sha256(token), shop.storeId, ...shop.goods]
  return { caller, token, values, storeId: shop.storeId, quotes: await copyQuote(app.context.db, id, quotes) }
}

/** Shoppers in pairs, each pair with a store of its own: what everybody wants at once would measure one row's lock. */
export async function someShoppers(stage: Stage, count: number, quotes: number): Promise<Shopper[]> {
  const shoppers: Shopper[] = []
  while (shoppers.length < count) {
    const shop = await aShop(stage)
    for (let each = 0; each < 2; each += 1) shoppers.push(await aShopper(stage, shop, quotes))
  }
  return shoppers
}

/** The next quote of the next shopper. @throws when all are used up. */
export function quotesOf(shoppers: readonly Shopper[]): () => { shopper: Shopper; quoteId: string } {
  let turn = 0
  return () => {
    const shopper = shoppers[turn++ % shoppers.length]
    const quoteId = shopper?.quotes.pop()
    if (!shopper || !quoteId) throw new Error('there are no quotes left: fewer or shorter rounds are needed')
    return { shopper, quoteId }
  }
}
