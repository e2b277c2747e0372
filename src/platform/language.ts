import { settings, type Language } from '@contract/settings'
import { Persisted } from './persisted'

/** The language of the interface and of every answer. */
export const language = new Persisted<Language>('language', settings().defaultLanguage)
