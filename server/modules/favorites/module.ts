import type { Context } from '../../context'
import type { Module } from '../module'
import { deleteOldFootprints, FootprintService } from './footprints/service'
import { favoriteRoutes } from './routes'
import { FavoriteService } from './service'

/** What customers keep and what they have seen. */
export function favoritesModule(context: Context): Module<{ readonly footprints: FootprintService }> {
  const footprints = new FootprintService(context)
  return {
    services: { footprints },
    routes: [favoriteRoutes(new FavoriteService(context), footprints)],
    jobs: () => deleteOldFootprints(context),
    close: () => footprints.settled(),
  }
}
