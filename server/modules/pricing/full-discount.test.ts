import { fullDiscount } from './full-discount'

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
