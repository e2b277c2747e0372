import type { Language } from '@contract/settings'
import { language } from '@/platform/language'

/** The language of the interface. Screens are made anew when it changes, since texts of the data come in it too. */
export class LanguageStore {
  get value(): Language {
    return language.value
  }

  set(value: Language): void {
    language.set(value)
  }
}
