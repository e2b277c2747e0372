import { pointOfPosition } from '@contract/city-plan'
import type { Position } from '@contract/entities/common'

interface Cut {
  readonly done: readonly Position[]
  readonly left: readonly Position[]
}

/** A route cut at its point nearest to a rider: the part behind, and the part ahead. */
export function cutWay(line: readonly Position[], at: Position): Cut {
  const [start] = line
  if (!start || line.length < 2) return { done: [], left: line }
  const points = line.map((position) => pointOfPosition(start, position))
  const [x, y] = pointOfPosition(start, at)
  const pieces = points.slice(1).map(([toX, toY], index) => {
    const [fromX, fromY] = points[index] ?? [toX, toY]
    const [east, north] = [toX - fromX, toY - fromY]
    const length = east * east + north * north
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * east + (y - fromY) * north) / length))
    return { index, share, far: Math.hypot(x - fromX - east * share, y - fromY - north * share) }
  })
  const { index, share } = pieces.reduce((best, piece) => (piece.far < best.far ? piece : best))
  const [from, to] = [line[index] ?? start, line[index + 1] ?? start]
  const between = (one: number, other: number) => one + (other - one) * share
  const cut = {
    latitude: between(from.latitude, to.latitude),
    longitude: between(from.longitude, to.longitude),
  }
  return { done: [...line.slice(0, index + 1), cut], left: [cut, ...line.slice(index + 1)] }
}
