import { type RawBuilder, sql } from 'kysely'
import type { SearchQuery } from './words'

/**
 * Rank of a match of search words: 4 whole words in the name, 3 their beginnings or synonyms there, 2 and 1 the same
 * anywhere, 0 only sounds.
 */
export const tierOf = (words: RawBuilder<unknown>, { exact, written, named }: SearchQuery) => sql<number>`case
  when ${words} @@ ${named.exact}::tsquery then 4 when ${words} @@ ${named.written}::tsquery then 3
  when ${words} @@ ${exact}::tsquery then 2 when ${words} @@ ${written}::tsquery then 1 else 0 end`
