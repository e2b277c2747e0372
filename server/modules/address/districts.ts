import type { Position } from '@contract/entities/common'
import { distanceMeters } from '../../geo'
import centres from './district-centres.json'

/** Centres by district code, as latitude and longitude in WGS 84; see docs/decisions/019-where-an-address-is.md. */
const table = centres as unknown as Readonly<Record<string, readonly [number, number]>>

/** Metres beyond which a position in another city is not in a district; counties are large, and centres are points. */
const reach = 50_000

/** The centre of a district. @throws Error for a code that is no district's. */
export function districtCentre(code: string): Position {
  const centre = table[code]
  if (!centre) throw new Error(`there is no district ${code}`)
  return { latitude: centre[0], longitude: centre[1] }
}

/** The first four digits of an area's code, which name its city. */
const cityOf = (code: string): string => code.slice(0, 4)

/** Whether two districts belong to one city. */
export const inOneCity = (one: string, other: string): boolean => cityOf(one) === cityOf(other)

/** The district whose centre is the nearest to a position; undefined for one outside of China. */
export function districtNear(position: Position): string | undefined {
  let found: { code: string; meters: number } | undefined
  for (const code of Object.keys(table)) {
    const meters = distanceMeters(position, districtCentre(code))
    if (!found || meters < found.meters) found = { code, meters }
  }
  return found && found.meters <= reach * 4 ? found.code : undefined
}

/** Whether a position can lie in a district: near its centre, or nearest to a centre of the same city. */
export function canLieIn(position: Position, code: string): boolean {
  if (distanceMeters(position, districtCentre(code)) <= reach) return true
  const near = districtNear(position)
  return near !== undefined && inOneCity(near, code)
}
