import type { AppOptions } from '../app'
import { avatars } from './city'
import { pictureOf } from './pictures'
import { pictureRoutes } from './pictures-route'

/** What a server takes of the demo's drawings, in the demo and without it: default avatars, and the route of the pictures. */
export const demoAssets: Pick<AppOptions, 'avatars' | 'addedModules'> = {
  avatars: avatars.map(pictureOf),
  addedModules: [pictureRoutes],
}
