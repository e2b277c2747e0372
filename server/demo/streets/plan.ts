import type { Bilingual } from '../city/types'
import { Random } from '../city/random'
import { cityCentre } from '../city/geography'
import type { CityPlan, PlanPark, PlanPoint as Point, PlanStreet } from '@contract/city-plan'
import { classOf, columns, crossing, isBuildable, layGrid, rows } from './grid'
import { bank, extent, promenade, riverAt, shoreAt } from './ground'
import { avenuesEast, avenuesNorth, shoreRoad } from './names'
import { parks } from './parks'

const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)]
const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Cuts a line of crossings into its pieces that exist. */
function pieces(count: number, exists: (index: number) => boolean, at: (index: number) => Point): Point[][] {
  const found: Point[][] = []
  for (let index = 0; index < count; index += 1) {
    if (!exists(index)) continue
    if (index === 0 || !exists(index - 1)) found.push([whole(at(index))])
    found.at(-1)?.push(whole(at(index + 1)))
  }
  return found
}

const nameOf = (names: readonly Bilingual[], line: number): { name?: Bilingual } => {
  const name = classOf(line) < 3 ? names[Math.floor(line / 4) % names.length] : undefined
  return name ? { name } : {}
}

function streetsOf(seed: number): PlanStreet[] {
  const grid = layGrid(seed)
  const eastwards = range(rows).flatMap((row) =>
    pieces(
      columns,
      (column) => grid.east(column, row),
      (column) => crossing(column, row),
    ).map((points) => {
      return { class: classOf(row), ...nameOf(avenuesEast, row), points }
    }),
  )
  const northwards = range(columns).flatMap((column) =>
    pieces(
      rows,
      (row) => grid.north(column, row),
      (row) => crossing(column, row),
    ).map((points, piece) => {
      const reachesShore = piece === 0 && classOf(column) < 3
      const seaward = points[0]?.[0] ?? 0
      const down: Point[] = reachesShore ? [whole([seaward, shoreAt(seaward) + promenade])] : []
      return { class: classOf(column), ...nameOf(avenuesNorth, column), points: [...down, ...points] }
    }),
  )
  const shore = shoreline(promenade)
  return [...eastwards, ...northwards, { class: 1, name: shoreRoad, points: shore }]
}

/** The shore from west to east, `inland` metres north of the water. */
const shoreline = (inland: number): Point[] => {
  const from = -extent.east - 600
  return range(Math.round((-2 * from) / 200) + 1).map((index) => {
    const x = from + index * 200
    return whole([x, shoreAt(x) + inland])
  })
}

/** The houses of a cell: one or two, away from the streets around. */
function houses(column: number, row: number, random: Random): Point[][] {
  const [sw, se, nw, ne] = [
    crossing(column, row),
    crossing(column + 1, row),
    crossing(column, row + 1),
    crossing(column + 1, row + 1),
  ]
  const inside = (u: number, v: number): Point =>
    whole([
      (1 - u) * (1 - v) * sw[0] + u * (1 - v) * se[0] + (1 - u) * v * nw[0] + u * v * ne[0],
      (1 - u) * (1 - v) * sw[1] + u * (1 - v) * se[1] + (1 - u) * v * nw[1] + u * v * ne[1],
    ])
  const box = (u1: number, v1: number, u2: number, v2: number) => [
    inside(u1, v1),
    inside(u2, v1),
    inside(u2, v2),
    inside(u1, v2),
  ]
  const [low, high] = [0.13, 0.87]
  if (random.chance(0.12)) return []
  if (random.chance(0.45)) return [box(low, low, high, high)]
  const cut = 0.4 + random.next() * 0.2
  return random.chance(0.5)
    ? [box(low, low, cut - 0.04, high), box(cut + 0.04, low, high, random.chance(0.5) ? high : 0.6)]
    : [box(low, low, high, cut - 0.04), box(low, cut + 0.04, random.chance(0.5) ? high : 0.7, high)]
}

function parkOf({ name, column, row, columns: wide, rows: high }: (typeof parks)[number], random: Random): PlanPark {
  const south = range(wide).map((index) => crossing(column + index, row))
  const east = range(high).map((index) => crossing(column + wide, row + index))
  const north = range(wide).map((index) => crossing(column + wide - index, row + high))
  const west = range(high).map((index) => crossing(column, row + high - index))
  const trees = range(wide * high * 2).map(() => {
    const [x, y] = whole(
      crossing(column + 0.3 + random.next() * (wide - 0.6), row + 0.3 + random.next() * (high - 0.6)),
    )
    return [x, y, random.whole(14, 34)] as const
  })
  return { name, ring: [...south, ...east, ...north, ...west].map(whole), trees }
}

/** A lake that fills the middle of a park. */
const lakeOf = ({ column, row, columns: wide, rows: high }: (typeof parks)[number]): Point[] =>
  range(20).map((index) => {
    const angle = (index / 20) * 2 * Math.PI
    return whole(
      crossing(column + wide / 2 + 0.36 * wide * Math.cos(angle), row + high / 2 + 0.3 * high * Math.sin(angle)),
    )
  })

const river = (): Point[] => {
  const norths = range(44).map((index) => shoreAt(3900) - 60 + index * 200)
  const side = (sign: number) => norths.map((y) => whole([riverAt(y) + sign * bank, y]))
  return [...side(-1), ...side(1).reverse()]
}

/** Streets, houses, parks and water of the demo city, the same for the same seed. */
export function planStreets(seed: number): CityPlan {
  const random = new Random(seed)
  const cells = range(rows - 1).flatMap((row) => range(columns - 1).map((column) => [column, row] as const))
  const south = -9000
  const shore = shoreline(0)
  return {
    centre: cityCentre,
    water: [
      [...shore, [shore.at(-1)?.[0] ?? 0, south], [shore[0]?.[0] ?? 0, south]],
      river(),
      ...parks.filter(({ lake }) => lake).map(lakeOf),
    ],
    green: [[...shoreline(promenade - 20), ...shoreline(-10).reverse()]],
    parks: parks.map((park) => parkOf(park, random)),
    blocks: cells
      .filter(([column, row]) => isBuildable(column, row))
      .flatMap(([column, row]) => houses(column, row, random)),
    streets: streetsOf(seed),
  }
}
