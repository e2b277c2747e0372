import type { ProductAxis, Sku } from '@contract/entities/product'
import { aSku } from '@/testing/products'
import { firstChoice, mostOf, skuOf, skusOf, statesOf, withValue } from './sku-choice'

const axis = (name: string, count: number): ProductAxis => ({
  name,
  values: Array.from({ length: count }, (_, index) => ({ name: `${name} ${index}`, picture: null })),
})
const axes = [axis('Colour', 2), axis('Size', 2), axis('Cut', 2)]
const of = (...choice: number[]): Sku => aSku({ id: choice.join(), choice })

/** All pairs exist, but not 0,0,0 nor 1,1,1. */
const pairs = [of(0, 0, 1), of(0, 1, 0), of(1, 0, 0), of(0, 1, 1), of(1, 0, 1), of(1, 1, 0)]

it('turns off a value that leads to no SKU, also when each pair exists but not the triple', () => {
  expect(statesOf(axes, pairs, [0, 0, undefined])).toEqual([
    ['open', 'open'],
    ['open', 'open'],
    ['off', 'open'],
  ])
  expect(statesOf(axes, pairs, [undefined, 1, 1])[0]).toEqual(['open', 'off'])
})

it('leaves every value of a SKU open before anything is chosen', () => {
  const none = [undefined, undefined, undefined]
  expect(statesOf(axes, pairs, none).flat()).toEqual(Array(6).fill('open'))
  expect(statesOf(axes, [of(0, 0, 0)], none)).toEqual(axes.map(() => ['open', 'off']))
})

it('says sold out where all SKUs are, and open where one is not', () => {
  const skus = [aSku({ choice: [0, 0, 0], soldOut: true }), aSku({ choice: [0, 0, 1] })]
  expect(statesOf(axes, skus, [0, 0, undefined])[2]).toEqual(['soldOut', 'open'])
  expect(statesOf(axes, skus, [undefined, undefined, 0])[0]).toEqual(['soldOut', 'off'])
  expect(statesOf(axes, skus, [undefined, undefined, undefined])[0]).toEqual(['open', 'off'])
})

it('agrees with looking at every SKU for every value, for 600 SKUs', () => {
  const many = [axis('Colour', 10), axis('Size', 10), axis('Cut', 8)]
  const skus = Array.from({ length: 800 }, (_, n) => [n % 10, Math.floor(n / 10) % 10, Math.floor(n / 100)])
    .filter((_, n) => (n * 7) % 11 > 2)
    .slice(0, 600)
    .map((choice, n) => aSku({ id: choice.join(), choice, soldOut: n % 5 === 0 }))
  for (const chosen of [
    [undefined, undefined, undefined],
    [3, undefined, undefined],
    [3, 4, undefined],
    [3, 4, 5],
    [9, 9, 7],
  ]) {
    const slow = many.map(({ values }, at) =>
      values.map((_, value) => {
        const found = skusOf(
          skus,
          chosen.map((old, index) => (index === at ? value : old)),
        )
        return found.length === 0 ? 'off' : found.every(({ soldOut }) => soldOut) ? 'soldOut' : 'open'
      }),
    )
    expect(statesOf(many, skus, chosen)).toEqual(slow)
  }
})

it('finds the SKU of a complete choice only', () => {
  expect(skuOf(pairs, [0, 0, undefined])).toBeUndefined()
  expect(skuOf(pairs, [0, 0, 0])).toBeUndefined()
  expect(skuOf(pairs, [0, 0, 1])?.id).toBe('0,0,1')
  expect(skuOf([aSku({ choice: [0] })], [])).toBeDefined()
})

it('takes a value, replaces it and takes it back', () => {
  const none = [undefined, undefined]
  expect(withValue(none, 1, 2)).toEqual([undefined, 2])
  expect(withValue([0, 2], 1, 3)).toEqual([0, 3])
  expect(withValue([0, 2], 1, 2)).toEqual([0, undefined])
})

it('begins with the SKU of a link, else with what there is no choice of', () => {
  const product = { axes: [axis('Colour', 1), axis('Size', 2)], skus: [of(0, 0), of(0, 1)] }
  expect(firstChoice(product)).toEqual([0, undefined])
  expect(firstChoice(product, '0,1')).toEqual([0, 1])
  expect(firstChoice(product, 'another')).toEqual([0, undefined])
})

it.each([
  [null, null, null, { count: 99, by: 'line' }],
  [null, null, 3, { count: 3, by: 'stock' }],
  [2, null, 3, { count: 2, by: 'limit' }],
  [5, 4, null, { count: 4, by: 'limit' }],
  [0, null, null, { count: 1, by: 'limit' }],
])('with limits %j and %j and %j left allows %j', (purchaseLimit, own, left, most) => {
  expect(mostOf({ purchaseLimit }, aSku({ purchaseLimit: own, left }))).toEqual(most)
})
