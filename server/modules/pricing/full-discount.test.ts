import { discountLabel, fullDiscount, nextOf } from './full-discount'

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

test('the next discount is the nearest, and of two as near the larger', () => {
  const [near, larger, far] = [
    { over: 6000, off: 900 },
    { over: 6000, off: 1000 },
    { over: 7000, off: 3000 },
  ]
  expect(fullDiscount([far, near, larger], 5000)).toEqual({ best: null, next: larger })
  expect(fullDiscount([], 5000)).toEqual({ best: null, next: null })
})

test('it says what it is in few words, and what is missing to the next one', () => {
  expect(discountLabel({ over: 5000, off: 850 })).toEqual({ en: 'Spend ¥50, save ¥8.50', zh: '满50减8.50' })
  expect(nextOf(middle, 7000, 800)).toEqual({ off: 1500, missing: 1000, applied: 800 })
  expect(nextOf(null, 7000, 800)).toBeNull()
})
