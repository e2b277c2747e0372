import { legs, place, remainingRoute, deliveryRoute, type Point } from './route'

const way: readonly Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
]

it('is all of the way at the start and its end at the end', () => {
  expect(remainingRoute(way, 0)).toEqual(way)
  expect(remainingRoute(way, 1).at(-1)).toEqual([100, 100])
  expect(remainingRoute(way, 1)[0]).toEqual([100, 100])
})

it('starts where the rider is', () => {
  expect(remainingRoute(way, 0.25)).toEqual([
    [50, 0],
    [100, 0],
    [100, 100],
  ])
  expect(remainingRoute(way, 0.75)).toEqual([
    [100, 50],
    [100, 100],
  ])
})

it('snaps to a nearby end, so that no pin half covers another', () => {
  expect([0, 0.05, 0.5, 0.95, 1].map(place)).toEqual([0, 0, 0.5, 1, 1])
})

it('stays on the way when the position is off', () => {
  expect(remainingRoute(way, -1)[0]).toEqual([0, 0])
  expect(remainingRoute(way, 2)[0]).toEqual([100, 100])
})

it('draws legs that meet without lying over each other', () => {
  expect(legs(way, 10)).toEqual([
    [-5, -5, 110, 10],
    [95, 5, 10, 90],
  ])
  expect(legs(deliveryRoute, 10)).toHaveLength(3)
})
