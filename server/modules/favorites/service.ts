import type { Request, Response } from '@contract/call'
import { favoritesList, type favoritesRemove } from '@contract/calls/favorites'
import type { KeptKind } from '@contract/entities/favorite'
import type { Context } from '../../context'
import type { Caller, SignedIn } from '../../http/caller'
import { Paging } from '../../http/paging'
import { readKept } from './kept'
import * as queries from './queries'

/** Favourite stores and goods (product text §2, favorites). */
export class FavoriteService {
  constructor(private readonly context: Context) {}

  /** Adds or removes a favourite. The caller checks that the thing exists. */
  async set(customerId: string, kind: KeptKind, targetId: string, collected: boolean) {
    const { db, clock } = this.context
    const favorites = { customerId, kind, targetIds: [targetId] }
    if (collected) await queries.addFavorites(db, favorites, clock.now())
    else await queries.removeFavorites(db, favorites)
    return { collected }
  }

  /** Whether a thing is a favourite of the caller; false for visitors. */
  async has({ customer }: Caller, kind: KeptKind, targetId: string): Promise<boolean> {
    return customer ? queries.isFavorite(this.context.db, { customerId: customer.id, kind, targetId }) : false
  }

  /** A page of favourites with how many there are. */
  async list(caller: SignedIn, request: Request<typeof favoritesList>): Promise<Response<typeof favoritesList>> {
    const { db } = this.context
    const { kind, filter } = request
    const customerId = caller.customer.id
    const page = new Paging(favoritesList, request, customerId)
    const [rows, counts] = await Promise.all([
      queries.favoritePage(db, { customerId, kind, filter, slice: page.slice }),
      queries.countFavorites(db, customerId),
    ])
    const ids = page.shown(rows).map(({ target_id }) => target_id)
    const keptOf = await readKept(this.context, caller, kind, ids)
    const answer = page.answer(rows, ({ target_id: id, created_at, cheaper_by: cheaperBy }) => {
      return { id, ...keptOf(id), cheaperBy, keptAt: created_at.toISOString() }
    })
    return { ...answer, counts }
  }

  /** Removes favourites and answers how many are left. */
  async remove(
    { customer }: SignedIn,
    { kind, targetIds }: Request<typeof favoritesRemove>,
  ): Promise<Response<typeof favoritesRemove>> {
    const { db } = this.context
    await queries.removeFavorites(db, { customerId: customer.id, kind, targetIds })
    return queries.countFavorites(db, customer.id)
  }
}
