import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Day, Empty, Id, opaque, pageOf, paging } from '../entities/common'
import { Favorite, FavoriteCounts, FavoriteFilter, Footprint, KeptBusinesses, KeptKind } from '../entities/favorite'
import { limits } from '../limits'

/** The caller's favourites of one kind, last kept first (product text §2, favorites). The filter is one of goods and products. */
export const favoritesList = defineCall({
  name: 'favorites.list',
  summary: 'The favourite stores, goods or products',
  who: 'customer',
  request: z.object({
    ...paging,
    kind: KeptKind,
    filter: z._default(FavoriteFilter, 'all'),
    businesses: KeptBusinesses,
  }),
  response: z.extend(pageOf(Favorite), { counts: FavoriteCounts }),
  failures: [],
})

/** Takes stores, goods or products out of the favourites; what is none is skipped. `undo` brings them back for some minutes. */
export const favoritesRemove = defineCall({
  name: 'favorites.remove',
  summary: 'Remove favourites',
  who: 'customer',
  request: z.object({
    kind: KeptKind,
    targetIds: z.array(Id).check(z.minLength(1), z.maxLength(limits.keptAtOnce)),
  }),
  response: z.extend(FavoriteCounts, { undo: z.string() }),
  failures: [],
})

/** Restores removed favourites with their times and prices. Repeating it changes nothing. */
export const favoritesRestore = defineCall({
  name: 'favorites.restore',
  summary: 'Restore removed favourites',
  who: 'customer',
  request: z.object({
    /** What `favorites.remove` answered. */
    undo: opaque(limits.undoLength),
  }),
  response: FavoriteCounts,
  failures: ['undoExpired'],
})

/** The stores, goods or products that the caller opened in the last days, newest first; once for each day (product text §2, footprint). */
export const footprintsList = defineCall({
  name: 'footprints.list',
  summary: 'The stores, goods or products viewed by the caller',
  who: 'customer',
  request: z.object({
    ...paging,
    kind: KeptKind,
    businesses: KeptBusinesses,
    /** The last day that is listed; without it, all are. */
    until: z.optional(Day),
  }),
  response: z.extend(pageOf(Footprint), {
    /** The days that have any, newest first. */
    days: z.array(Day),
  }),
  failures: [],
})

/** Forgets what was seen of a kind on days, or all of the kind. */
export const footprintsClear = defineCall({
  name: 'footprints.clear',
  summary: 'Clear footprints',
  who: 'customer',
  request: z.object({
    kind: KeptKind,
    businesses: KeptBusinesses,
    /** Without it, all of the kind. */
    seen: z.optional(
      z.array(z.object({ targetId: Id, day: Day })).check(z.minLength(1), z.maxLength(limits.keptAtOnce)),
    ),
  }),
  response: Empty,
  failures: [],
})
