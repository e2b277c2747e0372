import { type Language, languages, type Localized } from '@contract/settings'

/** The labels that everybody has. A customer's own have at most five characters, so these have no more either. */
export const readyLabels: readonly Localized[] = [
  { en: 'Home', zh: '家' },
  { en: 'Work', zh: '公司' },
  { en: 'Study', zh: '学校' },
]

/** A label as a reader of the language sees it: ready-made ones change with the language, own ones do not. */
export function labelText(label: string, language: Language): string {
  const ready = readyLabels.find((each) => languages.some((one) => each[one] === label))
  return ready?.[language] ?? label
}

/** Whether a label is there already, in any language and however it is capitalised. */
export function labelExists(label: string, own: readonly string[]): boolean {
  const known = [...own, ...readyLabels.flatMap((each) => languages.map((language) => each[language]))]
  return known.some((each) => each.toLowerCase() === label.toLowerCase())
}
