import { type RawBuilder, sql } from 'kysely'
import type { SearchQuery } from './words'

/** Rank of a match of search words: 2 whole words, 1 their beginnings or synonyms, 0 only sounds. */
export const tierOf = (words: RawBuilder<unknown>, { exact, written }: SearchQuery) => sql<number>`case
  when ${words} @@ ${exact}::tsquery then 2 when ${words} @@ ${written}::tsquery then 1 else 0 end`
