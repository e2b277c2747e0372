import { type CityPlan, type PlanPoint, pointOfPosition, positionOfPoint } from '@contract/city-plan'
import type { Position } from '@contract/entities/common'
import type { Language } from '@contract/settings'
import { metersPerPixel } from './mercator'

/** A name on a drawn city. */
export interface MapName {
  readonly key: string
  readonly text: string
  readonly position: Position
  /** Degrees clockwise by which a street's name is turned; never upside down. Parks' are not turned. */
  readonly turn: number
  readonly kind: 'street' | 'park'
}

interface View {
  readonly centre: Position
  readonly zoom: number
  readonly size: { readonly width: number; readonly height: number }
}

/** The names of streets from this zoom on, of parks from one before. */
const closest = { streets: 14, parks: 13 } as const
/** Pixels that a name keeps around itself. */
const gap = { x: 90, y: 44 } as const

const upright = (degrees: number) => (degrees > 90 ? degrees - 180 : degrees < -90 ? degrees + 180 : degrees)

/**
 * The names of the parks and streets in view, in a language: a street's once, where it is nearest to the middle, and none
 * where it would cover another.
 */
export function namesInView(plan: CityPlan, { centre, zoom, size }: View, language: Language): MapName[] {
  const meters = metersPerPixel(plan.centre.latitude, zoom)
  const [east, north] = pointOfPosition(plan.centre, centre)
  const taken: PlanPoint[] = []
  const inView = ([x, y]: PlanPoint) =>
    Math.abs(x - east) < (size.width / 2) * meters && Math.abs(y - north) < (size.height / 2) * meters
  const isFree = ([x, y]: PlanPoint) =>
    taken.every(([x2, y2]) => Math.abs(x - x2) > gap.x * meters || Math.abs(y - y2) > gap.y * meters)
  const found: MapName[] = []
  const add = (name: Omit<MapName, 'position' | 'key'>, point: PlanPoint) => {
    if (!inView(point) || !isFree(point)) return false
    taken.push(point)
    found.push({ ...name, key: `${name.kind}-${name.text}`, position: positionOfPoint(plan.centre, point) })
    return true
  }
  if (zoom >= closest.parks)
    for (const { name, ring } of plan.parks) {
      const [x, y] = [0, 1].map((axis) => ring.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / ring.length)
      add({ text: name[language], turn: 0, kind: 'park' }, [x ?? 0, y ?? 0])
    }
  if (zoom < closest.streets) return found
  const named = new Set<string>()
  for (const street of plan.streets) {
    const text = street.name?.[language]
    if (!text || named.has(text)) continue
    const middles = street.points.slice(1).flatMap((point, index) => {
      const before = street.points[index]
      if (!before) return []
      const [x, y]: PlanPoint = [(point[0] + before[0]) / 2, (point[1] + before[1]) / 2]
      const turn = upright((Math.atan2(before[1] - point[1], point[0] - before[0]) * 180) / Math.PI)
      return [{ point: [x, y] as const, turn, far: Math.hypot(x - east, y - north) }]
    })
    const nearest = middles.filter(({ point }) => inView(point)).sort((one, other) => one.far - other.far)
    const fit = nearest.find(({ point, turn }) => add({ text, turn, kind: 'street' }, point))
    if (fit) named.add(text)
  }
  return found
}
