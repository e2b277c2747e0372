import { minutesAfter } from '../../clock'
import type { Bilingual } from '../../database/schema'
import type { City } from '../city'
import { demoId } from './ids'

const json = (value: unknown): string => JSON.stringify(value)

const groups: readonly { key: string; name: Bilingual; categories: readonly string[] }[] = [
  {
    key: 'meals',
    name: { en: 'Meals', zh: '正餐' },
    categories: ['noodles', 'western', 'japanese', 'sichuan', 'cantonese', 'barbecue', 'healthy'],
  },
  {
    key: 'snacks',
    name: { en: 'Breakfast, drinks & desserts', zh: '早餐饮品甜点' },
    categories: ['breakfast', 'drinks', 'bakery'],
  },
  { key: 'shopping', name: { en: 'Groceries & shops', zh: '超市购物' }, categories: ['groceries', 'shops'] },
]

/** The groups of categories in their order. */
export const categoryGroupRows = groups.map(({ key, name }, position) => ({ key, name: json(name), position }))

/** Group of a category. */
export const groupOf = (category: string): string | null =>
  groups.find(({ categories }) => categories.includes(category))?.key ?? null

/** Stores with few sales opened recently, the others a year ago. */
export const openedAt = (monthlySales: number, now: Date): Date =>
  minutesAfter(now, -60 * 24 * (monthlySales < 900 ? 5 : 365))

/** The words suggested by search before typing, and trending ones. */
export const searchWordRows = ({ searchWords: { discover, trending } }: City) => [
  ...discover.map((word, position) => ({
    id: demoId('discover', position),
    kind: 'discover' as const,
    word: json(word),
    mark: position === 0 ? ('hot' as const) : null,
    position,
  })),
  ...trending.map(({ word, mark }, position) => {
    return { id: demoId('trending', position), kind: 'trending' as const, word: json(word), mark, position }
  }),
]
