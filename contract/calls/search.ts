import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Empty, Id, text } from '../entities/common'
import { limits } from '../limits'

/** What a customer looked for: the last 10 names, each once, newest first (product text §9). */
export const searchHistory = defineCall({
  name: 'search.history',
  summary: 'What the customer searched for',
  who: 'customer',
  request: Empty,
  response: z.object({ items: z.array(z.object({ name: z.string() })) }),
  failures: [],
})

/** Forgets one name of the history, or all of it. */
export const searchDeleteLog = defineCall({
  name: 'search.deleteLog',
  summary: 'Forgets what the customer searched for',
  who: 'customer',
  request: z.object({ name: z.optional(text(limits.keywordMax)) }),
  response: Empty,
  failures: [],
})

/**
 * What to look for (product text §2, search): words to discover, the words that trend and the stores rated best nearby.
 * While `typed` is not empty, only names that go on from it.
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
    /** One decimal, 0 to 5. */
    topRated: z.array(z.object({ storeId: Id, name: z.string(), rating: z.number(), category: z.string() })),
  }),
  failures: [],
})

/** Where a scanned code leads: the share codes and links of stores and goods that Linli makes itself. */
export const searchScanCode = defineCall({
  name: 'search.scanCode',
  summary: 'Where a scanned code leads',
  who: 'anyone',
  request: z.object({ code: text(500, 1) }),
  response: z.object({ storeId: Id, goodsId: z.nullable(Id) }),
  failures: ['codeNotOurs', 'storeNotFound', 'goodsNotFound'],
})
