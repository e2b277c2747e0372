import { number, path, setting } from './config-readers'

/** Settings of the translation of reviews. */
export const translationSettings = {
  translationFile: setting(
    'TRANSLATION_FILE',
    '',
    'JSON file of the service that translates reviews: libreTranslate with url and, if required, apiKey, or tencent with secretId, secretKey. Without it no translation is offered.',
    path,
  ),
  translationsAnHour: setting(
    'TRANSLATIONS_AN_HOUR',
    '60',
    'Reviews that one customer can have translated in an hour; translations that exist already are not counted.',
    number(1, 1_000_000, true),
  ),
}
