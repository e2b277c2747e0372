import type { Request, Response } from '@contract/call'
import type { searchDeleteLog, searchHistory } from '@contract/calls/search'
import type { Context } from '../../context'
import type { Caller, SignedIn } from '../../http/caller'
import * as queries from './queries'

/** Customers' search history (product text §9, search history). */
export class SearchHistory {
  constructor(private readonly context: Context) {}

  /** The caller's search history, newest first. */
  async history({ customer }: SignedIn): Promise<Response<typeof searchHistory>> {
    return { items: await queries.searchesOf(this.context.db, customer.id) }
  }

  /** Records a customer's keyword; visitors keep theirs on the device. */
  async note({ customer }: Caller, keyword: string): Promise<void> {
    const { clock, db } = this.context
    if (customer && keyword) await queries.saveSearch(db, customer.id, keyword, clock.now())
  }

  /** Deletes one of the caller’s searches, or all of them. */
  async forget({ customer }: SignedIn, { name }: Request<typeof searchDeleteLog>) {
    await queries.deleteSearches(this.context.db, customer.id, name)
    return {}
  }
}
