import { Allergen } from '@contract/entities/goods'
import type { Bilingual } from './types'

/** Allergens by patterns of the Chinese names and notes of dishes, in menu order. */
const signs: readonly (readonly [Allergen, RegExp])[] = [
  [
    'gluten',
    /面(?!膜)|饺|饼|包(?!菜)|馒|馄饨|云吞|烧卖|油条|蛋糕|堡|披萨|意粉|乌冬|可颂|吐司|曲奇|泡芙|挞|甜甜圈|华夫|三明治|法棍|贝果|帕尼尼|热狗|派(?!对)|天妇罗|炸(?!腐竹)|酥肉|锅包肉|啤酒|格瓦斯|馍|馕|全麦|卷饼/,
  ],
  ['crustaceans', /虾|蟹|三鲜水饺（/],
  ['egg', /蛋(?!白)|布丁|千层|泡芙|曲奇|班尼迪克|甜甜圈|华夫/],
  ['fish', /(?<![木章鱿])鱼(?!香|腥草)|三文|鳗|鳝|金枪|刺身|寿司|鲈|鲷|味噌汤/],
  [
    'milk',
    /(?<![豆椰])奶(?!黄豆)|芝士|奶酪|拿铁|卡布|玛奇朵|馥芮白|布丁|冰淇淋|雪糕|巴斯克|千层|披萨|黄油|摩卡|可可|提拉米苏/,
  ],
  ['soy', /豆腐|豆浆|豆奶|豆干|豆皮|黄豆|(?<![花生肉果青])酱|豉|味噌|照烧|寿司|腐竹|毛豆|麻婆|红烧|卤|素狮子头/],
  ['peanut', /花生|宫保|沙茶|沙爹|担担/],
  ['nuts', /坚果|杏仁|核桃|腰果|开心果|榛|松仁/],
  ['sesame', /芝麻|麻酱|香油|担担|热干|拌(?!卷心菜)/],
]

/** Stores whose goods are not food and have no allergens. */
const inedible: ReadonlySet<string> = new Set(['kangning-pharmacy', 'first-bloom', 'paw-pantry', 'homely-goods'])

const named = (text = ''): Allergen[] =>
  text
    .split(',')
    .filter(Boolean)
    .map((name) => Allergen.parse(name))

/** The allergens of a dish, derived from its name and note, besides those that its menu line adds and takes away. */
export function allergensOf(
  store: string,
  { name, note, facts }: { name: Bilingual; note: Bilingual | null; facts: ReadonlyMap<string, string> },
): Allergen[] {
  if (inedible.has(store)) return []
  const words = `${name.zh} ${note?.zh ?? ''}`
  const added = named(facts.get('has'))
  const absent = named(facts.get('free'))
  return signs
    .filter(([allergen, sign]) => added.includes(allergen) || sign.test(words))
    .map(([allergen]) => allergen)
    .filter((allergen) => !absent.includes(allergen))
}
