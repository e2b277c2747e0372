import * as fc from 'fast-check'
import { withCommission } from '../order/commission'
import type { Share } from './share'
import type { PricedComponent } from './order'
import { priceOrder } from './order'
import { goodsShares as sharesBefore, type SharesInput } from './shares'

const label = { en: '', zh: '' }
const received = (shares: readonly Share[], party: Share['party']) =>
  shares.filter((share) => share.party === party).reduce((sum, { amount }) => sum + amount, 0)

const charge = (kind: PricedComponent['kind'], amount: number, perLine: number[] | null = null) =>
  ({ kind, amount, fundedBy: null, perLine }) as const
const off = (kind: PricedComponent['kind'], fundedBy: 'store' | 'platform', amount: number, perLine: number[] | null) =>
  ({ kind, amount, fundedBy, perLine }) as const

/** The shares with a commission, of 10 % unless another is given. */
const goodsShares = (input: SharesInput, rate = 1000): Share[] => withCommission(sharesBefore(input), rate)

const order = (over: Partial<SharesInput> = {}): SharesInput => ({
  customerId: 'ann',
  storeId: 'store',
  deliveryMethod: 'rider',
  lines: [{ gross: 5200, paid: 4200 }],
  components: [
    charge('goods', 5200, [5200]),
    charge('packaging', 100),
    charge('delivery', 300),
    off('fullDiscount', 'store', -600, [-600]),
    off('envelope', 'platform', -400, [-400]),
    off('deliveryCoupon', 'platform', -200, null),
  ],
  ...over,
})

describe('the shares of an order of goods', () => {
  it('should have the platform pay its discounts, the store its own, and the rider get the whole fee', () => {
    const shares = goodsShares(order())
    expect(received(shares, 'customer')).toBe(-(4200 + 100 + 100))
    // Goods less the store's own discount, plus packaging; 10 % of that is the commission.
    expect(received(shares, 'store')).toBe(4600 - 460 + (100 - 10))
    expect(received(shares, 'platform')).toBe(460 + 10 - 400 - 200)
    expect(received(shares, 'rider')).toBe(300)
  })

  it('should settle a store in full for what points paid, which the platform stands for apart from its discounts', () => {
    const paidByPoints = order({
      lines: [
        { gross: 3000, paid: 2400 },
        { gross: 2000, paid: 1900 },
      ],
      components: [
        charge('goods', 5000, [3000, 2000]),
        off('envelope', 'platform', -300, [-200, -100]),
        off('points', 'platform', -400, [-400, 0]),
      ],
    })
    const shares = goodsShares(paidByPoints)
    const amounts = (component: string) =>
      shares.filter((share) => share.party === 'platform' && share.component === component).map(({ amount }) => amount)
    expect([amounts('points'), amounts('discount')].map((all) => all.map((amount) => amount + 0))).toEqual([
      [-400, 0],
      [-200, -100],
    ])
    expect(received(shares, 'store')).toBe(5000 - 500)
    expect(received(shares, 'platform')).toBe(500 - 300 - 400)
    expect(received(shares, 'rider')).toBe(0)
  })

  it('should give the store the fee of what nobody rides, and the rider no other fee', () => {
    const fees = order({
      components: [charge('goods', 5200, [5200]), charge('packaging', 100), charge('delivery', 300)],
    })
    expect(received(goodsShares({ ...fees, deliveryMethod: 'pickup' }), 'rider')).toBe(0)
    expect(received(goodsShares(fees), 'rider')).toBe(300)
  })

  it('should give a store that delivers by itself the fee, without a commission on it', () => {
    const shares = goodsShares(order({ deliveryMethod: 'merchant' }))
    expect(received(shares, 'store')).toBe(4600 - 460 + (100 - 10) + 300)
    expect(received(shares, 'rider')).toBe(0)
  })

  it('should sum to zero by line, leave the customer the total, and give no party less than nothing', () => {
    const prices = fc.array(fc.tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 5 })), {
      minLength: 1,
      maxLength: 5,
    })
    const amounts = fc.record({
      own: fc.nat(4000),
      envelope: fc.nat(4000),
      packaging: fc.nat(300),
      delivery: fc.nat(900),
    })
    fc.assert(
      fc.property(
        prices,
        amounts,
        fc.nat(10_000),
        fc.boolean(),
        (bought, { own, envelope, packaging, delivery }, rate, rider) => {
          const now = new Date(0)
          const fee = (component: 'packaging' | 'delivery', amount: number) => ({
            component,
            label,
            amount,
            original: null,
          })
          const coupon = {
            id: 'coupon',
            name: label,
            kind: 'platform',
            store_id: null,
            category_key: null,
            amount: envelope,
            percent: null,
            minimum: 0,
            with_full_discount: true,
            for_kinds: null,
            valid_from: now,
            valid_until: new Date(1),
          } as never
          const priced = priceOrder({
            kind: 'meal',
            scopes: [],
            isMember: false,
            now,
            lines: bought.map(([price, quantity], at) => ({
              item: { kind: 'goods', id: String(at) },
              price,
              originalPrice: price,
              quantity,
            })),
            goodsLabel: label,
            fees: [fee('packaging', packaging), fee('delivery', delivery)],
            discounts:
              own > 0
                ? [{ component: 'fullDiscount', label, fundedBy: 'store', amount: own, yields: false } as never]
                : [],
            coupons: envelope > 0 ? [coupon] : [],
            couponIds: ['coupon'],
          })
          const shares = goodsShares(
            {
              customerId: 'ann',
              storeId: 'store',
              deliveryMethod: rider ? 'rider' : 'merchant',
              lines: priced.lines.map(({ price, quantity }, at) => ({
                gross: price * quantity,
                paid: priced.paid[at] ?? 0,
              })),
              components: priced.components,
            },
            rate,
          )
          for (const position of [null, ...bought.keys()])
            expect(
              shares.filter((share) => share.position === position).reduce((sum, { amount }) => sum + amount, 0),
            ).toBe(0)
          expect(received(shares, 'customer')).toBe(-priced.total || 0)
          expect(received(shares, 'store')).toBeGreaterThanOrEqual(0)
          expect(received(shares, 'rider')).toBe(rider ? delivery : 0)
        },
      ),
    )
  })
})
