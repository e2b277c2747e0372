import * as calls from '@contract/calls/favorites'
import type { Routes } from '../module'
import type { FootprintService } from './footprints/service'
import type { FavoriteService } from './service'

export interface FavoriteServices {
  readonly favorites: FavoriteService
  readonly footprints: FootprintService
}

/** Customers' favourites and footprints. */
export const favoriteRoutes =
  ({ favorites, footprints }: FavoriteServices): Routes =>
  ({ handle }) => {
    handle(calls.favoritesList, (caller, request) => favorites.list(caller, request))
    handle(calls.favoritesRemove, (caller, request) => favorites.remove(caller, request))
    handle(calls.favoritesRestore, (caller, request) => favorites.restore(caller, request))
    handle(calls.footprintsList, (caller, request) => footprints.list(caller, request))
    handle(calls.footprintsClear, (caller, request) => footprints.clear(caller, request))
  }
