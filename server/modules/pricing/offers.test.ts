import fc from 'fast-check'
import { couponSlots, slotOf } from './coupon-rules'
import { apply, type Basis, best, type Discount, areCombinable, obstacle, type OfferCoupon, reasons } from './offers'

const now = new Date('2026-03-25T04:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)

interface Case extends Pick<Basis, 'isMember' | 'goods' | 'kind'> {
  readonly fullDiscount: number
  readonly firstOrder: number
  /** Null for pickup. */
  readonly deliveryFee: number | null
}

const discountOf = (component: 'fullDiscount' | 'firstOrder', amount: number): Discount => {
  const label = { en: component, zh: component }
  return { component, label, amount, fundedBy: 'store', yields: component === 'fullDiscount' }
}

function basisOf(over: Partial<Case> = {}): Basis {
  const { kind = 'meal', isMember = false, goods = 5000, fullDiscount = 0, firstOrder = 0, deliveryFee = 300 } = over
  return {
    kind,
    scopes: [
      { type: 'store', id: 'noodles' },
      { type: 'category', id: 'food' },
    ],
    isMember,
    now,
    goods,
    fees: deliveryFee === null ? {} : { delivery: deliveryFee },
    discounts: [discountOf('fullDiscount', fullDiscount), discountOf('firstOrder', firstOrder)],
  }
}

const couponOf = (over: Partial<OfferCoupon> = {}): OfferCoupon => ({
  id: 'c',
  kind: 'platform',
  for_kinds: ['meal'],
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

const coupons = fc
  .array(
    fc.record({
      kind: fc.constantFrom<OfferCoupon['kind'][]>('store', 'platform', 'delivery', 'category', 'member'),
      store_id: fc.constantFrom('noodles', 'noodles', 'tea'),
      category_key: fc.constantFrom('food', 'food', 'drinks'),
      amount: fc.integer({ min: 1, max: 3000 }),
      percent: fc.constantFrom(null, null, 10, 50),
      minimum: fc.constantFrom(0, 0, 2000, 6000),
      with_full_discount: fc.boolean(),
      until: fc.constantFrom(-1, 1, 2),
    }),
    { maxLength: 8 },
  )
  .map((all) =>
    all.map(({ until, ...coupon }, index) =>
      couponOf({
        ...coupon,
        id: `c${index}`,
        store_id: coupon.kind === 'store' ? coupon.store_id : null,
        category_key: coupon.kind === 'category' ? coupon.category_key : null,
        valid_until: later(until),
      }),
    ),
  )

const bases = fc.record({
  goods: fc.integer({ min: 0, max: 8000 }),
  fullDiscount: fc.constantFrom(0, 500, 2000),
  firstOrder: fc.constantFrom(0, 300),
  deliveryFee: fc.constantFrom(null, 0, 300, 800),
  isMember: fc.boolean(),
})

const subsets = <T>(items: readonly T[]): T[][] =>
  items.reduce<T[][]>((all, item) => [...all, ...all.map((some) => [...some, item])], [[]])

describe('best', () => {
  it('saves as much as any valid combination', () => {
    fc.assert(
      fc.property(bases, coupons, (over, mine) => {
        const basis = basisOf(over)
        const most = Math.max(
          ...subsets(mine)
            .filter((some) => areCombinable(basis, some))
            .map((some) => apply(basis, some).off),
        )
        const found = best(basis, mine)
        expect(found.off).toBe(most)
        expect(
          areCombinable(
            basis,
            found.coupons.map(({ coupon }) => coupon),
          ),
        ).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('uses no coupon that takes nothing off', () => {
    fc.assert(
      fc.property(bases, coupons, (over, mine) => {
        for (const { off } of best(basisOf(over), mine).coupons) expect(off).toBeGreaterThan(0)
      }),
    )
  })

  it('prefers of equal coupons the one that ends sooner', () => {
    const [long, short] = [couponOf({ id: 'a', valid_until: later(9) }), couponOf({ id: 'b', valid_until: later(2) })]
    expect(best(basisOf(), [long, short]).coupons.map(({ coupon }) => coupon.id)).toEqual(['b'])
  })

  it('prefers of equal combinations the fewer coupons, then what ends sooner, then the smaller id', () => {
    const used = (basis: Basis, mine: OfferCoupon[]) => best(basis, mine).coupons.map(({ coupon }) => coupon.id)
    const all = couponOf({ id: 'a', amount: 9000 })
    expect(
      used(basisOf({ goods: 100 }), [couponOf({ id: 's', kind: 'store', store_id: 'noodles' }), all]),
    ).toHaveLength(1)
    expect(used(basisOf(), [couponOf({ id: 'b' }), couponOf({ id: 'a' })])).toEqual(['a'])
    expect(used(basisOf(), [couponOf({ id: 'a' }), couponOf({ id: 'b' })])).toEqual(['a'])
    const alone = { with_full_discount: false }
    const [together, later9] = [couponOf({ id: 'b' }), couponOf({ id: 'a', valid_until: later(9), ...alone })]
    expect(used(basisOf(), [later9, together])).toEqual(['b'])
    expect(used(basisOf(), [couponOf({ id: 'a', ...alone }), together])).toEqual(['a'])
  })

  it('lets a coupon take the place of the full discount when it saves more', () => {
    const alone = couponOf({ amount: 1200, with_full_discount: false })
    expect(best(basisOf({ fullDiscount: 1000 }), [alone])).toMatchObject({
      off: 1200,
      discounts: [{ off: 0 }, { off: 0 }],
    })
    expect(best(basisOf({ fullDiscount: 1500 }), [alone])).toMatchObject({ off: 1500, coupons: [] })
  })
})

describe('apply', () => {
  it('never takes off more than all of the goods but one unit, and never more than the delivery fee', () => {
    fc.assert(
      fc.property(bases, coupons, (over, mine) => {
        const basis = basisOf(over)
        const { coupons: applied, off } = best(basis, mine)
        const onDelivery = applied.filter(({ coupon }) => coupon.kind === 'delivery').reduce((all, c) => all + c.off, 0)
        expect(onDelivery).toBeLessThanOrEqual(basis.fees.delivery ?? 0)
        expect(off - onDelivery).toBeLessThanOrEqual(Math.max(0, basis.goods - 1))
      }),
    )
  })

  it('takes nothing off a fee that is not there', () => {
    expect(apply(basisOf({ deliveryFee: null }), [couponOf({ kind: 'delivery' })]).off).toBe(0)
  })

  it('takes a percentage of the goods, up to its most', () => {
    expect(apply(basisOf(), [couponOf({ percent: 15, amount: 2000 })]).off).toBe(750)
    expect(apply(basisOf(), [couponOf({ percent: 15, amount: 600 })]).off).toBe(600)
    expect(apply(basisOf({ goods: 4999 }), [couponOf({ percent: 15, amount: 2000 })]).off).toBe(749)
    expect(apply(basisOf({ goods: 5 }), [couponOf({ percent: 15, amount: 2000 })]).off).toBe(0)
  })
})

describe('obstacle', () => {
  it.each([
    ['expired', {}, { valid_until: now }],
    ['notYet', {}, { valid_from: later(1), valid_until: later(2) }],
    ['otherKind', { kind: 'ride' }, {}],
    ['otherKind', {}, { for_kinds: [] }],
    [null, {}, { for_kinds: ['ride', 'meal'] }],
    ['otherStore', {}, { kind: 'store', store_id: 'tea' }],
    ['otherStore', {}, { kind: 'store', store_id: 'food' }],
    [null, {}, { kind: 'store', store_id: 'noodles' }],
    ['otherCategory', {}, { kind: 'category', category_key: 'drinks' }],
    ['otherCategory', {}, { kind: 'category', category_key: 'noodles' }],
    [null, {}, { kind: 'category', category_key: 'food' }],
    [null, {}, { valid_from: now }],
    ['membersOnly', {}, { kind: 'member' }],
    ['selfPickup', { deliveryFee: null }, { kind: 'delivery' }],
    ['freeDelivery', { deliveryFee: 0 }, { kind: 'delivery' }],
    ['belowMinimum', {}, { minimum: 5001 }],
    [null, {}, { minimum: 5000 }],
    [null, { isMember: true }, { kind: 'member' }],
  ] as [string | null, Partial<Case>, Partial<OfferCoupon>][])('says %s', (reason, basis, coupon) => {
    expect(obstacle(basisOf(basis), couponOf(coupon))).toBe(reason)
  })
})

describe('reasons', () => {
  it('says of a coupon in the place of a larger full discount that they do not go together', () => {
    const [alone, together] = [couponOf({ with_full_discount: false }), couponOf({ id: 'd' })]
    expect(reasons(basisOf({ fullDiscount: 900 }), [alone, together])).toEqual(['notCombinable', null])
    expect(reasons(basisOf(), [alone, together])).toEqual([null, null])
  })

  it('refuses none that the best combination uses', () => {
    fc.assert(
      fc.property(bases, coupons, (over, mine) => {
        const basis = basisOf(over)
        const used = best(basis, mine).coupons.map(({ coupon }) => coupon)
        reasons(basis, mine).forEach((reason, index) => {
          const coupon = mine[index]
          if (coupon && used.includes(coupon)) expect(reason).toBeNull()
        })
      }),
    )
  })

  it('puts a store’s coupon, an envelope and one for the delivery into separate slots', () => {
    const slots = (['store', 'platform', 'category', 'member', 'delivery'] as const).map(slotOf)
    expect(slots).toEqual(['store', 'envelope', 'envelope', 'envelope', 'delivery'])
    expect(couponSlots).toEqual(['store', 'envelope', 'delivery'])
  })
})
