import { allergensOf } from './allergens'
import { chooseBackdrops, dishRecipe } from './dish-recipe'
import { fen, readMenu, type MenuLine } from './menu'
import { optionGroups } from './options'
import type { Random } from './random'
import { sortOf } from './sorts'
import { tagTexts } from './tags'
import type { Bilingual, CityGoods, CityOptionGroup } from './types'

/** The number of a store's goods in "Popular". */
const popularCount = 7

const amount = (line: MenuLine, fact: string) => {
  const text = line.facts.get(fact)
  return text === undefined ? null : fen(Number(text))
}

const count = (line: MenuLine, fact: string) => {
  const text = line.facts.get(fact)
  return text === undefined ? null : Number(text)
}

/** "34% off", or in Chinese the remaining tenths: 6.6折. */
export const saleTag = (price: number, activityPrice: number): Bilingual => {
  const share = activityPrice / price
  return { en: `${Math.round((1 - share) * 100)}% off`, zh: `限时${Number((share * 10).toFixed(1))}折` }
}

const tagsOf = (line: MenuLine): Bilingual[] =>
  (line.facts.get('tag')?.split(',') ?? []).map((name) => {
    const text = tagTexts[name]
    if (!text) throw new Error(`No tag is called ${name}`)
    return text
  })

const optionsOf = (line: MenuLine): CityOptionGroup[] => {
  const name = line.facts.get('spec')
  if (name === undefined || name === 'none') return []
  const groups = optionGroups[name]
  if (!groups) throw new Error(`No options are called ${name}`)
  return structuredClone(groups)
}

/** Sales fall with the position in the menu; a few dishes are sold out or nearly so. */
const stockOf = (line: MenuLine, random: Random) => {
  const drawn = random.chance(0.03) ? 0 : random.chance(0.05) ? random.whole(3, 9) : random.whole(60, 400)
  if (line.facts.has('out')) return 0
  return count(line, 'stock') ?? drawn
}

const salesOf = (line: MenuLine, index: number, monthly: number, random: Random) =>
  count(line, 'sales') ?? Math.max(6, Math.round((monthly / (index + 4)) * (0.4 + random.next() * 0.3)))

/** A lower price for everybody, ending in nine tenths. */
const activityPriceOf = (line: MenuLine, random: Random) => {
  const drawn = random.chance(0.07) ? Math.floor((line.price * (0.65 + random.next() * 0.15)) / 100) * 100 - 10 : null
  if (line.facts.has('deal')) return amount(line, 'deal')
  return line.facts.has('plain') || line.facts.has('member') || line.price < 1000 ? null : drawn
}

const memberPriceOf = (line: MenuLine, random: Random) => {
  const drawn = random.chance(0.18) ? Math.round((line.price * 0.88) / 50) * 50 : null
  if (line.facts.has('member')) return amount(line, 'member')
  return line.facts.has('plain') || line.price < 800 ? null : drawn
}

const likedOf = (line: MenuLine, random: Random) => {
  const drawn = random.chance(0.6) ? random.whole(90, 99) : null
  if (line.facts.has('liked')) return count(line, 'liked')
  return line.facts.has('plain') ? null : drawn
}

const pricesOf = (line: MenuLine, random: Random) => {
  const activityPrice = activityPriceOf(line, random)
  const memberPrice = memberPriceOf(line, random)
  return {
    price: line.price,
    memberPrice: activityPrice === null ? memberPrice : null,
    activityPrice,
    activityTag: activityPrice === null ? null : saleTag(line.price, activityPrice),
    purchaseLimit: count(line, 'limit') ?? (activityPrice === null ? null : 2),
  }
}

const toGoods = (line: MenuLine, index: number, storeKey: string, monthly: number, random: Random) => ({
  key: `${storeKey}-${index + 1}`,
  store: storeKey,
  menuCategory: line.section,
  popular: line.facts.has('popular'),
  name: line.name,
  note: line.note,
  ...pricesOf(line, random),
  stock: stockOf(line, random),
  sales: salesOf(line, index, monthly, random),
  likedPercent: likedOf(line, random),
  tags: tagsOf(line),
  allergens: allergensOf(storeKey, line),
  sort: sortOf(storeKey, line.look),
  optionGroups: optionsOf(line),
})

/** The goods that the menu marks as popular, else the best-selling ones. */
const markPopular = (goods: CityGoods[]) => {
  if (goods.some((item) => item.popular)) return goods
  const best = [...goods].sort((a, b) => b.sales - a.sales).slice(0, popularCount)
  return goods.map((item) => ({ ...item, popular: best.includes(item) }))
}

/** A store's goods in menu order. `monthly` is the store's sales per month. */
export const buildGoods = (storeKey: string, menu: string, monthly: number, random: Random): CityGoods[] => {
  const lines = readMenu(menu)
  const backdrops = chooseBackdrops(lines.map((line) => line.look))
  return markPopular(
    lines.map((line, index) => {
      const backdrop = backdrops[index] ?? 'amber'
      const picture = dishRecipe(line.look, backdrop)
      const widePicture = dishRecipe(line.look, backdrop, 'wide')
      return { ...toGoods(line, index, storeKey, monthly, random), picture, widePicture }
    }),
  )
}
