import type { Allergen } from '@contract/entities/goods'
import type { Bilingual } from './types'

/** Allergens by patterns of the Chinese names and notes of dishes, in menu order. */
const signs: readonly (readonly [Allergen, RegExp])[] = [
  [
    'gluten',
    /面(?!膜)|饺|饼|包|馒|馄饨|烧卖|油条|蛋糕|堡|披萨|意粉|乌冬|拉面|可颂|吐司|曲奇|泡芙|挞|天妇罗|炸|啤酒|馍|馕|卷(?!心)/,
  ],
  ['crustaceans', /虾|蟹|龙虾/],
  ['egg', /蛋|布丁|千层|泡芙|曲奇|蛋黄/],
  ['fish', /(?<!木)鱼(?!香|腥草)|三文|鳗|金枪|刺身|寿司|鲈|鲷/],
  ['milk', /奶(?!黄豆)|芝士|奶酪|拿铁|卡布|布丁|冰淇淋|雪糕|巴斯克|千层|披萨|黄油|酸奶|摩卡|可可/],
  ['soy', /豆腐|豆浆|黄豆|酱|味噌|照烧|寿司|腐竹|毛豆|麻婆|红烧|卤/],
  ['peanut', /花生|宫保|沙爹|担担/],
  ['nuts', /坚果|杏仁|核桃|腰果|开心果|榛/],
  ['sesame', /芝麻|麻酱|担担|热干|拌/],
]

/** Stores whose goods are not food and have no allergens. */
const inedible: ReadonlySet<string> = new Set(['kangning-pharmacy', 'first-bloom', 'paw-pantry', 'homely-goods'])

/** The allergens of a dish, derived from its name and note. */
export function allergensOf(store: string, name: Bilingual, note: Bilingual | null): Allergen[] {
  if (inedible.has(store)) return []
  const words = `${name.zh} ${note?.zh ?? ''}`
  return signs.filter(([, sign]) => sign.test(words)).map(([allergen]) => allergen)
}
