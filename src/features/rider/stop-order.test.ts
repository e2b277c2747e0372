import type { Position } from '@contract/entities/common'
import { type OrderedStop, orderOfStops, routeMeters } from './stop-order'

/** Numbers between 0 and 1 that follow from a seed. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** All orders in which the stops of some jobs can be visited. */
function allOrders(counts: readonly number[], done: readonly number[] = counts.map(() => 0)): OrderedStop[][] {
  if (done.every((count, job) => count === counts[job])) return [[]]
  return counts.flatMap((count, job) => {
    const stop = done[job] ?? 0
    if (stop === count) return []
    const after = done.map((each, index) => (index === job ? each + 1 : each))
    return allOrders(counts, after).map((rest) => [{ job, stop }, ...rest])
  })
}

const placeIn = (next: () => number): Position => ({ latitude: 22.5 + next() * 0.05, longitude: 113.9 + next() * 0.05 })

/** Jobs of one stop, whose goods are on the way, or of two. */
const jobsOf = (next: () => number, count: number): Position[][] =>
  Array.from({ length: count }, () => Array.from({ length: next() < 0.3 ? 1 : 2 }, () => placeIn(next)))

it('keeps each pickup before its door, and visits every stop once', () => {
  const next = random(3)
  for (let round = 0; round < 50; round += 1) {
    const jobs = jobsOf(next, 4)
    const route = orderOfStops(jobs, placeIn(next))
    expect(route).toHaveLength(jobs.flat().length)
    for (const [job, stops] of jobs.entries())
      expect(route.filter((each) => each.job === job).map(({ stop }) => stop)).toEqual(stops.map((_, index) => index))
  }
})

it.each([
  [2, 1.001],
  [3, 1.15],
  [4, 1.2],
])('is for %d deliveries at most %d times as long as the shortest order', (count, bound) => {
  const next = random(count)
  const ratios = Array.from({ length: count === 4 ? 60 : 200 }, () => {
    const jobs = jobsOf(next, count)
    const from = placeIn(next)
    const orders = allOrders(jobs.map(({ length }) => length))
    const least = Math.min(...orders.map((order) => routeMeters(jobs, order, from)))
    return routeMeters(jobs, orderOfStops(jobs, from), from) / least
  })
  expect(Math.max(...ratios)).toBeLessThanOrEqual(bound)
})

it('begins at the first stop where the rider’s place is unknown', () => {
  const at = (latitude: number): Position => ({ latitude, longitude: 113.9 })
  expect(orderOfStops([[at(22.51), at(22.53)], [at(22.52)]], undefined)).toEqual([
    { job: 0, stop: 0 },
    { job: 1, stop: 0 },
    { job: 0, stop: 1 },
  ])
  expect(orderOfStops([], undefined)).toEqual([])
})
