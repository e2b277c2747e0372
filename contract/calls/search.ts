import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Amount, Empty, Id, pageOf, paging, Picture, text } from '../entities/common'
import { limits } from '../limits'

/** The caller's last 10 distinct searches, newest first (product text §9). */
export const searchHistory = defineCall({
  name: 'search.history',
  summary: 'Search history',
  who: 'customer',
  request: Empty,
  response: z.object({ items: z.array(z.object({ name: z.string() })) }),
  failures: [],
})

/** Deletes one name of the history, or all of it. */
export const searchDeleteLog = defineCall({
  name: 'search.deleteLog',
  summary: 'Clear the search history',
  who: 'customer',
  request: z.object({ name: z.optional(text(limits.keywordMax)) }),
  response: Empty,
  failures: [],
})

/**
 * Search suggestions (product text §2, search): words to discover, trending words and the best-rated stores nearby.
 * With `typed`, only names that complete it.
 */
export const searchRecommend = defineCall({
  name: 'search.recommend',
  summary: 'Suggestions for a search',
  who: 'anyone',
  request: z.object({ typed: z._default(text(limits.keywordMax), '') }),
  response: z.object({
    suggestions: z.array(z.string()),
    discover: z.array(z.object({ word: z.string(), hot: z.boolean() })),
    trending: z.array(z.object({ word: z.string(), mark: z.nullable(z.enum(['hot', 'new'])) })),
    /** `rating` has one decimal, 0 to 5. */
    topRated: z.array(z.object({ storeId: Id, name: z.string(), rating: z.number(), category: z.string() })),
  }),
  failures: [],
})

/**
 * The keyword that is searched: with misspelled words corrected, and without words that nothing has. Null where it is
 * searched as it is.
 */
export const searchMeant = defineCall({
  name: 'search.meant',
  summary: 'The corrected keyword of a search',
  who: 'anyone',
  request: z.object({ keyword: text(limits.keywordMax, 1) }),
  response: z.object({ keyword: z.nullable(z.string()) }),
  failures: [],
})

/** Search results beside stores and their goods: products of the mall, and hotels of the city. */
export const foundKinds = ['product', 'hotel'] as const
export type FoundKind = (typeof foundKinds)[number]

/** One thing that was found, of whatever kind. */
export const SearchResult = z.object({
  id: Id,
  name: z.string(),
  /** Secondary line of a result; empty without one. */
  note: z.string(),
  picture: Picture,
  /** Price for the caller, of a hotel for one night; null when it is not available. */
  price: z.nullable(Amount),
  /** Whether that is the lowest of several prices. */
  isFrom: z.boolean(),
})
export type SearchResult = z.output<typeof SearchResult>

/**
 * Results of a keyword for one kind, in the order of that kind's own search; `store.search` and `goods.advancedSearch`
 * find stores and goods.
 */
export const searchFind = defineCall({
  name: 'search.find',
  summary: 'Search results of one kind',
  who: 'anyone',
  request: z.object({ ...paging, kind: z.enum(foundKinds), keyword: text(limits.keywordMax, 1) }),
  response: pageOf(SearchResult),
  failures: [],
})

/** The target of a scanned code: share codes and links of stores and goods made by Linli. */
export const searchScanCode = defineCall({
  name: 'search.scanCode',
  summary: 'The target of a scanned code',
  who: 'anyone',
  request: z.object({ code: text(500, 1) }),
  response: z.object({ storeId: Id, goodsId: z.nullable(Id) }),
  failures: ['codeNotOurs', 'storeNotFound', 'goodsNotFound'],
})
