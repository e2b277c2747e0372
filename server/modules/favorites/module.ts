import type { Context } from '../../context'
import type { Module } from '../module'
import { deleteOldFootprints, FootprintService } from './footprints/service'
import type { Readers } from './kept'
import { type FavoriteServices, favoriteRoutes } from './routes'
import { FavoriteService } from './service'

/** Customers' favourites and footprints. */
export function favoritesModule(context: Context, readers: Readers): Module<FavoriteServices> {
  const favorites = new FavoriteService(context, readers)
  const footprints = new FootprintService(context, readers)
  return {
    services: { favorites, footprints },
    routes: [favoriteRoutes({ favorites, footprints })],
    jobs: () => deleteOldFootprints(context),
    close: () => footprints.settled(),
  }
}
