import type { Context } from '../../context'
import type { Caller } from '../../http/caller'
import type { FavoriteTable } from '../../database/schema'
import * as queries from './queries'

/** Favourite stores and goods (product text §2, favorites). */
export class FavoriteService {
  constructor(private readonly context: Context) {}

  /** Adds or removes a favourite. The caller checks that the thing exists. */
  async set(customerId: string, kind: FavoriteTable['kind'], targetId: string, collected: boolean) {
    const { db, clock } = this.context
    const favorite = { customerId, kind, targetId }
    if (collected) await queries.addFavorite(db, favorite, clock.now())
    else await queries.removeFavorite(db, favorite)
    return { collected }
  }

  /** Whether a thing is a favourite of the caller; false for visitors. */
  async has({ customer }: Caller, kind: FavoriteTable['kind'], targetId: string): Promise<boolean> {
    return customer ? queries.isFavorite(this.context.db, { customerId: customer.id, kind, targetId }) : false
  }
}
