import type { Position } from '@contract/entities/common'
import { metersBetween } from './places'

/** A stop of a job, by the places of both in their lists. */
export interface OrderedStop {
  readonly job: number
  readonly stop: number
}

/** The stops of each job in the order in which they are visited: a pickup before its door. */
type Jobs = readonly (readonly Position[])[]
type Route = readonly OrderedStop[]

/** Metres of a route from a place, or from its first stop. */
export function routeMeters(jobs: Jobs, route: Route, from: Position | undefined): number {
  let before = from
  let meters = 0
  for (const { job, stop } of route) {
    const at = jobs[job]?.[stop]
    if (!at) continue
    if (before) meters += metersBetween(before, at)
    before = at
  }
  return meters
}

/** The routes in which the stops of a job are put into a route, each after the one before it. */
function* insertions(route: Route, job: number, count: number, stop = 0, first = 0): Generator<Route, void> {
  if (stop === count) {
    yield route
    return
  }
  for (let at = first; at <= route.length; at += 1) {
    const next = [...route.slice(0, at), { job, stop }, ...route.slice(at)]
    yield* insertions(next, job, count, stop + 1, at + 1)
  }
}

/**
 * The order in which the stops of some jobs are visited: of those that are left the job whose stops make the route least longer is put in,
 * until none is left; then each is taken out and put in where it is best, while that makes the route shorter.
 */
export function orderOfStops(jobs: Jobs, from: Position | undefined): Route {
  const best = (route: Route, job: number): Route =>
    shortest([...insertions(route, job, jobs[job]?.length ?? 0)], (each) => routeMeters(jobs, each, from)) ?? route
  let route: Route = []
  let left = jobs.map((_, job) => job)
  while (left.length > 0) {
    const grown = left.map((job) => ({ job, route: best(route, job) }))
    const next = shortest(grown, (each) => routeMeters(jobs, each.route, from))
    if (!next) break
    route = next.route
    left = left.filter((job) => job !== next.job)
  }
  return improved(
    route,
    (each, job) => best(each, job),
    (each) => routeMeters(jobs, each, from),
  )
}

/** Metres by which a route has to become shorter to count as shorter. */
const GAIN = 1

function improved(route: Route, best: (route: Route, job: number) => Route, meters: (route: Route) => number): Route {
  const jobs = [...new Set(route.map(({ job }) => job))]
  const others = jobs.map((job) =>
    best(
      route.filter((each) => each.job !== job),
      job,
    ),
  )
  const next = shortest(others, meters)
  return next && meters(next) < meters(route) - GAIN ? improved(next, best, meters) : route
}

function shortest<T>(items: readonly T[], meters: (item: T) => number): T | undefined {
  let [found, least]: [T | undefined, number] = [undefined, Infinity]
  for (const item of items) {
    const length = meters(item)
    if (length < least) [found, least] = [item, length]
  }
  return found
}
