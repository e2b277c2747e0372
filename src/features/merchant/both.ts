import type { Localized } from '@contract/settings'

/** A text that customers read in either language; who writes one alone means it for both. */
export const both = (zh: string, en: string): Localized<string> => ({
  zh: zh.trim() || en.trim(),
  en: en.trim() || zh.trim(),
})
