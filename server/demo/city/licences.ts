import type { Recipe } from '../pictures/recipe'
import { bilingual } from './menu'
import { Random } from './random'
import type { StoreSource } from './source'
import type { CityLicence } from './types'

const sheet = (backdrop: Recipe['backdrop'], emblem: string): Recipe => ({
  kind: 'licence',
  backdrop,
  pieces: [{ emoji: emblem, size: 0.2, x: 0.5, y: 0.2 }],
})

/** One picture for each type of licence, without text. */
export const licenceSheets = {
  businessLicence: sheet('amber', 'star'),
  foodLicence: sheet('mint', 'fork-and-knife'),
  specialTradeLicence: sheet('sky', 'hotel'),
} satisfies Record<CityLicence['kind'], Recipe>

/** Stores without food, which need no food licence. */
const withoutFood: ReadonlySet<string> = new Set(['first-bloom', 'paw-pantry', 'homely-goods'])

/** The firms that run what is no restaurant, by store. */
const firms: Readonly<Record<string, readonly [en: string, zh: string]>> = {
  'kangning-pharmacy': ['Pharmacy', '药店'],
  'corner-24': ['Trading', '便利店'],
  'first-bloom': ['Trading', '鲜花店'],
  'paw-pantry': ['Trading', '宠物用品店'],
  'homely-goods': ['Trading', '百货店'],
  'orchard-lane': ['Foods', '水果店'],
  'green-basket': ['Foods', '蔬菜店'],
  'daily-butcher': ['Foods', '食品店'],
  'shekou-catch': ['Foods', '水产店'],
  'pantry-plus': ['Foods', '粮油店'],
}

/** The name over a shop without its branch and hours. */
const withoutBranch = (name: string): string => name.replace(/（.*）/, '')

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.whole(0, 9)).join('')

/** A seed derived from the store's key, so that licences do not affect other random values. */
const seedOf = (key: string): number => [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)

/** The licences of a store. */
export function licencesOf(source: StoreSource): CityLicence[] {
  const random = new Random(seedOf(source.key))
  const [en, zh] = source.name
  const [trade, shop] = firms[source.key] ?? ['Catering', '餐饮店']
  const holder = bilingual([`${en} ${trade} Co., Ltd.`, `深圳市南山区${withoutBranch(zh)}${shop}`])
  const business: CityLicence = {
    kind: 'businessLicence',
    holder,
    number: `92440300MA5${digits(random, 6)}X`,
    validUntil: null,
    picture: licenceSheets.businessLicence,
  }
  const food: CityLicence = {
    kind: 'foodLicence',
    holder,
    number: `JY24403${digits(random, 9)}`,
    validUntil: `${random.whole(2028, 2031)}-0${random.whole(1, 9)}-${random.whole(10, 28)}`,
    picture: licenceSheets.foodLicence,
  }
  return withoutFood.has(source.key) ? [business] : [business, food]
}
