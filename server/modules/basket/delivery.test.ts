import { deliveryFee, estimateMinutes, promisedMinutes } from './delivery'

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

test('a ride takes a minute for each 200 metres begun, after preparing', () => {
  expect(promisedMinutes(0)).toBe(0)
  expect(promisedMinutes(201)).toBe(2)
  expect(estimateMinutes({ prep_minutes: 22 }, 1198)).toBe(28)
})
