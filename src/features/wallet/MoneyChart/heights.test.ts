import { barHeights } from './heights'

it('draws amounts by their square root, and the smallest so that it is seen', () => {
  const heights = barHeights([
    { income: 10_000, expense: 0 },
    { income: 2500, expense: 1 },
  ])
  expect(heights).toEqual([
    { income: 120, expense: 0 },
    { income: 60, expense: 4 },
  ])
})

it('draws nothing where nothing moved', () => {
  expect(barHeights([{ income: 0, expense: 0 }])).toEqual([{ income: 0, expense: 0 }])
})
