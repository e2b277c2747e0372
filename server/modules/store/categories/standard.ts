import type { Bilingual } from '../../../database/schema'

interface StandardGroup {
  readonly key: string
  readonly name: Bilingual
  readonly categories: readonly (readonly [key: string, name: Bilingual])[]
}

/** Categories of stores that a town begins with, in their groups and order. */
export const standardGroups: readonly StandardGroup[] = [
  {
    key: 'meals',
    name: { en: 'Meals', zh: '正餐' },
    categories: [
      ['noodles', { en: 'Noodles & rice', zh: '面食米饭' }],
      ['chinese', { en: 'Chinese', zh: '中餐' }],
      ['western', { en: 'Western', zh: '西餐' }],
      ['japanese', { en: 'Japanese & Korean', zh: '日韩料理' }],
      ['barbecue', { en: 'Hotpot & barbecue', zh: '火锅烧烤' }],
      ['healthy', { en: 'Healthy', zh: '轻食' }],
    ],
  },
  {
    key: 'snacks',
    name: { en: 'Breakfast, drinks & desserts', zh: '早餐饮品甜点' },
    categories: [
      ['breakfast', { en: 'Breakfast', zh: '早餐' }],
      ['drinks', { en: 'Drinks', zh: '饮品' }],
      ['bakery', { en: 'Bakery & desserts', zh: '面包甜点' }],
    ],
  },
  {
    key: 'shopping',
    name: { en: 'Groceries & shops', zh: '超市购物' },
    categories: [
      ['groceries', { en: 'Groceries', zh: '超市生鲜' }],
      ['shops', { en: 'Shops', zh: '日用商店' }],
      ['stays', { en: 'Hotels & homestays', zh: '酒店民宿' }],
    ],
  },
]
