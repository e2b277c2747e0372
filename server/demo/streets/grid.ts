import { Random } from '../city/random'
import type { PlanPoint as Point, StreetClass } from '@contract/city-plan'
import { bank, bend, extent, promenade, riverAt, shoreAt, step } from './ground'
import { parks } from './parks'

export const columns = Math.floor((2 * extent.east) / step) + 1
/** The first row lies south of the shore, where nothing is built. */
export const rows = Math.floor((extent.north + 3400) / step) + 1

/** The crossing at a column and a row. */
export const crossing = (column: number, row: number): Point =>
  bend([(column - (columns - 1) / 2) * step, row * step - 3400])

/** Every eighth line is an avenue, every fourth a street. */
export const classOf = (line: number): StreetClass => (line % 8 === 4 ? 1 : line % 4 === 0 ? 2 : 3)

const built = ([x, y]: Point): boolean => y > shoreAt(x) + promenade + 40
const inPark = (x: number, y: number): boolean =>
  parks.some(({ column, row, columns: wide, rows: high }) => {
    return x > column && x < column + wide && y > row && y < row + high
  })
const overRiver = ([x1, y1]: Point, [x2, y2]: Point): boolean =>
  Math.min(x1, x2) < riverAt((y1 + y2) / 2) + bank && Math.max(x1, x2) > riverAt((y1 + y2) / 2) - bank

/** The pieces of street that exist: each from a crossing eastwards or northwards. */
export interface Grid {
  readonly east: (column: number, row: number) => boolean
  readonly north: (column: number, row: number) => boolean
}

/** The grid without what lies in water and parks, and without some of its lanes, so that blocks differ in size. */
export function layGrid(seed: number): Grid {
  const random = new Random(seed)
  const east = new Set<number>()
  const north = new Set<number>()
  const key = (column: number, row: number) => row * columns + column
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const here = crossing(column, row)
      const [eastwards, northwards] = [crossing(column + 1, row), crossing(column, row + 1)]
      const [keepsEast, keepsNorth] = [random.chance(0.72), random.chance(0.72)]
      const lanesOf = (line: number, keeps: boolean, there: Point) =>
        classOf(line) < 3 || (keeps && !overRiver(here, there))
      if (!built(here)) continue
      if (column + 1 < columns && built(eastwards) && !inPark(column + 0.5, row) && lanesOf(row, keepsEast, eastwards))
        east.add(key(column, row))
      if (row + 1 < rows && built(northwards) && !inPark(column, row + 0.5) && lanesOf(column, keepsNorth, northwards))
        north.add(key(column, row))
    }
  return { east: (column, row) => east.has(key(column, row)), north: (column, row) => north.has(key(column, row)) }
}

/** Whether the cell north-east of a crossing is buildable. */
export const isBuildable = (column: number, row: number): boolean => {
  const corners = [
    crossing(column, row),
    crossing(column + 1, row),
    crossing(column + 1, row + 1),
    crossing(column, row + 1),
  ]
  return (
    corners.every(built) &&
    !inPark(column + 0.5, row + 0.5) &&
    !corners.some((corner, index) => overRiver(corner, corners[(index + 2) % 4] ?? corner))
  )
}
