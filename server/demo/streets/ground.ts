import type { PlanPoint as Point } from '@contract/city-plan'

/** Half the width and the height of the plan, south of which lies the bay. */
export const extent = { east: 5000, north: 4600 } as const

/** Metres between two neighbouring streets before the ground is bent. */
export const step = 220

/** Bends the grid, so that no street is straight and none crosses its neighbour. */
export const bend = ([x, y]: Point): Point => [
  x + 70 * Math.sin(y / 1100) + 30 * Math.sin((x + 2 * y) / 700),
  y + 60 * Math.sin(x / 1300 + 1) + 25 * Math.sin((y - 1.5 * x) / 600),
]

/** Northern shore of the bay. */
export const shoreAt = (east: number): number => -3080 + 120 * Math.sin(east / 1500 + 2.6)

/** Middle of the river, as a distance east. */
export const riverAt = (north: number): number => 3900 + 140 * Math.sin(north / 900)

/** Half the river's width. */
export const bank = 45

/** Between the promenade's street and the water. */
export const promenade = 110
