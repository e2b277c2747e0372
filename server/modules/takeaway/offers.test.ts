import { cartAdd, cartInfo } from '@contract/calls/cart'
import { orderConfirm } from '@contract/calls/order'
import { storeDetail, storeList } from '@contract/calls/store'
import type { TestCaller } from '../../testing/caller'
import { amounts, aBasket, cancel, refusedSubmit, submit } from '../../testing/orders'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

describe('offers', () => {
  it('should take something off the first order in a store, and restore it with a cancelled one', async () => {
    const { ann, storeId, goodsId } = await aBasket(world, { store: { first_order_off: 600 } })
    const quote = await ann.call(orderConfirm, { storeId })
    expect(amounts(quote)).toMatchObject({ firstOrder: -600 })
    expect((await ann.call(cartInfo, { storeId })).baskets[0]).toMatchObject({ discount: 600 })
    const rival = await ann.call(orderConfirm, { storeId })
    const { orderId } = await submit(ann, quote.id)
    await ann.call(cartAdd, { goodsId, quantity: 2 })
    expect(await refusedSubmit(ann, rival.id)).toBe('quoteChanged')
    expect(amounts(await ann.call(orderConfirm, { storeId }))).not.toHaveProperty('firstOrder')
    await cancel(ann, orderId)
    expect(amounts(await ann.call(orderConfirm, { storeId }))).toMatchObject({ firstOrder: -600 })
  })

  it('should show what the first order takes off only to customers who are new to the store, in lists and on its page', async () => {
    const { ann, storeId } = await aBasket(world, { store: { first_order_off: 600 } })
    const ben = await world.make.customer()
    const isOffered = async (caller: Pick<TestCaller, 'call'>) => {
      const { items } = await caller.call(storeList, {})
      const shown = [items.find(({ id }) => id === storeId), await caller.call(storeDetail, { storeId })]
      return shown.map((store) => store?.offers.some(({ kind }) => kind === 'firstOrder'))
    }
    expect(await isOffered(ann)).toEqual([true, true])
    const { orderId } = await submit(ann, (await ann.call(orderConfirm, { storeId })).id)
    expect(await isOffered(ann)).toEqual([false, false])
    expect(await isOffered(ben)).toEqual([true, true])
    expect(await isOffered(world.visitor)).toEqual([true, true])
    await cancel(ann, orderId)
    expect(await isOffered(ann)).toEqual([true, true])
  })

  it('should halve each second one, in the cart as in the quote', async () => {
    const { ann, storeId, goodsId } = await aBasket(world, { goods: { second_half: true, shop_price: 1901 } })
    await ann.call(cartAdd, { goodsId, quantity: 3 })
    const quote = await ann.call(orderConfirm, { storeId })
    expect(amounts(quote)).toMatchObject({ goods: 5 * 1901, secondHalf: -1900 })
    expect((await ann.call(cartInfo, { storeId })).baskets[0]).toMatchObject({ goodsTotal: 9505, discount: 1900 })
  })

  it('should hold a purchase limit over the orders of a day, and restore it with a cancelled one', async () => {
    const { ann, storeId, goodsId } = await aBasket(world, { goods: { purchase_limit: 2 } })
    const { orderId } = await submit(ann, (await ann.call(orderConfirm, { storeId })).id)
    expect(await ann.refusal(cartAdd, { goodsId, quantity: 1 })).toBe('overPurchaseLimit')
    await cancel(ann, orderId)
    await ann.call(cartAdd, { goodsId, quantity: 2 })
    const quote = await ann.call(orderConfirm, { storeId })
    await submit(ann, quote.id)
    world.clock.forward(24 * 60)
    await ann.call(cartAdd, { goodsId, quantity: 2 })
  })

  it('should hold a purchase limit when two orders are placed at once', async () => {
    const { ann, storeId } = await aBasket(world, { goods: { purchase_limit: 3 } })
    const quotes = [await ann.call(orderConfirm, { storeId }), await ann.call(orderConfirm, { storeId })]
    const answers = await Promise.allSettled(quotes.map(({ id }) => submit(ann, id)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
