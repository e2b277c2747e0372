import { randomUUID } from 'node:crypto'
import { cartAdd } from '@contract/calls/cart'
import { orderConfirm, orderSubmit } from '@contract/calls/order'
import { sha256 } from '../../../server/security/hash'
import type { TestCaller } from '../../../server/testing/caller'
import { refill } from '../../../server/testing/orders'
import type { Person } from '../bare/statements'
import type { Trial } from './against-bare'
import { copyQuote } from './queries'
import { shotOf } from './shots'
import type { Stage } from './stage'

/** A customer who is about to order, many times over. */
export interface Shopper extends Person {
  readonly caller: TestCaller
  readonly quotes: string[]
}

/** A shopper of one store. */
interface StoreShopper extends Shopper {
  readonly storeId: string
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
async function aShopper({ make, app }: Stage, shop: Shop, quotes: number): Promise<StoreShopper> {
  const caller = await make.customer({ phone: newPhone() })
  const address = await make.address(caller.id)
  for (const goodsId of shop.goods) await caller.call(cartAdd, { goodsId, quantity: 1 })
  const { id } = await caller.call(orderConfirm, { storeId: shop.storeId })
  await refill({ app }, caller)
  const token = caller.token ?? ''
  const values = [caller.id, address, sha256(token), shop.storeId, ...shop.goods]
  return { caller, token, values, storeId: shop.storeId, quotes: await copyQuote(app.context.db, id, quotes) }
}

/** Shoppers in pairs, each pair with a separate store: a common one would measure one row's lock. */
export async function someShoppers(stage: Stage, count: number, quotes: number): Promise<StoreShopper[]> {
  const shoppers: StoreShopper[] = []
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

/** Submitting one quote after the other; `recorded` stands in the statements of the bare server. */
export function submission(
  what: string,
  next: ReturnType<typeof quotesOf>,
  recorded: { readonly quoteId: string; readonly idempotencyKey: string },
): Trial {
  const submit = (bodyOf: (quoteId: string, key: string) => object) => () => {
    const { shopper, quoteId } = next()
    return shotOf(orderSubmit, bodyOf(quoteId, randomUUID()), shopper.token)
  }
  return {
    what,
    ours: submit((quoteId, idempotencyKey) => ({ quoteId, idempotencyKey })),
    bare: submit((quoteId, key) => ({
      values: { [recorded.quoteId]: quoteId, [recorded.idempotencyKey]: key },
    })),
  }
}
