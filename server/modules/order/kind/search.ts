import type { Request, Response } from '@contract/call'
import type { FoundKind, searchFind } from '@contract/calls/search'
import type { Localized } from '@contract/settings'
import type { SearchQuery } from '../../../database/words'
import type { Caller } from '../../../http/caller'

/** Search of one kind. */
export interface Finds {
  /** One page, in the order of the kind's own search. */
  find(caller: Caller, request: Omit<Request<typeof searchFind>, 'kind'>): Promise<Response<typeof searchFind>>
  /** The names that match best, for suggestions. */
  names(caller: Caller, query: SearchQuery, limit: number): Promise<readonly Localized[]>
}

/** Search of the goods of an order kind. */
export interface SearchPart {
  /** Kind of its search results, by the name that calls use. */
  readonly found: FoundKind
  readonly finds: Finds
}
