import type { Request, Response } from '@contract/call'
import { favoritesList, type favoritesRemove, type favoritesRestore } from '@contract/calls/favorites'
import type { KeptKind } from '@contract/entities/favorite'
import type { Context } from '../../context'
import type { Caller, SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { Paging } from '../../http/paging'
import { type Readers, readKept } from './kept'
import * as queries from './queries'
import { removedOf, undoOf } from './undo'

/** Favourite stores and goods (product text §2, favorites). */
export class FavoriteService {
  constructor(
    private readonly context: Context,
    private readonly readers: Readers,
  ) {}

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
    const { kind, filter, businesses } = request
    const customerId = caller.customer.id
    const page = new Paging(favoritesList, request, customerId)
    const [rows, counts] = await Promise.all([
      queries.favoritePage(db, { customerId, kind, filter, businesses, slice: page.slice }),
      queries.countFavorites(db, customerId),
    ])
    const ids = page.shown(rows).map(({ target_id }) => target_id)
    const keptOf = await readKept(this.context, this.readers, caller, kind, ids)
    const answer = page.answerSome(rows, ({ target_id: id, created_at, cheaper_by: cheaperBy }) => {
      const found = keptOf(id)
      return found && { id, ...found, cheaperBy, keptAt: created_at.toISOString() }
    })
    return { ...answer, counts }
  }

  /** Removes favourites and answers the number of the rest, and an undo token. */
  async remove(
    { customer }: SignedIn,
    { kind, targetIds }: Request<typeof favoritesRemove>,
  ): Promise<Response<typeof favoritesRemove>> {
    const { db } = this.context
    const customerId = customer.id
    const rows = await queries.removeFavorites(db, { customerId, kind, targetIds })
    const was = rows.map(({ target_id, created_at, price }) => [target_id, created_at.getTime(), price] as const)
    const undo = undoOf(this.context, { customerId, kind, was })
    return { ...(await queries.countFavorites(db, customerId)), undo }
  }

  /** Brings back what was removed. @throws Failure `undoExpired` */
  async restore(
    { customer }: SignedIn,
    { undo }: Request<typeof favoritesRestore>,
  ): Promise<Response<typeof favoritesRestore>> {
    const { db } = this.context
    const removed = removedOf(this.context, customer.id, undo)
    if (!removed) throw new Failure('undoExpired')
    await queries.restoreFavorites(db, removed)
    return queries.countFavorites(db, customer.id)
  }
}
