import type { Bilingual } from '../../database/schema'

/** "Extra beef" inside a list reads "extra beef"; "BBQ" stays. */
const inside = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

/** Chosen options as one text in both languages: "Large, mild, braised egg", "大份，微辣，加卤蛋". */
export const optionText = (names: readonly Bilingual[]): Bilingual => ({
  en: names.map(({ en }, index) => (index === 0 ? en : inside(en))).join(', '),
  zh: names.map(({ zh }) => zh).join('，'),
})
