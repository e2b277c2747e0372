import fc from 'fast-check'
import { soldComponents } from '../pricing/order'
import { type BasketInput, priceBasket } from './basket'
import { type BasketLine, optionsPrice, optionText } from './lines'
import type { PricedGoods, PricedOption } from './queries'

const both = (text: string) => ({ en: text, zh: text })

const item = (id: string, over: Partial<PricedGoods> = {}): PricedGoods => ({
  id,
  name: both(id),
  picture: { path: '/pictures/0', colour: '#FFDFA8' },
  shop_price: 2600,
  member_price: null,
  activity_price: null,
  is_active: false,
  second_half: false,
  purchase_limit: null,
  stock: 100,
  removed_at: null,
  ...over,
})

const option = (id: string, goods_id: string, price_delta: number, sold_out = false): PricedOption => {
  return { id, goods_id, name: both(id), price_delta, sold_out }
}

const store = {
  id: 'noodle-store',
  category_key: 'food',
  first_order_off: 0,
  minimum_order: 2000,
  packaging_fee: 300,
  delivery_fees: { base: 300, original: 500, freeOver: null, tiers: [] },
  full_discounts: [
    { over: 5000, off: 800 },
    { over: 8000, off: 1500 },
    { over: 12000, off: 2800 },
  ],
}

const basket = (over: Partial<BasketInput<BasketLine>>) =>
  priceBasket({
    store,
    lines: [],
    goods: [],
    options: [],
    isMember: false,
    isNew: false,
    orderedToday: new Map(),
    now: new Date('2026-03-25T04:00:00Z'),
    fulfilment: 'delivery',
    distance: 1200,
    ...over,
  })

const dinner = {
  isMember: true,
  goods: [
    item('noodles', { member_price: 2200 }),
    item('dumplings', { shop_price: 1800 }),
    item('prawns', { shop_price: 1500, activity_price: 990, is_active: true }),
  ],
  options: [option('Large', 'noodles', 400), option('Mild', 'noodles', 0), option('Braised egg', 'noodles', 300)],
  lines: [
    { goodsId: 'noodles', optionIds: ['Braised egg', 'Large', 'Mild'], quantity: 2 },
    { goodsId: 'dumplings', optionIds: [], quantity: 1 },
    { goodsId: 'prawns', optionIds: [], quantity: 1 },
  ],
}

test('prices a dinner to the cent', () => {
  const { components, ...priced } = basket(dinner)
  expect(soldComponents({ components })).toEqual([
    { kind: 'goods', label: { en: 'Goods', zh: '商品' }, amount: 8590, original: 9900 },
    { kind: 'packaging', label: { en: 'Packaging', zh: '打包费' }, amount: 300, original: null },
    { kind: 'delivery', label: { en: 'Delivery', zh: '配送费' }, amount: 300, original: 500 },
    { kind: 'fullDiscount', label: { en: 'Spend ¥80, save ¥15', zh: '满80减15' }, amount: -1500, original: null },
  ])
  expect(priced).toMatchObject({ total: 7690, saved: 3010, goodsTotal: 8590, originalTotal: 9900, missing: 0 })
  expect(priced.nextDiscount).toEqual({ off: 2800, missing: 3410, applied: 1500 })
  expect(priced.lines[0]?.sold).toMatchObject({
    price: 2900,
    shopPrice: 3300,
    priceKind: 'member',
    optionText: { en: 'Large, mild, braised egg' },
  })
})

test('self-pickup costs no delivery', () => {
  const { components, deliveryFee, total } = basket({ ...dinner, fulfilment: 'pickup', distance: null })
  expect(components.map(({ kind }) => kind)).toEqual(['goods', 'packaging', 'fullDiscount'])
  expect(deliveryFee).toBe(0)
  expect(total).toBe(7390)
})

const one = { goodsId: 'noodles', optionIds: [], quantity: 1 }

test.each([
  ['goodsNotFound', { removed_at: new Date() }],
  ['soldOut', { stock: 0 }],
  ['soldOut', { stock: 2 }],
  ['overPurchaseLimit', { purchase_limit: 2 }],
] as const)('names %s over all lines of the same goods for %j', (reason, change) => {
  const options = [option('Large', 'noodles', 400)]
  const lines = [
    { ...one, quantity: 2 },
    { ...one, optionIds: ['Large'] },
  ]
  const priced = basket({ lines, options, goods: [item('noodles', change)] })
  expect(priced.lines.map(({ unavailable }) => unavailable)).toEqual([reason, reason])
  expect(priced).toMatchObject({ goodsTotal: 0, packagingFee: 0, missing: 2000 })
})

test('a line whose option is sold out or gone cannot be bought', () => {
  const reasonWith = (options: PricedOption[]) =>
    basket({ lines: [{ ...one, optionIds: ['Large'] }], options, goods: [item('noodles')] }).lines[0]?.unavailable
  expect(reasonWith([option('Large', 'noodles', 400, true)])).toBe('soldOut')
  expect(reasonWith([])).toBe('goodsNotFound')
  expect(reasonWith([option('Large', 'noodles', 400)])).toBeNull()
})

test('says what is missing to the minimum, without packing and delivery', () => {
  expect(basket({ lines: [one], goods: [item('noodles', { shop_price: 1800 })] }).missing).toBe(200)
})

test('options add up, and may take off', () => {
  expect(optionsPrice([{ price_delta: 400 }, { price_delta: -100 }])).toBe(300)
  expect(optionsPrice([])).toBe(0)
})

test('abbreviations keep their capitals inside a list', () => {
  expect(optionText([both('Large'), both('BBQ sauce'), both('Extra beef')]).en).toBe('Large, BBQ sauce, extra beef')
})

const amount = fc.integer({ min: 0, max: 100_000 })
const someGoods = fc.array(
  fc.record({
    shop_price: amount,
    member_price: fc.option(amount),
    activity_price: fc.option(amount),
    is_active: fc.boolean(),
    second_half: fc.boolean(),
    stock: fc.integer({ min: 0, max: 20 }),
    purchase_limit: fc.option(fc.integer({ min: 1, max: 9 })),
    delta: fc.integer({ min: -5000, max: 5000 }),
    quantity: fc.integer({ min: 1, max: 12 }),
  }),
  { maxLength: 6 },
)
const someStore = fc.record({
  id: fc.constant('noodle-store'),
  category_key: fc.constant('food'),
  first_order_off: fc.constantFrom(0, 500),
  minimum_order: amount,
  packaging_fee: amount,
  delivery_fees: fc.record({
    base: amount,
    original: fc.option(amount),
    freeOver: fc.option(amount),
    tiers: fc.array(fc.record({ beyondMeters: fc.integer({ min: 1, max: 9000 }), add: amount }), { maxLength: 2 }),
  }),
  full_discounts: fc.array(fc.record({ over: amount, off: amount }), { maxLength: 3 }),
})

test('parts sum to the total, nothing is below zero, and bought lines sum to the goods', () => {
  fc.assert(
    fc.property(
      someStore,
      someGoods,
      fc.boolean(),
      fc.constantFrom('delivery', 'pickup'),
      (shop, rows, isMember, fulfilment) => {
        const priced = basket({
          store: shop,
          isMember,
          fulfilment,
          goods: rows.map((row, index) => item(String(index), row)),
          options: rows.map(({ delta }, index) => option(`o${index}`, String(index), delta)),
          lines: rows.map(({ quantity }, index) => ({ goodsId: String(index), optionIds: [`o${index}`], quantity })),
        })
        const { total, goodsTotal, packagingFee, deliveryFee, discount, components, saved } = priced
        const bought = priced.lines.filter(({ unavailable }) => unavailable === null)
        expect(bought.reduce((sum, { sold }) => sum + sold.price * sold.quantity, 0)).toBe(goodsTotal)
        expect(components.reduce((sum, part) => sum + part.amount, 0)).toBe(total)
        expect(goodsTotal + packagingFee + deliveryFee - discount).toBe(total)
        expect(Math.min(total, saved, goodsTotal, discount)).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})
