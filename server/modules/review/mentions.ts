import { sql, type SqlBool } from 'kysely'
import type { Language } from '@contract/settings'

/** Words that a review has to say, in the language in which it is shown. */
export interface Mention {
  readonly keyword: string
  readonly language: Language
}

/**
 * Whether texts of a review say every word of a keyword. Chinese is found by its characters, in any place. The reviews are those of one subject in
 * the order of a list, so its index leads to the first page and no other index is needed (decision 115).
 */
export function mentions({ keyword, language }: Mention, columns: readonly string[]) {
  const texts = columns.map((column) => sql`${sql.ref(column)} ->> ${sql.lit(language)}`)
  const said = sql`lower(concat_ws(' ', ${sql.join(texts)}))`
  const words = keyword.toLowerCase().split(/\s+/u).filter(Boolean)
  const each = words.map((word) => sql<SqlBool>`strpos(${said}, ${word}) > 0`)
  return sql<boolean>`(${each.length > 0 ? sql.join(each, sql` and `) : sql`true`})`
}
