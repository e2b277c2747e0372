import * as fc from 'fast-check'
import type { NamedCoupon } from '../../pricing/order'
import type { SkuLine } from './lines'
import { type PricedTrade, priceTrade, type TradeInput } from './price'
import type { SkuInFull } from './queries'

const now = new Date('2026-03-25T04:00:00Z')
const nanshan = '440305'
const text = { en: '', zh: '' }

const rule = { regions: [], first: 1000, firstFee: 800, step: 500, stepFee: 200, freeOver: 9900, freeCount: null }

/** A line of the SKU of a shop with this price. */
function lineOf(shop: string, sku: string, price: number, quantity = 1, over: Partial<SkuInFull> = {}): SkuLine {
  const row = {
    id: sku,
    product_id: `${sku}-product`,
    store_id: shop,
    shop_price: price,
    weight: 400,
    volume: 1,
    stock: 99,
    full_discounts: [{ over: 10_000, off: 1000 }],
    template_id: `${shop}-template`,
    unit: 'weight',
    rules: [rule],
    excluded: [],
    ...over,
  } as unknown as SkuInFull
  return {
    sku: row,
    quantity,
    price,
    priceKind: 'shop',
    deal: null,
    unavailable: null,
    most: row.stock ?? 0,
    limit: null,
  }
}

const stockOf = (lines: readonly SkuLine[]) =>
  lines.map(({ sku }) => ({ skuId: sku.id, warehouseId: 'hangzhou', quantity: sku.stock ?? 0 }))

const inputOf = (lines: readonly SkuLine[], over: Partial<TradeInput> = {}): TradeInput => ({
  lines,
  stock: stockOf(lines),
  region: nanshan,
  coupons: [],
  couponIds: undefined,
  points: { balance: 0, use: false },
  isMember: false,
  now,
  ...over,
})

const platform = (amount: number): NamedCoupon => ({
  id: 'all',
  kind: 'platform',
  name: text,
  for_kinds: ['mall'],
  store_id: null,
  category_key: null,
  amount,
  percent: null,
  minimum: 0,
  with_full_discount: true,
  valid_from: new Date(0),
  valid_until: new Date('2027-01-01T00:00:00Z'),
})

/** Price paid for each SKU, by component. */
const paidBySku = (trade: PricedTrade | undefined) =>
  (trade?.shops ?? [])
    .flatMap(({ lines, priced }) =>
      lines.map(
        ({ sku }, at) => [sku.id, priced.paid[at], priced.components.map(({ perLine }) => perLine?.[at])] as const,
      ),
    )
    .sort(([one], [other]) => one.localeCompare(other))

describe('priceTrade', () => {
  it('should make an order of each shop, with its own discount and shipping', () => {
    const trade = priceTrade(inputOf([lineOf('tea', 'a', 16_800), lineOf('home', 'b', 4500)]))
    expect(trade?.shops.map(({ shopId, priced }) => [shopId, priced.total])).toEqual([
      ['tea', 15_800],
      ['home', 5300],
    ])
    expect(trade).toMatchObject({ total: 21_100, leftOut: [] })
  })

  it('should leave out what is not shipped there, never ship it for nothing', () => {
    const local = lineOf('tea', 'a', 16_800, 1, { excluded: ['44'] })
    const trade = priceTrade(inputOf([local, lineOf('home', 'b', 4500)]))
    expect(trade?.leftOut).toEqual([{ line: local, reason: 'notDeliverable' }])
    expect(trade?.total).toBe(5300)
  })

  it.each([
    ['soldOut', { quantity: 3, most: 2 }, { stock: 2 }],
    ['overPurchaseLimit', { quantity: 3, most: 2 }, {}],
    ['offSale', { unavailable: 'offSale' as const }, {}],
  ])('should leave out what is %s', (reason, over, sku) => {
    const line = { ...lineOf('tea', 'a', 16_800, 1, sku), ...over }
    expect(priceTrade(inputOf([line]))?.leftOut).toEqual([{ line, reason }])
  })

  it('should split a coupon of the platform over the orders, and settle the shops in full', () => {
    const lines = [lineOf('tea', 'a', 10_000), lineOf('home', 'b', 20_000)]
    const trade = priceTrade(inputOf(lines, { coupons: [platform(3000)] }))
    const offs = trade?.shops.map(({ priced }) => priced.components.find(({ kind }) => kind === 'envelope'))
    expect(offs?.map((off) => off?.amount)).toEqual([-964, -2036])
    expect(offs?.every((off) => off?.fundedBy === 'platform')).toBe(true)
    // The tea's 9000 after its shop's discount are short of free shipping.
    expect(trade?.total).toBe(30_000 - 2000 - 3000 + 800)
  })

  it('should refuse coupons that cannot be used', () => {
    expect(priceTrade(inputOf([], { coupons: [], couponIds: ['gone'] }))?.shops).toEqual([])
    const minimum = { ...platform(500), minimum: 99_999 }
    const line = lineOf('tea', 'a', 10_000)
    expect(priceTrade(inputOf([line], { coupons: [minimum], couponIds: ['all'] }))).toBeUndefined()
  })

  it('should count the parts of a line in two parcels towards free shipping once', () => {
    const line = lineOf('tea', 'a', 5000, 2, { full_discounts: [] })
    const stock = ['hangzhou', 'xian'].map((warehouseId) => ({ skuId: 'a', warehouseId, quantity: 1 }))
    expect(priceTrade(inputOf([line], { stock }))?.shops[0]?.shipping.fee).toBe(0)
    const cheaper = lineOf('tea', 'a', 4900, 2, { full_discounts: [] })
    expect(priceTrade(inputOf([cheaper], { stock }))?.shops[0]?.shipping.fee).toBe(1600)
  })

  it('should pay what its components and lines add up to, and change nothing with the order of the lines', () => {
    const amounts = fc.constantFrom(0, 500, 100_000)
    const balances = fc.constantFrom(-50, 0, 250, 1_000_000)
    const line = fc.record({
      shop: fc.constantFrom('tea', 'home', 'crab'),
      price: fc.integer({ min: 1, max: 20_000 }),
      quantity: fc.integer({ min: 1, max: 5 }),
    })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), amounts, balances, (all, amount, balance) => {
        const lines = all.map(({ shop, price, quantity }, index) => lineOf(shop, `sku${index}`, price, quantity))
        const coupons = amount === 0 ? [] : [platform(amount)]
        const given = { coupons, points: { balance, use: true } }
        const trade = priceTrade(inputOf(lines, given))
        const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0)
        const { used = 0, usable, ofShops = [] } = trade?.points ?? {}
        expect(trade?.total).toBe((trade?.offers.total ?? 0) - used)
        expect([used, sum(ofShops)]).toEqual([usable, used])
        expect(used % 100).toBe(0)
        expect(used).toBeLessThanOrEqual(Math.min(Math.max(0, balance), (trade?.offers.total ?? 0) * 0.05))
        for (const { priced, shipping } of trade?.shops ?? []) {
          expect(sum(priced.components.map((component) => component.amount))).toBe(priced.total)
          expect(sum(priced.paid) + shipping.fee).toBe(priced.total)
          expect(sum(priced.paid)).toBeGreaterThan(0)
          for (const { amount: whole, perLine } of priced.components) if (perLine) expect(sum(perLine)).toBe(whole)
          const points = priced.components.find(({ kind }) => kind === 'points')
          expect(points?.amount ?? 0).toBe(
            -(ofShops[trade?.shops.findIndex((each) => each.priced === priced) ?? 0] ?? 0) || 0,
          )
          expect(points?.perLine?.every((off) => off <= 0) ?? true).toBe(true)
        }
        const reversed = priceTrade(inputOf([...lines].reverse(), given))
        expect(reversed?.total).toBe(trade?.total)
        expect(paidBySku(reversed)).toEqual(paidBySku(trade))
      }),
    )
  })
})
