import { type CityPlan, type PlanPoint, pointOfPosition, positionOfPoint } from '@contract/city-plan'
import type { Position } from '@contract/entities/common'
import { distanceMeters } from '../geo'
import { Heap } from './heap'
import { chargedMeters, detour, type Router, type Way, wayMinutes } from './routing'

interface Crossing {
  readonly point: PlanPoint
  readonly to: { readonly at: number; readonly meters: number }[]
}

/** Largest distance of an end from a street for a route by streets. */
const reach = 400

const between = ([x1, y1]: PlanPoint, [x2, y2]: PlanPoint): number => Math.hypot(x2 - x1, y2 - y1)

/** The crossings of a plan's streets with the pieces between them. */
function crossingsOf({ streets }: CityPlan): Crossing[] {
  const crossings: Crossing[] = []
  const known = new Map<string, number>()
  const indexOf = (point: PlanPoint): number => {
    const found = known.get(point.join())
    if (found !== undefined) return found
    known.set(point.join(), crossings.length)
    return crossings.push({ point, to: [] }) - 1
  }
  for (const { points } of streets)
    points.forEach((point, index) => {
      const before = points[index - 1]
      if (!before) return
      const [from, at, meters] = [indexOf(before), indexOf(point), between(before, point)]
      crossings[from]?.to.push({ at, meters })
      crossings[at]?.to.push({ at: from, meters })
    })
  return crossings
}

/** A straight route, for positions outside the known streets. */
export function straightWay(from: Position, to: Position): Way {
  const meters = chargedMeters(distanceMeters(from, to) * detour)
  return { meters, minutes: wayMinutes(meters), exact: false, line: [from, to] }
}

/** The shortest ways on the streets of a drawn city. */
export class StreetRouter implements Router {
  private readonly crossings: readonly Crossing[]

  constructor(private readonly plan: CityPlan) {
    this.crossings = crossingsOf(plan)
  }

  way(from: Position, to: Position): Promise<Way> {
    const [start, end] = [this.nearest(from), this.nearest(to)]
    const found = start && end && this.shortest(start.at, end.at)
    if (!found) return Promise.resolve(straightWay(from, to))
    const meters = chargedMeters(start.meters + found.meters + end.meters)
    const crossed = found.path.flatMap((at) => this.crossings[at] ?? [])
    const line = [from, ...crossed.map(({ point }) => positionOfPoint(this.plan.centre, point)), to]
    return Promise.resolve({ meters, minutes: wayMinutes(meters), exact: true, line })
  }

  private nearest(position: Position): { at: number; meters: number } | undefined {
    const point = pointOfPosition(this.plan.centre, position)
    let found: { at: number; meters: number } | undefined
    this.crossings.forEach((crossing, at) => {
      const meters = between(crossing.point, point)
      if (meters <= reach && meters < (found?.meters ?? Infinity)) found = { at, meters }
    })
    return found
  }

  /** The shortest path by A*, with the straight distance as the lower bound of the rest. */
  private shortest(start: number, end: number): { meters: number; path: number[] } | undefined {
    const goal = this.crossings[end]?.point
    if (!goal) return undefined
    const best = new Map([[start, 0]])
    const cameFrom = new Map<number, number>()
    const open = new Heap<number>()
    open.push(start, 0)
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const meters = best.get(at) ?? 0
      if (at === end) return { meters, path: pathTo(cameFrom, end) }
      for (const next of this.crossings[at]?.to ?? []) {
        const longer = meters + next.meters
        if (longer >= (best.get(next.at) ?? Infinity)) continue
        best.set(next.at, longer)
        cameFrom.set(next.at, at)
        open.push(next.at, longer + between(this.crossings[next.at]?.point ?? goal, goal))
      }
    }
    return undefined
  }
}

function pathTo(cameFrom: ReadonlyMap<number, number>, end: number): number[] {
  const path = [end]
  for (let at = cameFrom.get(end); at !== undefined; at = cameFrom.get(at)) path.unshift(at)
  return path
}
