import * as calls from '@contract/calls/favorites'
import type { Module } from '../module'
import { deleteOldFootprints } from './footprints/service'
import { FavoriteService } from './service'

/** What customers keep and what they have seen. */
export const favoriteRoutes: Module = async ({ handle, context, services: { footprints } }) => {
  const favorites = new FavoriteService(context)
  handle(calls.favoritesList, (caller, request) => favorites.list(caller, request))
  handle(calls.favoritesRemove, (caller, request) => favorites.remove(caller, request))
  handle(calls.favoritesRestore, (caller, request) => favorites.restore(caller, request))
  handle(calls.footprintsList, (caller, request) => footprints.list(caller, request))
  handle(calls.footprintsClear, (caller, request) => footprints.clear(caller, request))
  await deleteOldFootprints(context)
}
