import { type Language, languages } from './settings'

/**
 * The first of the languages of a device or browser that the product has, such as `zh` for `zh-Hant-TW` or `zh_CN`.
 * @param tags language tags, the preferred one first
 * @param fallback the language of a device that has none of them
 */
export function deviceLanguage(tags: readonly (string | undefined)[], fallback: Language): Language {
  const spoken = tags.map((tag) => tag?.split(/[-_]/)[0]?.toLowerCase())
  return spoken.flatMap((tag) => languages.filter((language) => language === tag))[0] ?? fallback
}
