import type { CityPlan, PlanPoint } from '@contract/city-plan'
import { positionOfPoint } from '@contract/city-plan'
import type { Position } from '@contract/entities/common'

const count = 40
/** Metres a minute. */
const speed = 200

/** Position of a rider who walks up and down a street, after a distance in metres. */
function alongStreet(points: readonly PlanPoint[], meters: number): PlanPoint {
  const pieces = points
    .slice(1)
    .map(([x, y], index) => Math.hypot(x - (points[index]?.[0] ?? x), y - (points[index]?.[1] ?? y)))
  const length = pieces.reduce((sum, piece) => sum + piece, 0)
  const turned = meters % (2 * length)
  let left = turned > length ? 2 * length - turned : turned
  for (const [index, piece] of pieces.entries()) {
    const [from, to] = [points[index], points[index + 1]]
    if (from && to && left <= piece) {
      const inside = piece === 0 ? 0 : left / piece
      return [from[0] + (to[0] - from[0]) * inside, from[1] + (to[1] - from[1]) * inside]
    }
    left -= piece
  }
  return points.at(-1) ?? [0, 0]
}

/** Positions of the forty riders of the demo: each moves up and down a different street. */
export function ridersAt(plan: CityPlan, now: Date): Position[] {
  const streets = plan.streets.filter(({ points }) => points.length > 2)
  const every = Math.max(1, Math.floor(streets.length / count))
  const minutes = (now.getTime() / 60_000) % (7 * 24 * 60)
  return streets
    .filter((_, index) => index % every === 0)
    .slice(0, count)
    .map(({ points }, index) => positionOfPoint(plan.centre, alongStreet(points, minutes * speed + index * 777)))
}
