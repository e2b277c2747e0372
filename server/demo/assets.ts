import type { AppOptions } from '../app'
import { avatars } from './city'
import { pictureOf } from './pictures'
import { demoCardRoutes } from '../recognition/demo-cards-route'
import { pictureRoutes } from './pictures-route'

/** The drawings that a server uses with and without the demo: default avatars and the route of the pictures. */
export const demoAssets: Pick<AppOptions, 'avatars' | 'addedModules'> = {
  avatars: avatars.map(pictureOf),
  addedModules: [pictureRoutes, demoCardRoutes],
}
