import { v5 as nameUuid } from 'uuid'
import type * as z from 'zod/mini'
import type { Goods, MenuCategory } from '@contract/entities/goods'
import type { Language } from '@contract/settings'
import type { Bilingual } from '../../database/schema'

type Item = z.output<typeof Goods>
type Category = z.output<typeof MenuCategory>

/** The number of best-selling items in "Popular". */
const popularCount = 7

interface MenuSection {
  readonly key: string
  readonly name: Bilingual
  readonly note: Bilingual
  readonly pick: (goods: readonly Item[]) => Item[]
}

/** Sections before the menu's own; their items are in both. */
const derivedSections: readonly MenuSection[] = [
  {
    key: 'popular',
    name: { en: 'Popular', zh: '热销' },
    note: { en: 'Most ordered', zh: '大家都在点' },
    pick: (goods) =>
      goods
        .filter(({ sales }) => sales > 0)
        .sort((a, b) => b.sales - a.sales)
        .slice(0, popularCount),
  },
  {
    key: 'deals',
    name: { en: 'Specials', zh: '限时特价' },
    note: { en: 'Limited time', zh: '限时抢购' },
    pick: (goods) => goods.filter(({ isActive }) => isActive),
  },
]

interface CategoryRow {
  readonly id: string
  readonly name: Bilingual
  readonly note: Bilingual
}

/** A store's menu: derived sections, then its categories in order, without empty ones. */
export function menuOf(
  storeId: string,
  rows: readonly CategoryRow[],
  goods: readonly { category: string; item: Item }[],
  language: Language,
): Category[] {
  const named = ({ name, note }: { name: Bilingual; note: Bilingual }) => ({
    name: name[language],
    note: note[language],
  })
  const items = goods.map(({ item }) => item)
  const first = derivedSections.map((section) => {
    return { id: nameUuid(section.key, storeId), ...named(section), goods: section.pick(items) }
  })
  const own = rows.map((row) => {
    const held = goods.filter(({ category }) => category === row.id)
    return { id: row.id, ...named(row), goods: held.map(({ item }) => item) }
  })
  return [...first, ...own].filter((category) => category.goods.length > 0)
}
