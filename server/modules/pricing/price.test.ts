import { distanceMeters, estimateMinutes, travelMinutes } from './geo'
import { deliveryFee, fullDiscount, optionsPrice, priceOf } from './price'

const goods = { shop_price: 2600, member_price: 2200, activity_price: 1900, is_active: true }

test.each([
  [{}, false, 1900, 'activity'],
  [{}, true, 1900, 'activity'],
  [{ is_active: false }, false, 2600, 'shop'],
  [{ is_active: false }, true, 2200, 'member'],
  [{ activity_price: 2400 }, true, 2200, 'member'],
  [{ activity_price: 2400 }, false, 2400, 'activity'],
  [{ activity_price: 3000 }, false, 2600, 'shop'],
  [{ activity_price: null }, false, 2600, 'shop'],
  [{ member_price: 2800, activity_price: null }, true, 2600, 'shop'],
  [{ activity_price: 2200 }, true, 2200, 'member'],
])('of %j a member (%s) pays the lowest: %s, %s', (change, isMember, price, priceKind) => {
  expect(priceOf({ ...goods, ...change }, isMember)).toMatchObject({ price, priceKind, shopPrice: 2600 })
})

test('an activity that is over has no price', () => {
  expect(priceOf({ ...goods, is_active: false }, false).activityPrice).toBeNull()
})

test('options add up, and may take off', () => {
  expect(optionsPrice([{ price_delta: 400 }, { price_delta: -100 }])).toBe(300)
  expect(optionsPrice([])).toBe(0)
})

const fees = {
  base: 300,
  original: 500,
  freeOver: 8800,
  tiers: [
    { beyondMeters: 4000, add: 200 },
    { beyondMeters: 6000, add: 400 },
  ],
}

test.each([
  [0, null, 300, 500],
  [0, 4000, 300, 500],
  [0, 4001, 500, 700],
  [0, 7000, 700, 900],
  [8799, 1000, 300, 500],
  [8800, 1000, 0, 500],
  [8800, 7000, 0, 900],
])('delivering goods of %s over %s m costs %s instead of %s', (goodsTotal, distance, amount, original) => {
  expect(deliveryFee(fees, goodsTotal, distance)).toEqual({ amount, original })
})

test('a fee without an offer strikes nothing through', () => {
  expect(deliveryFee({ base: 300, original: null, freeOver: null, tiers: [] }, 99_999, 10)).toEqual({
    amount: 300,
    original: null,
  })
})

const [small, middle, big] = [
  { over: 5000, off: 800 },
  { over: 8000, off: 1500 },
  { over: 12000, off: 2800 },
]

test.each([
  [4999, null, small],
  [5000, small, middle],
  [8590, middle, big],
  [12000, big, null],
])('at %s the discount is %j and the next %j', (total, best, next) => {
  expect(fullDiscount([big, small, middle], total)).toEqual({ best, next })
})

test('a later discount that takes off less is no next one', () => {
  expect(fullDiscount([small, { over: 9000, off: 500 }], 6000)).toEqual({ best: small, next: null })
})

test('distances are those of the globe', () => {
  const [here, there] = [
    { latitude: 22.5329, longitude: 113.93 },
    { latitude: 22.5419, longitude: 113.93 },
  ]
  expect(distanceMeters(here, there)).toBeCloseTo(1000.8, 0)
  expect(distanceMeters(here, here)).toBe(0)
  expect(distanceMeters({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20_015_115, -2)
})

test('a way takes a minute for each 200 metres begun, after preparing', () => {
  expect(travelMinutes(0)).toBe(0)
  expect(travelMinutes(201)).toBe(2)
  expect(estimateMinutes({ prep_minutes: 22 }, 1198)).toBe(28)
})
