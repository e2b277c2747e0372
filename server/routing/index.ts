import type { Context } from '../context'
import { OsrmRouter } from './osrm'
import { Routes } from './routes'
import type { Router } from './routing'
import { straightWay, StreetRouter } from './streets'

/** The router of a deployment: a server's, the streets of the drawn city, or straight lines. */
function routerOf({ config, drawnCity }: Context): Router {
  if (config.routingUrl) return new OsrmRouter(config.routingUrl)
  let streets: StreetRouter | undefined
  return {
    way(from, to) {
      if (drawnCity) streets ??= new StreetRouter(drawnCity())
      return streets ? streets.way(from, to) : Promise.resolve(straightWay(from, to))
    },
  }
}

/** The ways that errands take. */
export const buildRoutes = (context: Context): Routes => new Routes(routerOf(context), context.clock)
