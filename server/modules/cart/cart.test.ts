import { v7 as uuid } from 'uuid'
import { cartAdd, cartDelete, cartEdit, cartInfo, cartMoveToFavorites } from '@contract/calls/cart'
import { aWorld, type World } from '../../testing/world'
import { goodsDetail } from '@contract/calls/goods'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const set = (goodsId: string, change: object) =>
  world.app.context.db.updateTable('goods').set(change).where('id', '=', goodsId).execute()

/** A store with one item, and a customer. */
async function scene(store: object = {}, goods: object = {}) {
  const storeId = await world.make.store(store)
  return { storeId, goodsId: await world.make.goods(storeId, goods), ann: await world.make.customer() }
}

describe('access to the cart', () => {
  test.each([cartInfo, cartAdd, cartEdit, cartDelete])('$name asks visitors to log in', async ({ name }) => {
    const body = { goodsId: uuid(), cartLineId: uuid(), quantity: 1, storeId: uuid() }
    expect(await world.visitor.send(name, body)).toMatchObject({ status: 401, envelope: { code: 401 } })
  })

  test('nobody changes the line of somebody else', async () => {
    const { goodsId, ann } = await scene()
    const bob = await world.make.customer()
    const [basket] = (await ann.call(cartAdd, { goodsId })).baskets
    const cartLineId = basket?.lines[0]?.id ?? ''
    expect(await bob.refusal(cartEdit, { cartLineId, quantity: 0 })).toBe('cartLineNotFound')
    expect((await ann.call(cartInfo, {})).count).toBe(1)
  })

  test.each([
    ['cart.add', { goodsId: 'x' }],
    ['cart.add', { goodsId: uuid(), quantity: 0 }],
    ['cart.add', { goodsId: uuid(), quantity: 1.5 }],
    ['cart.edit', { cartLineId: uuid(), quantity: 100 }],
    ['cart.delete', {}],
  ])('%s refuses %j', async (name, body) => {
    const ann = await world.make.customer()
    expect((await ann.send(name, body)).status).toBe(400)
  })
})

describe('cart.add', () => {
  test('puts an item into the basket of its store', async () => {
    const { storeId, goodsId, ann } = await scene()
    const cart = await ann.call(cartAdd, { goodsId, quantity: 2 })
    expect(cart.count).toBe(2)
    expect(cart.baskets).toMatchObject([
      {
        store: { id: storeId, name: 'Old Stove Beef Noodles', status: 'open', minimumOrder: 2000, deliveryFee: 300 },
        lines: [{ goodsId, quantity: 2, price: 2600, shopPrice: 2600, priceKind: 'shop', unavailable: null }],
        count: 2,
        goodsTotal: 5200,
        originalTotal: 5200,
        packagingFee: 100,
        missing: 0,
        nextDiscount: null,
      },
    ])
  })

  test('speaks the language of the caller', async () => {
    const { goodsId, ann } = await scene({ full_discounts: JSON.stringify([{ over: 8000, off: 1500 }]) })
    ann.language = 'zh'
    const { baskets } = await ann.call(cartAdd, { goodsId })
    expect(baskets[0]?.nextDiscount).toEqual({ off: 1500, missing: 5400, applied: 0 })
    expect(baskets[0]?.store.name).toBe('Old Stove Beef Noodles中')
  })

  test('gives members their price', async () => {
    const { goodsId } = await scene({}, { member_price: 2200 })
    const member = await world.make.customer({ member: true })
    const { baskets } = await member.call(cartAdd, { goodsId })
    expect(baskets[0]).toMatchObject({ goodsTotal: 2200, originalTotal: 2600, lines: [{ priceKind: 'member' }] })
  })

  test('keeps one line for the same options in any order, and one for other options', async () => {
    const { goodsId, ann } = await scene()
    const extras = await world.make.options(goodsId, { required: false, max: 2, deltas: [300, 200] })
    await ann.call(cartAdd, { goodsId, optionIds: extras })
    await ann.call(cartAdd, { goodsId, optionIds: [...extras].reverse() })
    const { baskets, count } = await ann.call(cartAdd, { goodsId, optionIds: extras.slice(0, 1) })
    expect(baskets[0]?.lines).toMatchObject([
      { quantity: 2, price: 3100, optionText: 'Option 0, option 1' },
      { quantity: 1, price: 2900, optionText: 'Option 0' },
    ])
    expect(count).toBe(3)
  })

  test('makes one line of twenty at once', async () => {
    const { goodsId, ann } = await scene()
    await Promise.all(Array.from({ length: 20 }, () => ann.call(cartAdd, { goodsId })))
    const { baskets, count } = await ann.call(cartInfo, {})
    expect(baskets.flatMap(({ lines }) => lines)).toMatchObject([{ quantity: 20 }])
    expect(count).toBe(20)
  })

  test('never passes the purchase limit, not even with twenty at once on several options', async () => {
    const { goodsId, ann } = await scene({}, { purchase_limit: 3 })
    const extras = await world.make.options(goodsId, { required: false, max: 1, deltas: [0, 0] })
    const add = (index: number) =>
      ann.refusal(cartAdd, { goodsId, optionIds: extras.slice(index % 2, (index % 2) + 1) })
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, index) => add(index)))
    expect(outcomes.filter((failure) => failure === undefined)).toHaveLength(3)
    expect(new Set(outcomes)).toEqual(new Set([undefined, 'overPurchaseLimit']))
    expect((await ann.call(cartInfo, {})).count).toBe(3)
  })

  test('does not wait for an order that takes the same goods', async () => {
    const { goodsId, ann } = await scene()
    await world.app.context.db.transaction().execute(async (tx) => {
      await tx.selectFrom('goods').select('id').where('id', '=', goodsId).forNoKeyUpdate().execute()
      expect((await ann.call(cartAdd, { goodsId })).count).toBe(1)
    })
  })

  test('names the limit in the message', async () => {
    const { goodsId, ann } = await scene({}, { purchase_limit: 3 })
    const { envelope } = await ann.send('cart.add', { goodsId, quantity: 4 })
    expect(envelope).toMatchObject({ msg: 'Limit 3 per customer', data: { limit: 3 } })
  })

  test('a line holds at most 99', async () => {
    const { goodsId, ann } = await scene()
    await ann.call(cartAdd, { goodsId, quantity: 99 })
    expect(await ann.refusal(cartAdd, { goodsId })).toBe('overPurchaseLimit')
  })

  test('refuses what is sold out, gone or unknown', async () => {
    const { goodsId, ann } = await scene({}, { stock: 1 })
    expect(await ann.refusal(cartAdd, { goodsId, quantity: 2 })).toBe('soldOut')
    await set(goodsId, { removed_at: world.clock.now() })
    expect(await ann.refusal(cartAdd, { goodsId })).toBe('goodsNotFound')
    expect(await ann.refusal(cartAdd, { goodsId: uuid() })).toBe('goodsNotFound')
  })

  test.each([{ status: 'resting' as const }, { opening_hours: JSON.stringify([{ open: '17:00', close: '02:00' }]) }])(
    'refuses a store that is not open: %j',
    async (store) => {
      const { goodsId, ann } = await scene(store)
      expect(await ann.refusal(cartAdd, { goodsId })).toBe('storeClosed')
    },
  )

  test('asks for exactly one option of a required group and at most the limit of another', async () => {
    const { goodsId, ann } = await scene()
    const [regular = '', large = ''] = await world.make.options(goodsId, { deltas: [0, 400] })
    const [egg = '', beef = ''] = await world.make.options(goodsId, { required: false, max: 1, deltas: [300, 1200] })
    const refusal = (...optionIds: string[]) => ann.refusal(cartAdd, { goodsId, optionIds })
    expect(await refusal()).toBe('specificationRequired')
    expect(await refusal(egg)).toBe('specificationRequired')
    expect(await refusal(regular, large)).toBe('specificationInvalid')
    expect(await refusal(regular, egg, beef)).toBe('specificationInvalid')
    expect(await refusal(regular, regular)).toBe('specificationInvalid')
    expect(await refusal(regular, uuid())).toBe('specificationInvalid')
    expect(await refusal(large, egg)).toBeUndefined()
  })

  test('refuses an option that is sold out', async () => {
    const { goodsId, ann } = await scene()
    const optionIds = await world.make.options(goodsId, { deltas: [0] })
    await world.app.context.db.updateTable('options').set({ sold_out: true }).where('id', 'in', optionIds).execute()
    expect(await ann.refusal(cartAdd, { goodsId, optionIds })).toBe('soldOut')
  })
})

describe('cart.edit', () => {
  async function withLine(goods: object = {}, quantity = 1) {
    const parts = await scene({}, goods)
    const { baskets } = await parts.ann.call(cartAdd, { goodsId: parts.goodsId, quantity })
    return { ...parts, cartLineId: baskets[0]?.lines[0]?.id ?? '' }
  }

  test('sets the quantity, and 0 takes the line out', async () => {
    const { ann, cartLineId } = await withLine()
    expect((await ann.call(cartEdit, { cartLineId, quantity: 5 })).count).toBe(5)
    expect(await ann.call(cartEdit, { cartLineId, quantity: 0 })).toEqual({ baskets: [], count: 0 })
    expect(await ann.refusal(cartEdit, { cartLineId, quantity: 1 })).toBe('cartLineNotFound')
  })

  test('does not go over limit or stock', async () => {
    const limited = await withLine({ purchase_limit: 2 })
    expect(await limited.ann.refusal(cartEdit, { ...limited, quantity: 3 })).toBe('overPurchaseLimit')
    const scarce = await withLine({ stock: 2 })
    expect(await scarce.ann.refusal(cartEdit, { ...scarce, quantity: 3 })).toBe('soldOut')
  })

  test('fewer is always possible, more of what is gone is not', async () => {
    const { ann, goodsId, cartLineId } = await withLine({}, 5)
    await set(goodsId, { stock: 0 })
    expect((await ann.call(cartEdit, { cartLineId, quantity: 4 })).baskets[0]?.lines[0]?.unavailable).toBe('soldOut')
    await set(goodsId, { removed_at: world.clock.now() })
    expect((await ann.call(cartEdit, { cartLineId, quantity: 3 })).baskets[0]?.lines[0]?.unavailable).toBe(
      'goodsNotFound',
    )
    expect(await ann.refusal(cartEdit, { cartLineId, quantity: 4 })).toBe('soldOut')
  })
})

describe('cart.info', () => {
  test('shows the basket that was touched last first, and counts over all', async () => {
    const [first, second] = [await scene(), await scene()]
    const { ann } = first
    await ann.call(cartAdd, { goodsId: first.goodsId })
    world.clock.forward(1)
    const one = await ann.call(cartAdd, { goodsId: second.goodsId, quantity: 2 })
    expect(one.baskets.map(({ store }) => store.id)).toEqual([second.storeId])
    expect(one.count).toBe(3)
    expect((await ann.call(cartInfo, {})).baskets.map(({ store }) => store.id)).toEqual([second.storeId, first.storeId])
    world.clock.forward(1)
    await ann.call(cartAdd, { goodsId: first.goodsId })
    expect((await ann.call(cartInfo, {})).baskets.map(({ store }) => store.id)).toEqual([first.storeId, second.storeId])
    const only = await ann.call(cartInfo, { storeId: second.storeId })
    expect(only).toMatchObject({ count: 4, baskets: [{ count: 2 }] })
  })

  test('leaves what cannot be bought out of the sums', async () => {
    const { storeId, goodsId, ann } = await scene()
    const other = await world.make.goods(storeId, { shop_price: 1800 })
    await ann.call(cartAdd, { goodsId })
    await ann.call(cartAdd, { goodsId: other })
    await set(goodsId, { stock: 0 })
    const { baskets } = await ann.call(cartInfo, {})
    expect(baskets).toMatchObject([{ goodsTotal: 1800, missing: 200, count: 2 }])
    expect(baskets[0]?.lines.map(({ unavailable }) => unavailable)).toEqual(['soldOut', null])
  })
})

test('cart.delete empties one basket and leaves the others', async () => {
  const [first, second] = [await scene(), await scene()]
  const { ann } = first
  await ann.call(cartAdd, { goodsId: first.goodsId })
  await ann.call(cartAdd, { goodsId: second.goodsId })
  expect(await ann.call(cartDelete, { storeId: first.storeId })).toEqual({ baskets: [], count: 1 })
  expect((await ann.call(cartInfo, {})).baskets.map(({ store }) => store.id)).toEqual([second.storeId])
})

test('cart.moveToFavorites keeps the goods and takes their own lines out', async () => {
  const { ann, goodsId, storeId } = await scene()
  const other = await world.make.goods(storeId)
  const { baskets } = await ann.call(cartAdd, { goodsId })
  await ann.call(cartAdd, { goodsId: other })
  const cartLineIds = (baskets[0]?.lines ?? []).map(({ id }) => id)
  expect(await ann.call(cartMoveToFavorites, { cartLineIds })).toMatchObject({ count: 1, baskets: [{ count: 1 }] })
  expect((await ann.call(goodsDetail, { goodsId })).collected).toBe(true)
  expect((await ann.call(goodsDetail, { goodsId: other })).collected).toBe(false)
  expect(await ann.refusal(cartMoveToFavorites, { cartLineIds })).toBe('cartLineNotFound')
  const ben = await world.make.customer()
  const left = (await ann.call(cartInfo, {})).baskets[0]?.lines[0]?.id ?? ''
  expect(await ben.refusal(cartMoveToFavorites, { cartLineIds: [left] })).toBe('cartLineNotFound')
  expect((await ann.call(cartInfo, {})).count).toBe(1)
})
