import * as fc from 'fast-check'
import type { OfferCoupon } from '../../pricing/offers'
import { bestOffers, judgeCoupon, type OfferedShop, offersWith, type TradeOffers } from './offers'

const now = new Date('2026-03-25T04:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
const asking = { isMember: false, now }

interface ShopCase {
  readonly goods: number
  readonly discount: number
  /** Shipping is 800, and free from this amount after the shop's offers. */
  readonly freeOver: number
}

const shopOf = (id: string, { goods, discount, freeOver }: ShopCase): OfferedShop => ({
  id,
  goods,
  discount,
  shippingFee: (off) => (goods - off >= freeOver ? 0 : 800),
})

const couponOf = (over: Partial<OfferCoupon> = {}): OfferCoupon => ({
  id: 'c',
  kind: 'platform',
  for_kinds: ['mall'],
  store_id: null,
  category_key: null,
  amount: 500,
  percent: null,
  minimum: 0,
  with_full_discount: true,
  valid_from: later(-1),
  valid_until: later(1),
  ...over,
})

const shops = fc
  .array(
    fc.record({
      goods: fc.integer({ min: 1, max: 12_000 }),
      discount: fc.constantFrom(0, 500, 4000),
      freeOver: fc.constantFrom(0, 4000, 9900, 99_999),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((all) => all.map((each, index) => shopOf(`shop${index}`, each)))

const coupons = fc
  .array(
    fc.record({
      kind: fc.constantFrom<OfferCoupon['kind'][]>('store', 'store', 'platform', 'member', 'delivery', 'delivery'),
      store_id: fc.constantFrom('shop0', 'shop1', 'shop2', 'elsewhere'),
      amount: fc.integer({ min: 1, max: 20_000 }),
      percent: fc.constantFrom(null, null, 10, 50),
      minimum: fc.constantFrom(0, 0, 5000, 15_000),
      with_full_discount: fc.boolean(),
      for_kinds: fc.constantFrom('mall', 'mall', 'takeaway').map((kind) => [kind]),
      until: fc.constantFrom(-1, 1, 2),
    }),
    { maxLength: 6 },
  )
  .map((all) =>
    all.map(({ until, store_id, ...coupon }, index) =>
      couponOf({
        ...coupon,
        id: `c${index}`,
        store_id: coupon.kind === 'store' ? store_id : null,
        valid_until: later(until),
      }),
    ),
  )

const subsets = <T>(items: readonly T[]): T[][] =>
  items.reduce<T[][]>((all, item) => [...all, ...all.map((some) => [...some, item])], [[]])

const used = ({ shops: offers, platform, shipping }: TradeOffers<OfferCoupon>) =>
  [...offers.map(({ coupon }) => coupon), platform, shipping].flatMap((coupon) => (coupon ? [coupon.id] : []))

describe('bestOffers', () => {
  it('should cost as little as any legal set', () => {
    fc.assert(
      fc.property(shops, coupons, (all, mine) => {
        const totals = subsets(mine).flatMap((some) => offersWith(all, some, asking)?.total ?? [])
        const best = bestOffers(all, mine, asking)
        expect(best.total).toBe(Math.min(...totals))
        const same = offersWith(
          all,
          mine.filter(({ id }) => used(best).includes(id)),
          asking,
        )
        expect(same?.total).toBe(best.total)
      }),
      { numRuns: 2000 },
    )
  })

  it('should leave each order a fen, and take off no more than there is', () => {
    fc.assert(
      fc.property(shops, coupons, (all, mine) => {
        const best = bestOffers(all, mine, asking)
        const fees = best.shops.reduce((sum, { fee }) => sum + fee, 0)
        expect(best.shippingOff).toBeLessThanOrEqual(fees)
        expect(best.total - fees + best.shippingOff).toBeGreaterThanOrEqual(all.length)
        best.shops.forEach(({ discount, couponOff }, index) =>
          expect(discount + couponOff).toBeLessThan(all[index]?.goods ?? 0),
        )
      }),
    )
  })

  it('should not let a coupon cost more for shipping than it takes off', () => {
    const shop = shopOf('shop0', { goods: 10_000, discount: 0, freeOver: 9900 })
    const small = couponOf({ id: 'small', kind: 'store', store_id: 'shop0', amount: 300 })
    expect(bestOffers([shop], [small], asking)).toMatchObject({ total: 10_000, shops: [{ coupon: null, fee: 0 }] })
    const large = { ...small, id: 'large', amount: 1000 }
    expect(bestOffers([shop], [small, large], asking)).toMatchObject({ total: 9800, shops: [{ fee: 800 }] })
  })

  it('should not lose free shipping for goods that the platform pays anyway', () => {
    const shop = shopOf('shop0', { goods: 10_000, discount: 0, freeOver: 9900 })
    const own = couponOf({ id: 'own', kind: 'store', store_id: 'shop0', amount: 1000 })
    const all = couponOf({ id: 'all', amount: 50_000 })
    expect(bestOffers([shop], [own, all], asking)).toMatchObject({ total: 1, shops: [{ coupon: null }] })
  })

  it('should take no more off shipping than it costs, over all shops', () => {
    const all = ['shop0', 'shop1'].map((id) => shopOf(id, { goods: 3000, discount: 0, freeOver: 9900 }))
    const [small, large] = [1000, 5000].map((amount) => couponOf({ id: `c${amount}`, kind: 'delivery', amount }))
    if (!small || !large) throw new Error('there are two coupons')
    expect(bestOffers(all, [small], asking)).toMatchObject({ shipping: small, shippingOff: 1000, total: 6600 })
    expect(bestOffers(all, [small, large], asking)).toMatchObject({ shipping: large, shippingOff: 1600, total: 6000 })
  })

  it('should not spend a coupon on shipping that is free', () => {
    const shop = shopOf('shop0', { goods: 10_000, discount: 0, freeOver: 0 })
    const mine = couponOf({ kind: 'delivery' })
    expect(bestOffers([shop], [mine], asking)).toMatchObject({ shipping: null, total: 10_000 })
    expect(judgeCoupon([shop], mine, asking)).toMatchObject({ reason: 'freeDelivery', off: 0 })
  })

  it('should keep the discounts of shops apart from a shipping coupon that does not go with them', () => {
    const shop = shopOf('shop0', { goods: 10_000, discount: 500, freeOver: 99_999 })
    const alone = couponOf({ kind: 'delivery', amount: 800, with_full_discount: false })
    expect(bestOffers([shop], [alone], asking)).toMatchObject({ shipping: alone, total: 10_000 })
    const cheap = { ...alone, amount: 400 }
    expect(bestOffers([shop], [cheap], asking)).toMatchObject({ shipping: null, total: 10_300 })
  })
})

describe('offersWith', () => {
  const shop = shopOf('shop0', { goods: 10_000, discount: 0, freeOver: 0 })

  it.each([
    ['of another shop', [couponOf({ kind: 'store', store_id: 'shop1' })]],
    ['over', [couponOf({ valid_until: now })]],
    ['two of the platform', [couponOf({ id: 'a' }), couponOf({ id: 'b' })]],
    ['for shipping that is free', [couponOf({ kind: 'delivery' })]],
    [
      'two of one shop',
      [
        couponOf({ id: 'a', kind: 'store', store_id: 'shop0' }),
        couponOf({ id: 'b', kind: 'store', store_id: 'shop0' }),
      ],
    ],
    ['for members', [couponOf({ kind: 'member' })]],
    ['of another kind of order', [couponOf({ for_kinds: ['takeaway'] })]],
    ['above what is bought', [couponOf({ minimum: 10_001 })]],
  ])('should refuse a coupon that is %s', (_, mine) => {
    expect(offersWith([shop], mine, asking)).toBeUndefined()
  })
})
