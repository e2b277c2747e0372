/** A number of an account as its owner sees it: at most its last four characters, and never more than half of it. */
export function maskedNumber(number: string): string {
  const characters = [...number]
  const shown = Math.min(4, Math.floor(characters.length / 2))
  return `**** ${characters.slice(characters.length - shown).join('')}`.trim()
}

/** A person's name without all but its last character. */
export function maskedName(name: string): string {
  const characters = [...name]
  return '*'.repeat(Math.max(1, characters.length - 1)) + (characters.length > 1 ? (characters.at(-1) ?? '') : '')
}
