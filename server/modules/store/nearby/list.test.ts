import { v7 as uuid } from 'uuid'
import { storeList } from '@contract/calls/store'
import { pagesOf } from '../../../testing/pages'
import { statementCount } from '../../../testing/statement-count'
import { aWorld, type World } from '../../../testing/world'

const json = (value: unknown) => JSON.stringify(value)
/** About 111 m for each thousandth of a degree north of the caller. */
const north = (thousandths: number) => ({ latitude: 22.5329 + thousandths / 1000, longitude: 113.93 })
const fees = (base: number, original: number | null = null, freeOver: number | null = null) =>
  json({ base, original, freeOver, tiers: [{ beyondMeters: 4000, add: 200 }] })
const shut = json([{ open: '17:00', close: '02:00' }])

describe('store.list', () => {
  let world: World
  const ids: Record<string, string> = {}
  const names = (items: readonly { id: string }[]) =>
    items.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id))

  beforeAll(async () => {
    world = await aWorld()
    const add = async (name: string, row: object) => {
      const key = { id: uuid(), rating: 45, monthly_sales: 100, range_meters: 3000, ...row }
      ids[name] = await world.make.store(key)
    }
    await add('near', { ...north(2), rating: 41, monthly_sales: 50, full_discounts: json([{ over: 5000, off: 800 }]) })
    await add('loved', { ...north(8), rating: 49, member_envelope: 800, delivery_fees: fees(0, 300) })
    await add('busy', { ...north(12), monthly_sales: 9000 })
    await add('shut', { ...north(4), opening_hours: shut, rating: 47 })
    await add('outside', { ...north(40), rating: 50, monthly_sales: 99_000, delivery_fees: fees(300, 500, 6000) })
    await add('elsewhere', { latitude: 39.9, longitude: 116.4 })
  })
  afterAll(() => world.close())

  test.each([
    ['distance', ['near', 'shut', 'loved', 'busy', 'outside']],
    ['sales', ['busy', 'shut', 'loved', 'near', 'outside']],
    ['rating', ['loved', 'shut', 'busy', 'near', 'outside']],
    ['recommended', ['busy', 'loved', 'near', 'shut', 'outside']],
  ] as const)('by %s, with what delivers here before what does not', async (sort, order) => {
    const { items, next } = await world.visitor.call(storeList, { sort })
    expect(names(items)).toEqual(order)
    expect(items.map(({ inRange }) => inRange)).toEqual([true, true, true, true, false])
    expect(next).toBeNull()
  })

  test.each([
    ['fullDiscount', ['near']],
    ['member', ['loved']],
    ['freeDelivery', ['loved']],
    ['openNow', ['near', 'loved', 'busy', 'outside']],
  ] as const)('only %s', async (filter, expected) => {
    const { items } = await world.visitor.call(storeList, { sort: 'distance', filters: [filter] })
    expect(names(items)).toEqual(expected)
  })

  test('filters narrow each other down', async () => {
    const { items } = await world.visitor.call(storeList, { filters: ['member', 'fullDiscount'] })
    expect(items).toEqual([])
  })

  test('a category', async () => {
    expect((await world.visitor.call(storeList, { category: 'food' })).items).toHaveLength(5)
    expect((await world.visitor.call(storeList, { category: 'flowers' })).items).toEqual([])
  })

  test('pages follow each other without gap or repetition, equal stores too', async () => {
    const pages = await pagesOf(world.visitor, storeList, { pageSize: 2, sort: 'rating' })
    expect(pages.map(names)).toEqual([['loved', 'shut'], ['busy', 'near'], ['outside']])
  })

  test('later pages are seen from where and when the first one was', async () => {
    const caller = Object.assign(Object.create(world.visitor) as typeof world.visitor, { place: world.visitor.place })
    const pages = await pagesOf(caller, storeList, { pageSize: 1, sort: 'recommended' }, async () => {
      caller.place = { latitude: 22.5329 + 0.008, longitude: 113.93 }
      world.clock.forward(120)
    })
    expect(names(pages.flat())).toEqual(['busy', 'loved', 'near', 'shut', 'outside'])
    world.clock.forward(-120 * 4)
  })

  test('a cursor holds for the order and the filters of its list alone', async () => {
    const { next } = await world.visitor.call(storeList, { sort: 'rating', pageSize: 1 })
    const cursor = next ?? ''
    expect((await world.visitor.call(storeList, { sort: 'rating', pageSize: 4, cursor })).items).toHaveLength(4)
    for (const other of [{ sort: 'sales' as const }, { sort: 'rating' as const, category: 'food' }])
      expect(await world.visitor.refusal(storeList, { ...other, cursor })).toBe('invalidRequest')
  })

  test('returns distance, time, fee, offers and state', async () => {
    const { items } = await world.visitor.call(storeList, { sort: 'distance' })
    const [near, closed, loved, , outside] = items
    expect(near).toMatchObject({
      distance: 222,
      minutes: 17,
      rating: 4.1,
      status: 'open',
      opensAt: null,
      offers: [{ kind: 'fullDiscount', text: '¥8 off ¥50' }],
    })
    expect(closed).toMatchObject({ status: 'resting', opensAt: '17:00' })
    expect(loved).toMatchObject({ deliveryFee: 0, originalDeliveryFee: 300, memberEnvelope: 800 })
    expect(outside).toMatchObject({ deliveryFee: 500, originalDeliveryFee: 700, inRange: false })
    expect(outside?.offers.map((offer) => offer.text)).toEqual(['¥2 off delivery', 'Free delivery over ¥60'])
  })

  test('speaks Chinese', async () => {
    const caller = Object.assign(Object.create(world.visitor) as typeof world.visitor, { language: 'zh' })
    const { items } = await caller.call(storeList, { sort: 'distance' })
    expect(items[0]).toMatchObject({ name: 'Old Stove Beef Noodles中', offers: [{ text: '50减8' }] })
    expect(items[4]?.offers.map((offer) => offer.text)).toEqual(['配送费减2', '满60免配送费'])
  })

  test.each([
    { cursor: '' },
    { cursor: 'x' },
    { pageSize: 51 },
    { sort: 'cheapest' },
    { filters: ['x'] },
    { category: 'x'.repeat(41) },
  ])('refuses %j', async (body) => {
    expect((await world.visitor.send('store.list', body)).status).toBe(400)
  })
})

describe('a page of stores', () => {
  let world: World
  beforeAll(async () => {
    world = await aWorld()
    for (let store = 0; store < 16; store++) {
      const storeId = await world.make.store()
      for (let sales = 1; sales <= 4; sales++)
        await world.make.goods(storeId, { sales, shop_price: sales * 100, member_price: 50 })
      await world.make.goods(storeId, { sales: 9, stock: 0 })
      await world.make.goods(storeId, { sales: 8, removed_at: world.clock.now() })
    }
  })
  afterAll(() => world.close())

  test('comes with the dishes sold most, in at most three statements', async () => {
    const ann = await world.make.customer()
    const statements = await statementCount(() => ann.call(storeList, {}))
    const { items, next } = await ann.call(storeList, {})
    expect(statements).toBeGreaterThan(0)
    expect(statements).toBeLessThanOrEqual(3)
    expect(items).toHaveLength(15)
    expect(next).not.toBeNull()
    for (const { dishes } of items) expect(dishes.map(({ price }) => price)).toEqual([400, 300, 200])
  })

  test('has dishes at the price of members for members', async () => {
    const member = await world.make.customer({ member: true })
    const { items } = await member.call(storeList, {})
    expect(items[0]?.dishes.map(({ price }) => price)).toEqual([50, 50, 50])
  })
})
