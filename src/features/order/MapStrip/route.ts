import type { Box } from './city'

/** A point of the schematic map, in design units. */
export type Point = readonly [x: number, y: number]

/** The route from store to customer. */
export const deliveryRoute: readonly Point[] = [
  [184, 312],
  [392, 312],
  [392, 388],
  [600, 388],
]

const length = ([x1, y1]: Point, [x2, y2]: Point) => Math.abs(x2 - x1) + Math.abs(y2 - y1)

const between = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
]

/** Within this distance of an end the rider's pin would overlap the other pin, so it is placed on the end. */
const NEAR = 0.09

/** Position of the rider's pin, snapped to the ends. */
export const place = (progress: number): number => (progress < NEAR ? 0 : progress > 1 - NEAR ? 1 : progress)

/** The remaining route after the progress (0 to 1). */
export function remainingRoute(way: readonly Point[], progress: number): Point[] {
  const legs = way.slice(1).map((point, index) => length(way[index] ?? point, point))
  let gone = Math.min(1, Math.max(0, progress)) * legs.reduce((sum, leg) => sum + leg, 0)
  for (const [index, leg] of legs.entries()) {
    const [from, to] = [way[index], way[index + 1]]
    if (from && to && gone <= leg) return [between(from, to, leg ? gone / leg : 0), ...way.slice(index + 1)]
    gone -= leg
  }
  return way.slice(-1)
}

/** One box per leg; horizontal legs include the corners, so that a translucent line does not overlap itself. */
export function legs(way: readonly Point[], width: number): Box[] {
  const half = width / 2
  return way.slice(1).flatMap(([x2, y2], index): Box[] => {
    const [x1, y1] = way[index] ?? [x2, y2]
    if (y1 === y2) return [[Math.min(x1, x2) - half, y1 - half, Math.abs(x2 - x1) + width, width]]
    const tall = Math.abs(y2 - y1) - width
    return tall > 0 ? [[x1 - half, Math.min(y1, y2) + half, width, tall]] : []
  })
}
