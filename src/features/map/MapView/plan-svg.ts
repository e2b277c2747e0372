import type { CityPlan, PlanPoint } from '@contract/city-plan'
import { pointOfPosition } from '@contract/city-plan'
import type { Position } from '@contract/entities/common'
import { metersPerPixel } from '../mercator'
import { finest, palette, streetMeters } from '../palette'

type Ring = readonly PlanPoint[]

interface Shown {
  readonly centre: Position
  readonly zoom: number
  readonly width: number
  readonly height: number
}

/** A drawing of the part of a plan around a position, as SVG of that size in pixels. */
export function planSvg(plan: CityPlan, { centre, zoom, width, height }: Shown): string {
  const meters = metersPerPixel(plan.centre.latitude, zoom)
  const [east, north] = pointOfPosition(plan.centre, centre)
  const [halfWidth, halfHeight] = [(width / 2) * meters, (height / 2) * meters]
  const inView = (points: Ring) =>
    points.some(([x, y]) => Math.abs(x - east) <= halfWidth * 1.5 && Math.abs(y - north) <= halfHeight * 1.5)
  const at = ([x, y]: PlanPoint) => `${Math.round(x - east)} ${Math.round(north - y)}`
  const path = (points: Ring) => `M${points.map(at).join('L')}`
  const filled = (rings: readonly Ring[], colour: string) =>
    `<path d="${rings.map((ring) => `${path(ring)}Z`).join('')}" fill="${colour}"/>`
  const trees = plan.parks.flatMap(({ ring, trees: its }) => (inView(ring) ? its : []))
  const streets = [3, 2, 1].map((wide) => {
    const own = plan.streets.filter((street) => street.class === wide && (wide < 3 || zoom >= finest.lanes))
    const shown = own.filter(({ points }) => inView(points)).map(({ points }) => path(points))
    const thick = Math.max(streetMeters[wide as 1 | 2 | 3], meters)
    return `<path d="${shown.join('')}" fill="none" stroke="${palette.street}" stroke-width="${thick}" stroke-linejoin="round" stroke-linecap="round"/>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-halfWidth} ${-halfHeight} ${2 * halfWidth} ${2 * halfHeight}">`,
    `<rect x="${-halfWidth}" y="${-halfHeight}" width="${2 * halfWidth}" height="${2 * halfHeight}" fill="${palette.land}"/>`,
    filled([...plan.green, ...plan.parks.map(({ ring }) => ring)], palette.park),
    zoom >= finest.houses ? filled(plan.blocks.filter(inView), palette.block) : '',
    ...trees.map(
      ([x, y, radius]) => `<circle cx="${x - east}" cy="${north - y}" r="${radius}" fill="${palette.tree}"/>`,
    ),
    filled(plan.water, palette.water),
    ...streets,
    '</svg>',
  ].join('')
}
