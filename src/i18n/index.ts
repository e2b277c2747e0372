import type { Language, Localized } from '@contract/settings'
import { language } from '@/platform/language'

/** Words by their key: a text, or a function that makes one. */
type Words = Readonly<Record<string, string | ((...values: never[]) => string)>>

/** The same keys and the same parameters, in another language. */
type Same<W extends Words> = {
  readonly [K in keyof W]: W[K] extends (...values: infer P) => string ? (...values: P) => string : string
}

/**
 * The words of a screen or component in both languages; one that lacks a key does not compile.
 * The function that is returned gives those of the current language, and an observer that calls it follows a change.
 */
export function dictionary<W extends Words>(words: { en: W; zh: Same<NoInfer<W>> }): () => Same<W> {
  const both: Readonly<Record<Language, Same<W>>> = { en: words.en as unknown as Same<W>, zh: words.zh }
  return () => both[language.value]
}

/** What a text of the contract says in the current language. */
export const localized = <T>(text: Localized<T>): T => text[language.value]
