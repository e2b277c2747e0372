import type { Context } from '../../context'
import type { Caller } from '../../http/caller'
import type { FavoriteTable } from '../../database/schema'
import * as queries from './queries'

/** What customers keep: stores and goods (product text §2, favorites). */
export class FavoriteService {
  constructor(private readonly context: Context) {}

  /** Keeps a thing, or no longer. That the thing exists is the caller's care. */
  async set(customerId: string, kind: FavoriteTable['kind'], targetId: string, collected: boolean) {
    const { db, clock } = this.context
    const kept = { customerId, kind, targetId }
    if (collected) await queries.keep(db, kept, clock.now())
    else await queries.letGo(db, kept)
    return { collected }
  }

  /** Whether the caller keeps it; a visitor keeps nothing. */
  async has({ customer }: Caller, kind: FavoriteTable['kind'], targetId: string): Promise<boolean> {
    return customer ? queries.isKept(this.context.db, { customerId: customer.id, kind, targetId }) : false
  }
}
