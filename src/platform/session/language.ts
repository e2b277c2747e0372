import { deviceLanguage } from '@contract/device-language'
import { settings, type Language } from '@contract/settings'
import { deviceLanguages } from '@/platform/device/device-languages'
import { Persisted } from '@/platform/storage/persisted'

/** The language of the interface and of the server's answers: the chosen one, else that of the device. */
export const language = new Persisted<Language>(
  'language',
  deviceLanguage(deviceLanguages(), settings().defaultLanguage),
)
