import * as z from 'zod/mini'
import type { Position } from '@contract/entities/common'
import { chargedMeters, type Router, type Way, wayMinutes } from './routing'

const timeoutMs = 3_000

const Answer = z.object({
  code: z.literal('Ok'),
  routes: z
    .array(
      z.object({
        distance: z.number(),
        geometry: z.object({ coordinates: z.array(z.tuple([z.number(), z.number()])) }),
      }),
    )
    .check(z.minLength(1)),
})

const written = ({ latitude, longitude }: Position): string => `${longitude.toFixed(5)},${latitude.toFixed(5)}`

/** Asks a server that speaks OSRM's protocol, twice at most. */
export class OsrmRouter implements Router {
  constructor(private readonly base: string) {}

  async way(from: Position, to: Position): Promise<Way> {
    try {
      return await this.ask(from, to)
    } catch {
      // A second attempt often succeeds; its error is the reported one.
      return this.ask(from, to)
    }
  }

  private async ask(from: Position, to: Position): Promise<Way> {
    const path = `${this.base.replace(/\/$/, '')}/route/v1/bike/${written(from)};${written(to)}`
    const response = await fetch(`${path}?overview=simplified&geometries=geojson`, {
      signal: AbortSignal.timeout(timeoutMs),
    })
    const [route] = Answer.parse(await response.json()).routes
    if (!route) throw new Error('The router found no way')
    const meters = chargedMeters(route.distance)
    const line = route.geometry.coordinates.map(([longitude, latitude]) => ({ latitude, longitude }))
    return { meters, minutes: wayMinutes(meters), exact: true, line }
  }
}
