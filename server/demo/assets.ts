import type { AppOptions } from '../app'
import { avatars } from './city'
import { pictureOf } from './pictures'
import { demoCardRoutes } from '../recognition/demo-cards-route'
import { citySeed } from './seed/city-seed'
import { planStreets } from './streets/plan'
import { pictureRoutes } from './pictures-route'
import { demoVideoRoutes } from './videos-route'

/** The drawings of a server: default avatars and the route of the pictures, with and without the demo, and the demo's streets. */
export const demoAssets: Pick<AppOptions, 'avatars' | 'addedModules' | 'drawnCity'> = {
  avatars: avatars.map(pictureOf),
  drawnCity: () => planStreets(citySeed),
  addedModules: [pictureRoutes, demoVideoRoutes, demoCardRoutes],
}
