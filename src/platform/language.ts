import { settings, type Language } from '@contract/settings'
import { Persisted } from './persisted'

/** The language of the interface and of the server's answers. */
export const language = new Persisted<Language>('language', settings().defaultLanguage)
