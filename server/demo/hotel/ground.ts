import { pointAt } from '../city/geography'
import type { Random } from '../city/random'
import { columns, crossing, isBuildable } from '../streets/grid'
import { step } from '../streets/ground'
import type { DemoPlace } from './places'

/** Largest distance of a hotel from the centre. */
const reachMeters = 4000
/** Number of cells from the middle of an area over which its hotels spread. */
const spread = 3

/** The latitude and longitude of a point of the city's plan, in metres east and north of its centre. */
export const positionAt = (east: number, north: number) =>
  pointAt(Math.hypot(east, north), ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360)

/** Assigns buildable cells of the drawn city to hotels, each once. */
export class HotelGround {
  private readonly taken = new Set<string>()

  /** A free cell near the middle of an area. */
  near({ meters, bearing }: DemoPlace, random: Random) {
    const angle = (bearing * Math.PI) / 180
    const middle = {
      column: Math.round((meters * Math.sin(angle)) / step + (columns - 1) / 2),
      row: Math.round((meters * Math.cos(angle) + 3400) / step),
    }
    for (let tries = 0; tries < 400; tries += 1) {
      const reach = spread + Math.floor(tries / 40)
      const column = middle.column + random.whole(-reach, reach)
      const row = middle.row + random.whole(-reach, reach)
      const [x, y] = crossing(column + 0.5, row + 0.5)
      if (this.taken.has(`${column},${row}`) || Math.hypot(x, y) > reachMeters || !isBuildable(column, row)) continue
      this.taken.add(`${column},${row}`)
      return positionAt(x, y)
    }
    throw new Error('An area has no room for its hotels')
  }
}
