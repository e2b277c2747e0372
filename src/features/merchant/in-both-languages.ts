import type { Localized } from '@contract/settings'

/** A text for customers of either language; a merchant who writes only one uses it for both. */
export const inBothLanguages = (zh: string, en: string): Localized<string> => ({
  zh: zh.trim() || en.trim(),
  en: en.trim() || zh.trim(),
})
