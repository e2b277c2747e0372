import type { Language, Localized } from '@contract/settings'
import { language } from '@/platform/session/language'

/** Texts by key: strings, or functions that return strings. */
type Words = Readonly<Record<string, string | ((...values: never[]) => string)>>

/** The same keys and parameters in another language. */
type Same<W extends Words> = {
  readonly [K in keyof W]: W[K] extends (...values: infer P) => string ? (...values: P) => string : string
}

/**
 * The texts of a screen or component in both languages; missing keys are compile errors. The returned function gives
 * the texts of the current language and is observable.
 */
export function dictionary<W extends Words>(words: { en: W; zh: Same<NoInfer<W>> }): () => Same<W> {
  const both: Readonly<Record<Language, Same<W>>> = { en: words.en as unknown as Same<W>, zh: words.zh }
  return () => both[language.value]
}

/** A localized text of the contract in the current language. */
export const localized = <T>(text: Localized<T>): T => text[language.value]
