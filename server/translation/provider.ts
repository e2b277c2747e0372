import type { Language } from '@contract/settings'

/** Texts to translate from one language into the other. */
export interface TranslationTask {
  readonly texts: readonly string[]
  readonly from: Language
  readonly to: Language
}

/** The port to a translation service. */
export interface Translator {
  /** The texts in the other language, in their order. @throws Error, which holds nothing of the texts, unless all are translated */
  translate(task: TranslationTask): Promise<readonly string[]>
}
