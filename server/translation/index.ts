import type { Context } from '../context'
import { readKeys } from '../payments/settings'
import { LibreTranslate } from './libre-translate'
import type { Translator } from './provider'
import { TranslationSettings } from './settings'
import { TencentTranslator } from './tencent'

/** The translation service of a deployment; undefined without one. @throws ConfigError for a file that cannot be used */
export function buildTranslator({ config, clock }: Pick<Context, 'config' | 'clock'>): Translator | undefined {
  if (!config.translationFile) return undefined
  const settings = readKeys('TRANSLATION_FILE', config.translationFile, TranslationSettings)
  return 'tencent' in settings
    ? new TencentTranslator(settings.tencent, clock)
    : new LibreTranslate(settings.libreTranslate)
}
