import type { CityPlan } from '@contract/city-plan'
import type { AppOptions } from '../app'
import { avatars } from './city'
import { pictureOf } from './pictures'
import { demoCardRoutes } from '../recognition/demo-cards-route'
import { ridersAt } from './errands/riders'
import { citySeed } from './seed/city-seed'
import { planStreets } from './streets/plan'
import { pictureRoutes } from './pictures-route'
import { demoVideoRoutes } from './videos-route'

let plan: CityPlan | undefined
/** The demo's streets, planned once. */
const drawnCity = (): CityPlan => (plan ??= planStreets(citySeed))

/** The drawings of a server: default avatars and the route of the pictures, with and without the demo, and the demo's streets. */
export const demoAssets: Pick<AppOptions, 'avatars' | 'addedRoutes' | 'drawnCity' | 'riders'> = {
  avatars: avatars.map(pictureOf),
  drawnCity,
  riders: (now) => ridersAt(drawnCity(), now),
  addedRoutes: [pictureRoutes, demoVideoRoutes, demoCardRoutes],
}
