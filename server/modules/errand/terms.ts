import type { Localized } from '@contract/settings'
import type { ErrandTerms } from '../../config-errands'

export type { ErrandTerms }

/** Name of forbidden goods that a text mentions; undefined when it mentions none. */
export function forbiddenIn({ forbidden }: ErrandTerms, said: string): Localized | undefined {
  const lower = said.toLowerCase()
  const isNamed = (word: string) =>
    /^[a-z ]+$/.test(word) ? new RegExp(`\\b${word}s?\\b`).test(lower) : lower.includes(word)
  return forbidden.find(({ words }) => [...words.en, ...words.zh].some(isNamed))?.name
}
