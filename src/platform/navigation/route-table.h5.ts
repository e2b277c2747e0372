import type { Route } from '@/route'
import type { RouteName } from '@/routes'
import { loadedScreens, loadScreens } from './router/load-screens.h5'

/** Home's route; the table of all others is not among home's files. */
const home: Route = { page: 'pages/tab/home/index', login: false, tab: 0 }

/** The route of a screen whose table is loaded, as it is when any screen but home is open. */
export function knownRoute(name: RouteName): Route {
  if (name === 'home') return home
  const screens = loadedScreens()
  if (!screens) throw new Error(`The route of ${name} is not loaded`)
  return screens.routes[name]
}

/** Calls `then` with the route of a screen, after loading the table of routes if home has not done so yet. */
export const withRoute = <T>(name: RouteName, then: (route: Route) => T): T | Promise<T> =>
  name === 'home' || loadedScreens() ? then(knownRoute(name)) : loadScreens().then(() => then(knownRoute(name)))
