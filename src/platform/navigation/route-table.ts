import { routes, type Route, type RouteName } from '@/routes'

/** The route of a screen whose table is loaded: of any screen but on the web, where home starts without the table. */
export const knownRoute = (name: RouteName): Route => routes[name]

/** Calls `then` with the route of a screen, on the web after loading the table of routes if home has not done so yet. */
export const withRoute = <T>(name: RouteName, then: (route: Route) => T): T | Promise<T> => then(routes[name])
