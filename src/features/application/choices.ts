import type { Localized } from '@contract/settings'
import { localized } from '@/i18n'
import type { Choice } from './spec'

/** Choices that the contract names in both languages. */
export const choicesOf = (choices: Readonly<Record<string, Localized<string>>>): Choice[] =>
  Object.entries(choices).map(([value, name]) => ({ value, text: localized(name) }))
