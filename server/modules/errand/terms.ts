import type { Localized } from '@contract/settings'
import type { ErrandTerms } from '../../config-errands'

export type { ErrandTerms }

/** The name of what riders do not carry in a text; undefined when there is nothing of it. */
export function forbiddenIn({ forbidden }: ErrandTerms, said: string): Localized | undefined {
  const lower = said.toLowerCase()
  const isNamed = (word: string) =>
    /^[a-z ]+$/.test(word) ? new RegExp(`\\b${word}s?\\b`).test(lower) : lower.includes(word)
  return forbidden.find(({ words }) => [...words.en, ...words.zh].some(isNamed))?.name
}
