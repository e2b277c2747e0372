import { randomUUID } from 'node:crypto'
import { cartAdd, cartInfo, cartMerge, cartPrice } from '@contract/calls/cart'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

async function shop(goods: object = {}, store: object = {}) {
  const storeId = await world.make.store(store)
  return { storeId, goodsId: await world.make.goods(storeId, goods) }
}

const line = (goodsId: string, quantity: number, optionIds: string[] = []) => ({ goodsId, optionIds, quantity })

describe('cart.price', () => {
  it('should price the lines of a visitor’s device, the basket with the last line first', async () => {
    const [one, two] = [await shop({ member_price: 2200 }), await shop()]
    const lines = [line(one.goodsId, 1), line(two.goodsId, 2)]
    const cart = await world.visitor.call(cartPrice, { lines })
    expect(cart.count).toBe(3)
    expect(cart.baskets.map(({ store }) => store.id)).toEqual([two.storeId, one.storeId])
    expect(cart.baskets[1]).toMatchObject({ goodsTotal: 2600, lines: [{ goodsId: one.goodsId, priceKind: 'shop' }] })
  })

  it('should not promise a discount that only a first order has', async () => {
    const { goodsId } = await shop({}, { first_order_off: 300 })
    const { baskets } = await world.visitor.call(cartPrice, { lines: [line(goodsId, 1)] })
    expect(baskets[0]).toMatchObject({ discount: 0 })
  })

  it('should make one line of equal choices, with the same id each time', async () => {
    const { goodsId } = await shop()
    const extras = await world.make.options(goodsId, { required: false, max: 2, deltas: [300, 200] })
    const lines = [line(goodsId, 1, extras), line(goodsId, 2, [...extras].reverse())]
    const first = await world.visitor.call(cartPrice, { lines })
    expect(first.baskets[0]?.lines).toMatchObject([{ quantity: 3, price: 3100 }])
    expect(await world.visitor.call(cartPrice, { lines })).toEqual(first)
  })

  it('should set the quantity of a choice, up to its limit and stock', async () => {
    const { goodsId } = await shop({ purchase_limit: 2 })
    const change = (quantity: number, lines = [line(goodsId, 1)]) => ({ lines, change: line(goodsId, quantity) })
    expect((await world.visitor.call(cartPrice, change(2))).count).toBe(2)
    expect((await world.visitor.call(cartPrice, change(1, []))).count).toBe(1)
    const { envelope } = await world.visitor.send('cart.price', change(3))
    expect(envelope).toMatchObject({ msg: 'Limit 2 per customer', data: { limit: 2 } })
    await world.make.changeGoods(goodsId, { stock: 1 })
    expect(await world.visitor.refusal(cartPrice, change(2))).toBe('soldOut')
    expect((await world.visitor.call(cartPrice, change(1, [line(goodsId, 2)]))).count).toBe(1)
  })

  it('should ask for the options that an item needs', async () => {
    const { goodsId } = await shop()
    await world.make.options(goodsId, { required: true, max: 1, deltas: [0] })
    expect(await world.visitor.refusal(cartPrice, { lines: [], change: line(goodsId, 1) })).toBe(
      'specificationRequired',
    )
  })

  it('should say what cannot be bought any more, and leave out what never existed', async () => {
    const { goodsId } = await shop({ stock: 0 })
    const lines = [line(goodsId, 1), line(randomUUID(), 1)]
    const cart = await world.visitor.call(cartPrice, { lines })
    expect(cart.baskets.flatMap((basket) => basket.lines)).toMatchObject([{ goodsId, unavailable: 'soldOut' }])
    expect(await world.visitor.call(cartPrice, { lines: [line(randomUUID(), 1)] })).toEqual({ baskets: [], count: 0 })
  })
})

describe('cart.merge', () => {
  const merging = (lines: ReturnType<typeof line>[]) => ({ lines, idempotencyKey: randomUUID() })

  it('should add the lines of a device to the customer’s own, once for a key', async () => {
    const { goodsId } = await shop()
    const other = await shop()
    const ann = await world.make.customer()
    await ann.call(cartAdd, { goodsId })
    const request = merging([line(goodsId, 2), line(other.goodsId, 1)])
    const answers = await Promise.all([1, 2, 3].map(() => ann.call(cartMerge, request)))
    expect(answers).toEqual([{ left: [] }, { left: [] }, { left: [] }])
    const { count, baskets } = await ann.call(cartInfo, {})
    expect(count).toBe(4)
    expect(baskets.flatMap(({ lines }) => lines.map(({ quantity }) => quantity)).sort()).toEqual([1, 3])
  })

  it('should add as many as stock and limits allow, and report the rest', async () => {
    const { storeId, goodsId } = await shop({ purchase_limit: 3 })
    const few = await world.make.goods(storeId, { stock: 1 })
    const gone = await world.make.goods(storeId, { removed_at: world.clock.now() })
    const ann = await world.make.customer()
    await ann.call(cartAdd, { goodsId, quantity: 2 })
    const lines = [line(goodsId, 2), line(few, 2), line(gone, 1), line(randomUUID(), 1)]
    const { left } = await ann.call(cartMerge, merging(lines))
    expect(left.map(({ quantity, message }) => [quantity, message])).toEqual([
      [1, 'Limit 3 per customer'],
      [1, 'The product is out of stock'],
      [1, 'This item is no longer available'],
    ])
    expect((await ann.call(cartInfo, {})).count).toBe(4)
  })

  it('should take over the basket of a store that has closed meanwhile', async () => {
    const { goodsId } = await shop({}, { status: 'resting' })
    const ann = await world.make.customer()
    expect(await ann.call(cartMerge, merging([line(goodsId, 1)]))).toEqual({ left: [] })
    expect((await ann.call(cartInfo, {})).baskets).toMatchObject([{ count: 1, store: { status: 'resting' } }])
  })
})
