import { type Language, languages, type Localized } from '@contract/settings'

/** The built-in labels, within the length limit of custom ones, which "School" would exceed. */
export const builtInLabels: readonly Localized[] = [
  { en: 'Home', zh: '家' },
  { en: 'Work', zh: '公司' },
  { en: 'Study', zh: '学校' },
]

/** A label in a language; only built-in labels are translated. */
export function labelText(label: string, language: Language): string {
  const ready = builtInLabels.find((each) => languages.some((one) => each[one] === label))
  return ready?.[language] ?? label
}

/** Whether a label exists in any language, ignoring case. */
export function labelExists(label: string, own: readonly string[]): boolean {
  const known = [...own, ...builtInLabels.flatMap((each) => languages.map((language) => each[language]))]
  return known.some((each) => each.toLowerCase() === label.toLowerCase())
}
