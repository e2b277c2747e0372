import { colours } from '@/styles/tokens'
import { spotOf } from '../mercator'
import type { MapLine } from '../marks'
import type { Position } from '@contract/entities/common'

interface Shown {
  readonly centre: Position
  readonly zoom: number
  readonly width: number
  readonly height: number
}

/** Line styles of every platform. */
export const lineLooks = {
  way: { colour: colours.brand, opacity: 1 },
  done: { colour: colours.brand, opacity: 0.22 },
} as const

/** A drawing of lines over a map, as SVG of its size in pixels. */
export function linesSvg(lines: readonly MapLine[], { centre, zoom, width, height }: Shown): string {
  const middle = spotOf(centre, zoom)
  const at = (position: Position) => {
    const { x, y } = spotOf(position, zoom)
    return `${Math.round(x - middle.x)} ${Math.round(y - middle.y)}`
  }
  const drawn = lines.map(({ points, look, isEstimate }) => {
    const { colour, opacity } = lineLooks[look]
    const dashes = isEstimate ? ' stroke-dasharray="8 8"' : ''
    return `<path d="M${points.map(at).join('L')}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="5" stroke-linejoin="round"${dashes}/>`
  })
  const box = `${-width / 2} ${-height / 2} ${width} ${height}`
  return [`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">`, ...drawn, '</svg>'].join('')
}
