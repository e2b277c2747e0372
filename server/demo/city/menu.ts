import type { Bilingual } from './types'
import type { Pair } from './source'

/** One line of a menu, amounts in fen. Unspecified values are null or drawn from the seed. */
export interface MenuLine {
  section: Bilingual
  name: Bilingual
  note: Bilingual | null
  look: string
  price: number
  facts: Map<string, string>
}

/** A localised text from a pair, English first. */
export const bilingual = ([en, zh]: Pair): Bilingual => ({ en, zh })

/** Converts yuan to fen. */
export const fen = (yuan: number) => Math.round(yuan * 100)

const fields = (line: string) => line.split('|').map((field) => field.trim())

const factsOf = (text = '') =>
  new Map(
    text
      .split(' ')
      .filter(Boolean)
      .map((fact) => fact.split('=') as [string, string?])
      .map(([name, value]) => [name, value ?? 'yes'] as const),
  )

const pairOf = (zh: string | undefined, en: string | undefined, line: string): Bilingual => {
  if (!zh || !en) throw new Error(`Both languages are needed in the menu line: ${line}`)
  return { en, zh }
}

/**
 * Reads a menu, line by line:
 *
 *     # 招牌面 | Noodles | spec=noodles          a section, with facts for all of it
 *     红烧牛肉面 | Beef noodles | 26 | noodles | member=22 sales=3280
 *     > 现炖 4 小时 | Simmered for 4 hours       the note of the dish above
 *
 * The columns are Chinese, English, yuan, look, facts. Facts: spec, member, deal, limit, stock, sales, liked, tag, out,
 * popular; has and free, corrections of the allergens that the name implies.
 */
export const readMenu = (menu: string): MenuLine[] => {
  const read: MenuLine[] = []
  let section: Bilingual | undefined
  let common = factsOf()
  for (const line of menu
    .split('\n')
    .map((text) => text.trim())
    .filter(Boolean)) {
    const [zh, en, third, look, facts] = fields(line.replace(/^[#>]\s*/, ''))
    const text = pairOf(zh, en, line)
    const last = read.at(-1)
    if (line.startsWith('#')) {
      section = text
      common = factsOf(third)
    } else if (line.startsWith('>') && last) last.note = text
    else {
      if (!section || !look || !(Number(third) > 0)) throw new Error(`A menu line cannot be read: ${line}`)
      const all = new Map([...common, ...factsOf(facts)])
      read.push({ section, name: text, note: null, look, price: fen(Number(third)), facts: all })
    }
  }
  return read
}
