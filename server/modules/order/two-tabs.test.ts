import { cartAdd, cartDelete, cartEdit, cartInfo } from '@contract/calls/cart'
import { orderConfirm, orderList } from '@contract/calls/order'
import type { TestCaller } from '../../testing/caller'
import { MallFactory } from '../../testing/mall'
import { aBasket, basketQuote, refusedSubmit, submit } from '../../testing/orders'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => (world = await aWorld()))
afterAll(() => world.close())

interface Tabs {
  readonly ann: TestCaller
  /** Confirms the basket as it is; answers the quote's id. */
  confirm(): Promise<string>
  empty(): Promise<unknown>
  /** Puts one more into the basket. */
  add(): Promise<unknown>
  /** Sets a smaller quantity. */
  lessen(): Promise<unknown>
}

async function basketTabs(): Promise<Tabs> {
  const { ann, storeId, goodsId } = await aBasket(world)
  return {
    ann,
    confirm: async () => (await basketQuote(ann, { storeId })).id,
    empty: () => ann.call(cartDelete, { storeId }),
    add: () => ann.call(cartAdd, { goodsId, quantity: 1 }),
    async lessen() {
      const { baskets } = await ann.call(cartInfo, {})
      await ann.call(cartEdit, { cartLineId: baskets[0]?.lines[0]?.id ?? '', quantity: 1 })
    },
  }
}

async function cartTabs(): Promise<Tabs> {
  const factory = new MallFactory(world.app.context.db, world.make)
  const ann = await world.make.customer()
  await world.make.address(ann.id, { region_code: '440305' })
  const { skuIds } = await factory.product(await factory.shop())
  const [skuId = ''] = skuIds
  const lines = async () => {
    const { mall: cart } = await ann.call(cartInfo, { business: 'mall' })
    return cart?.shops.flatMap((shop) => shop.lines.map(({ id }) => id)) ?? []
  }
  await ann.call(cartAdd, { skuId, quantity: 2 })
  return {
    ann,
    confirm: async () => (await ann.call(orderConfirm, { kind: 'mall' })).id,
    empty: async () => ann.call(cartDelete, { cartLineIds: await lines() }),
    add: () => ann.call(cartAdd, { skuId, quantity: 1 }),
    lessen: async () => ann.call(cartEdit, { cartLineIds: await lines(), quantity: 1 }),
  }
}

const ordersOf = async (ann: TestCaller) => (await ann.call(orderList, { tab: 'all' })).items.length

describe.each([
  ['a basket', basketTabs],
  ['the cart of the mall', cartTabs],
])('%s in two tabs', (_, open) => {
  it('should become one order', async () => {
    const { ann, confirm } = await open()
    const [one, other] = [await confirm(), await confirm()]
    await submit(ann, one)
    expect(await refusedSubmit(ann, other)).toBe('cartChanged')
    expect(await ordersOf(ann)).toBe(1)
  })

  it('should become one order when both are placed at the same moment', async () => {
    const { ann, confirm } = await open()
    const quotes = [await confirm(), await confirm(), await confirm()]
    const refusals = await Promise.all(quotes.map((id) => refusedSubmit(ann, id)))
    expect(refusals.filter((failure) => failure === undefined)).toHaveLength(1)
    expect(refusals.filter((failure) => failure === 'cartChanged')).toHaveLength(2)
    expect(await ordersOf(ann)).toBe(1)
  })

  it('should become no order after it was emptied, or has less than was confirmed', async () => {
    const { ann, confirm, empty, lessen } = await open()
    const before = await confirm()
    await lessen()
    expect(await refusedSubmit(ann, before)).toBe('cartChanged')
    const after = await confirm()
    await empty()
    expect(await refusedSubmit(ann, after)).toBe('cartChanged')
    expect(await ordersOf(ann)).toBe(0)
  })

  it('should still be ordered as confirmed when more was put into it', async () => {
    const { ann, confirm, add } = await open()
    const before = await confirm()
    await add()
    await submit(ann, before)
    expect(await ordersOf(ann)).toBe(1)
    expect((await ann.call(cartInfo, {})).count).toBe(1)
  })
})
