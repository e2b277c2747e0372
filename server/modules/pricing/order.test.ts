import fc from 'fast-check'
import type { CouponKind } from '../../database/schema'
import { splitAll, splitOver, sum } from './amounts'
import type { Funder } from './coupon-rules'
import {
  type ChargedLine,
  type NamedCoupon,
  type OrderPriceInput,
  type PricedOrder,
  priceOrder,
  soldComponents,
} from './order'

const now = new Date('2026-03-25T04:00:00Z')
const both = (text: string) => ({ en: text, zh: text })
const numbers = (amounts: readonly number[]): number => sum(amounts, (amount) => amount)

const inputOf = (over: Partial<OrderPriceInput<ChargedLine>>): OrderPriceInput<ChargedLine> => ({
  kind: 'meal',
  scopes: [{ type: 'store', id: 'noodles' }],
  isMember: true,
  now,
  lines: [],
  goodsLabel: both('Goods'),
  ...over,
})

const couponOf = (over: Partial<NamedCoupon>): NamedCoupon => ({
  id: 'c',
  kind: 'platform',
  name: both('Red envelope'),
  for_kinds: ['meal'],
  store_id: null,
  category_key: null,
  amount: 500,
  percent: null,
  minimum: 0,
  with_full_discount: true,
  valid_from: new Date(now.getTime() - 1),
  valid_until: new Date(now.getTime() + 1),
  ...over,
})

const lineOf = (price: number, quantity = 1): ChargedLine => {
  return { item: { kind: 'dish', id: String(price) }, price, originalPrice: price, quantity }
}

const amount = fc.integer({ min: 0, max: 20_000 })

/** Lines of 0 to 9 units with a line discount each. */
const someLines = fc.array(
  fc.record({ price: amount, more: fc.constantFrom(0, 300), quantity: fc.nat(9), half: fc.boolean() }),
  { maxLength: 6 },
)

const someDiscounts = fc.array(
  fc.record({
    amount: fc.constantFrom(0, 1, 999, 2500),
    fundedBy: fc.constantFrom<Funder[]>('store', 'platform'),
    yields: fc.boolean(),
  }),
  { maxLength: 3 },
)

const someCoupons = fc.array(
  fc.record({
    kind: fc.constantFrom<CouponKind[]>('store', 'platform', 'delivery', 'category', 'member'),
    amount: fc.integer({ min: 1, max: 5000 }),
    percent: fc.constantFrom(null, null, 15),
    minimum: fc.constantFrom(0, 3000),
    with_full_discount: fc.boolean(),
  }),
  { maxLength: 5 },
)

const someOrder = fc
  .record({
    lines: someLines,
    discounts: someDiscounts,
    coupons: someCoupons,
    delivery: fc.option(amount),
    packing: amount,
  })
  .map(({ lines, discounts, coupons, delivery, packing }) => {
    const fees = [{ component: 'packaging' as const, label: both('Packing'), amount: packing, original: null }]
    const ride = { component: 'delivery' as const, label: both('Delivery'), original: null }
    return inputOf({
      scopes: [
        { type: 'store', id: 'noodles' },
        { type: 'category', id: 'food' },
      ],
      lines: lines.map(({ price, more, quantity }, index) => {
        return { item: { kind: 'dish', id: String(index) }, price, originalPrice: price + more, quantity }
      }),
      lineDiscounts: [
        {
          component: 'secondHalf',
          label: both('Half'),
          fundedBy: 'store',
          offs: lines.map(({ price, quantity, half }) => (half ? Math.floor(price / 2) * Math.floor(quantity / 2) : 0)),
        },
      ],
      fees: delivery === null ? fees : [...fees, { ...ride, amount: delivery }],
      discounts: discounts.map((discount) => ({ component: 'fullDiscount', label: both('Full'), ...discount })),
      coupons: coupons.map((coupon, index) =>
        couponOf({
          ...coupon,
          id: String(index),
          store_id: coupon.kind === 'store' ? 'noodles' : null,
          category_key: coupon.kind === 'category' ? 'food' : null,
        }),
      ),
    })
  })

const fundedBy = ({ components }: PricedOrder, funder: Funder): number =>
  sum(components, (part) => (part.fundedBy === funder ? -part.amount : 0))

/** Store's earnings: all charges less the reductions that it funds. */
const dueToStore = (priced: PricedOrder): number =>
  sum(priced.components, (part) => (part.fundedBy === null ? part.amount : 0)) - fundedBy(priced, 'store')

describe('the parts of a price', () => {
  it('sum by line and by component to what is paid, none of them on the wrong side of zero', () => {
    fc.assert(
      fc.property(someOrder, (input) => {
        const priced = priceOrder(input)
        const { components, paid, total } = priced
        expect(numbers(components.map((part) => part.amount))).toBe(total)
        for (const part of components) {
          const amounts = [part.amount, ...(part.perLine ?? [])]
          expect(amounts.every((each) => (part.fundedBy === null ? each >= 0 : each <= 0))).toBe(true)
          expect(part.perLine !== null).toBe(part.of === 'goods')
          if (part.perLine) expect(numbers(part.perLine)).toBe(part.amount)
        }
        input.lines.forEach((_, index) => {
          const parts = components.map(({ perLine }) => perLine?.[index] ?? 0)
          expect(numbers(parts)).toBe(paid[index])
          expect(paid[index]).toBeGreaterThanOrEqual(0)
        })
        const fees = components.filter(({ of }) => of !== 'goods')
        expect(numbers(paid) + sum(fees, (part) => part.amount)).toBe(total)
      }),
      { numRuns: 1000 },
    )
  })

  it('are borne by the customer, the store and the platform so that nothing is over', () => {
    fc.assert(
      fc.property(someOrder, (input) => {
        const priced = priceOrder(input)
        expect(priced.total + fundedBy(priced, 'platform')).toBe(dueToStore(priced))
      }),
    )
  })

  it('of the platform’s coupons never lower what the store is due', () => {
    fc.assert(
      fc.property(someOrder, (order) => {
        // Without platform discounts, which could limit a store's coupon: this property is about coupons.
        const discounts = order.discounts?.map((discount) => ({ ...discount, fundedBy: 'store' as const }))
        const input = { ...order, discounts }
        const withAll = priceOrder(input)
        const own = withAll.applied.coupons.filter(({ coupon }) => coupon.kind === 'store')
        const without = priceOrder({ ...input, couponIds: own.map(({ coupon }) => coupon.id) })
        expect(dueToStore(withAll)).toBeGreaterThanOrEqual(dueToStore(without))
        const keepsDiscounts = withAll.applied.coupons.every(({ coupon }) => coupon.with_full_discount)
        if (keepsDiscounts) expect(dueToStore(withAll)).toBe(dueToStore(without))
      }),
      { numRuns: 1000 },
    )
  })

  it('fall on each line by what it costs, to a unit for each part', () => {
    fc.assert(
      fc.property(someOrder, (input) => {
        const { components, basis } = priceOrder(input)
        const reductions = components.filter(
          ({ of, fundedBy, kind }) => of === 'goods' && fundedBy && kind !== 'secondHalf',
        )
        for (const { amount, perLine } of reductions) {
          input.lines.forEach(({ price, quantity }, index) => {
            const weight = price * quantity - (input.lineDiscounts?.[0]?.offs[index] ?? 0)
            const fair = (amount * weight) / basis.goods
            expect(Math.abs((perLine?.[index] ?? 0) - fair)).toBeLessThanOrEqual(reductions.length + 1)
          })
        }
      }),
    )
  })
})

it('names who bears each reduction and what it takes off', () => {
  const label = both('Off')
  const priced = priceOrder(
    inputOf({
      lines: [lineOf(3000, 2), lineOf(4000)],
      lineDiscounts: [{ component: 'secondHalf', label, fundedBy: 'store', offs: [1500, 0] }],
      fees: [{ component: 'delivery', label, amount: 500, original: 800 }],
      discounts: [{ component: 'fullDiscount', label, amount: 850, fundedBy: 'store', yields: true }],
      coupons: [
        couponOf({ id: 'a', kind: 'store', store_id: 'noodles', amount: 170 }),
        couponOf({ id: 'b', amount: 340 }),
        couponOf({ id: 'd', kind: 'delivery', amount: 900 }),
      ],
    }),
  )
  const parts = priced.components.map(({ kind, amount, fundedBy, of, perLine }) => [
    kind,
    amount,
    fundedBy,
    of,
    perLine,
  ])
  expect(parts).toEqual([
    ['goods', 10_000, null, 'goods', [6000, 4000]],
    ['delivery', 500, null, 'delivery', null],
    ['secondHalf', -1500, 'store', 'goods', [-1500, 0]],
    ['fullDiscount', -850, 'store', 'goods', [-450, -400]],
    ['storeCoupon', -170, 'store', 'goods', [-90, -80]],
    ['envelope', -340, 'platform', 'goods', [-180, -160]],
    ['deliveryCoupon', -500, 'platform', 'delivery', null],
  ])
  expect(priced).toMatchObject({ paid: [3780, 3360], total: 7140, discount: 2350, saved: 3660 })
  expect(soldComponents(priced)[6]).toEqual({
    kind: 'deliveryCoupon',
    label: both('Red envelope'),
    amount: -500,
    original: null,
  })
})

it('uses the coupons that are named, and those alone', () => {
  const coupons = [couponOf({ id: 'a', amount: 300 }), couponOf({ id: 'b', amount: 500 })]
  const totalWith = (couponIds?: string[]) => priceOrder(inputOf({ lines: [lineOf(3000)], coupons, couponIds })).total
  expect([undefined, [], ['a'], ['b'], ['x']].map(totalWith)).toEqual([2500, 3000, 2700, 2500, 3000])
})

it('shows what the goods and the fees cost before, where that was more', () => {
  const label = both('Fee')
  const price = (originalPrice: number) =>
    priceOrder(
      inputOf({
        lines: [{ ...lineOf(3000, 2), originalPrice }],
        lineDiscounts: [{ component: 'secondHalf', label, fundedBy: 'store', offs: [0] }],
        fees: [{ component: 'packaging', label, amount: 100, original: null }],
      }),
    )
  const [same, lowered] = [price(3000), price(3200)]
  expect(same.components.map(({ kind, original }) => [kind, original])).toEqual([
    ['goods', null],
    ['packaging', null],
  ])
  expect([same.originalTotal, same.discount, same.saved]).toEqual([6000, 0, 0])
  expect(lowered.components[0]?.original).toBe(6400)
  expect([lowered.goodsTotal, lowered.originalTotal, lowered.discount, lowered.saved]).toEqual([6000, 6400, 0, 400])
})

it('uses no coupon of another kind of order, even when it is named', () => {
  const coupons = [couponOf({ for_kinds: ['ride'] })]
  expect(priceOrder(inputOf({ lines: [lineOf(3000)], coupons })).total).toBe(3000)
})

describe('splitting', () => {
  it('gives nothing to nobody, and refuses to lose an amount', () => {
    expect(splitOver(0, [0, 0])).toEqual([0, 0])
    expect(() => splitOver(1, [0, 0])).toThrow(RangeError)
    expect(splitAll([], [])).toEqual([])
  })

  it('fills totals and capacities exactly', () => {
    expect(splitAll([1, 1, 1], [2, 1])).toEqual([
      [1, 0],
      [1, 0],
      [0, 1],
    ])
  })
})
