/** A point of a drawn city: metres east and north of its centre. */
export type PlanPoint = readonly [east: number, north: number]

/** How wide a street is: an avenue, a street or a lane. */
export type StreetClass = 1 | 2 | 3

interface Names {
  readonly en: string
  readonly zh: string
}

/** A street, or a piece of one. */
export interface PlanStreet {
  readonly class: StreetClass
  readonly name?: Names
  readonly points: readonly PlanPoint[]
}

export interface PlanPark {
  readonly name: Names
  readonly ring: readonly PlanPoint[]
  /** Trees with the radius of their crowns. */
  readonly trees: readonly (readonly [...PlanPoint, radius: number])[]
}

type Ring = readonly PlanPoint[]

/** A city that is drawn by the client, where no provider of tiles is configured: all in whole metres from `centre`, WGS 84. */
export interface CityPlan {
  readonly centre: { readonly latitude: number; readonly longitude: number }
  readonly water: readonly Ring[]
  /** Green without a name. */
  readonly green: readonly Ring[]
  readonly parks: readonly PlanPark[]
  readonly blocks: readonly Ring[]
  readonly streets: readonly PlanStreet[]
}

/** A line as it is sent: its first point, then the way from each point to the next. */
type Line = readonly number[]

/** A plan as it is sent. */
export interface CityPlanFile {
  readonly centre: CityPlan['centre']
  readonly names: readonly Names[]
  readonly water: readonly Line[]
  readonly green: readonly Line[]
  readonly parks: readonly (readonly [name: number, ring: Line, trees: Line])[]
  readonly blocks: readonly Line[]
  readonly streets: readonly (readonly [class_: StreetClass, name: number, points: Line])[]
}

const packed = (points: Ring): Line =>
  points.flatMap(([x, y], index) => {
    const [px, py] = points[index - 1] ?? [0, 0]
    return [x - px, y - py]
  })

function unpacked(line: Line): PlanPoint[] {
  const points: PlanPoint[] = []
  let [x, y] = [0, 0]
  for (let index = 0; index < line.length; index += 2) {
    x += line[index] ?? 0
    y += line[index + 1] ?? 0
    points.push([x, y])
  }
  return points
}

/** Makes a plan small enough to be sent. */
export function packPlan({ centre, water, green, parks, blocks, streets }: CityPlan): CityPlanFile {
  const names: Names[] = []
  const numberOf = (name: Names | undefined): number => {
    if (!name) return -1
    const known = names.findIndex(({ en, zh }) => en === name.en && zh === name.zh)
    return known >= 0 ? known : names.push(name) - 1
  }
  return {
    centre,
    water: water.map(packed),
    green: green.map(packed),
    parks: parks.map(({ name, ring, trees }) => [numberOf(name), packed(ring), trees.flat()]),
    blocks: blocks.map(packed),
    streets: streets.map(({ class: wide, name, points }) => [wide, numberOf(name), packed(points)]),
    names,
  }
}

/** The plan of a file, as `packPlan` was given it. */
export function unpackPlan(file: CityPlanFile): CityPlan {
  const { centre, names } = file
  const named = (number: number): { name?: Names } => {
    const name = names[number]
    return name ? { name } : {}
  }
  const treesOf = (line: Line) =>
    line.flatMap((x, index) => (index % 3 === 0 ? [[x, line[index + 1] ?? 0, line[index + 2] ?? 0] as const] : []))
  return {
    centre,
    water: file.water.map(unpacked),
    green: file.green.map(unpacked),
    parks: file.parks.map(([name, ring, trees]) => {
      return { name: names[name] ?? { en: '', zh: '' }, ring: unpacked(ring), trees: treesOf(trees) }
    }),
    blocks: file.blocks.map(unpacked),
    streets: file.streets.map(([wide, name, points]) => ({ class: wide, ...named(name), points: unpacked(points) })),
  }
}

const metersPerDegree = 111_195

/** Where a point of a plan lies. */
export const positionOfPoint = (centre: CityPlan['centre'], [x, y]: PlanPoint): CityPlan['centre'] => ({
  latitude: centre.latitude + y / metersPerDegree,
  longitude: centre.longitude + x / (metersPerDegree * Math.cos((centre.latitude * Math.PI) / 180)),
})

/** Where a position lies on a plan. */
export const pointOfPosition = (centre: CityPlan['centre'], position: CityPlan['centre']): PlanPoint => [
  (position.longitude - centre.longitude) * metersPerDegree * Math.cos((centre.latitude * Math.PI) / 180),
  (position.latitude - centre.latitude) * metersPerDegree,
]
