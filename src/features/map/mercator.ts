import type { Position } from '@contract/entities/common'

/** A place on the map's surface in design units, at a zoom: what one tile of 256 pixels covers doubles with each zoom. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** The side of the whole world's map at zoom 0. */
const world = 256
const radians = Math.PI / 180

/** Pixel of a position on the map of the world at a zoom (Web Mercator). */
export function spotOf({ latitude, longitude }: Position, zoom: number): Spot {
  const size = world * 2 ** zoom
  const sine = Math.sin(latitude * radians)
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  }
}

/** The position of a spot at a zoom. */
export function positionOfSpot({ x, y }: Spot, zoom: number): Position {
  const size = world * 2 ** zoom
  const north = Math.PI * (1 - (2 * y) / size)
  return { latitude: Math.atan(Math.sinh(north)) / radians, longitude: (x / size) * 360 - 180 }
}

/** Metres per pixel at a latitude and a zoom. */
export const metersPerPixel = (latitude: number, zoom: number): number =>
  (40_075_017 * Math.cos(latitude * radians)) / (world * 2 ** zoom)
