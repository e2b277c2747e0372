import { ends, moodOf, type Phrase, replies, reviewers, short, ways } from './data/reviews'
import { voices } from './data/voices'
import type { Random } from './random'
import { isRetail } from './sorts'
import type { Bilingual, CityGoods, CityStore } from './types'

/** A seeded review; `minutesAgo` counts back from the seeding. */
export interface CityReview {
  reviewer: Bilingual
  /** The index of the avatar. */
  avatar: number
  anonymous: boolean
  rating: number
  taste: number | null
  packaging: number | null
  text: Bilingual
  dishes: readonly CityGoods[]
  /** The dishes whose pictures it contains. */
  pictured: readonly CityGoods[]
  reply: Bilingual | null
  minutesAgo: number
  /** Minutes after the review. */
  replyMinutes: number
}

const oldestDays = 180
const most = 5

/** `count` ratings in whole stars whose mean is as close as possible to the store's rating. */
export function starsFor(count: number, ratingTenths: number, random: Random): number[] {
  const stars = Array.from({ length: count }, () => most)
  let missing = most * count - Math.round((ratingTenths * count) / 10)
  while (missing > 0) {
    const at = random.whole(0, count - 1)
    const drop = Math.min(missing, random.pick([1, 1, 1, 1, 1, 2, 2, 3, 4]), (stars[at] ?? 1) - 1)
    stars[at] = (stars[at] ?? 0) - drop
    missing -= drop
  }
  return stars
}

/** The first words of dishes' names that are names themselves. */
const proper =
  /^(?:AAA?|LED|IPA|American|Arctic|Baja|Basque|Bingfeng|Boshan|Boston|Buddha’s|Caesar|California|Cantonese|Changsha|Chilean|Chongqing|Dandong|French|Fuji|Gannan|Greek|Hainan|Hawaiian|Japanese|Kirin|Korean|Korla|Lanzhou|Lao|Lipu|Liuzhou|Madagascar|Nanning|Norwegian|Oat|Peruvian|Phoenix|Portuguese|Provence|Rushan|Shine|Singapore|Taiwanese|Thai|Tongguan|Tsingtao|Uji|Wuchang|Xinjiang|Yakult|Yangzhou|Yirgacheffe|Yongzhou|Zespri)\b/

/** A dish as one speaks of it: without its size, its number and praise. */
const spoken = ({ en, zh }: Bilingual): Bilingual => {
  const name = en.replace(/ \(.*?\)/g, '').replace(/^Signature /, '')
  return {
    en: proper.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1),
    zh: zh.replace(/（.*?）/g, '').replace(/^招牌/, ''),
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const joined = (said: readonly Phrase[], dish: Bilingual): Bilingual => {
  const { en, zh } = spoken(dish)
  return {
    en: said
      .map(([english]) => capital(english.replace('{dish}', english.startsWith('{dish}') ? en : `the ${en}`)))
      .join(' '),
    zh: said.map(([, chinese]) => chinese.replace('{dish}', zh)).join(''),
  }
}

/** Different ones of `phrases`, as many as there are. */
const differing = (phrases: readonly Phrase[], count: number, random: Random): Phrase[] => {
  const first = random.whole(0, phrases.length - 1)
  return phrases.slice(0, count).map((_, step) => phrases[(first + step) % phrases.length])
}

/** A review of a few words, of a sentence or two, or of a paragraph. */
function textOf({ sort, name }: CityGoods, rating: number, random: Random): Bilingual {
  const mood = moodOf(rating)
  const length = random.next()
  if (length < 0.2) return joined([random.pick(short[isRetail(sort) ? 'goods' : 'food'][mood])], name)
  const items = differing(voices[sort][mood], length < 0.75 ? 1 : 2, random)
  const way = length < 0.48 ? [] : [random.pick(ways[mood])]
  const end = length < 0.75 ? [] : [random.pick(ends[mood])]
  return joined([...items, ...way, ...end], name)
}

const near = (rating: number, random: Random): number => Math.max(1, Math.min(most, rating + random.whole(-1, 1)))

function dishesOf(goods: readonly CityGoods[], random: Random): CityGoods[] {
  const popular = goods.filter((each) => each.popular)
  const first = random.pick(popular.length > 0 && random.chance(0.6) ? popular : goods)
  const others = [random.pick(goods), random.pick(goods)].slice(0, random.whole(0, 2))
  return [...new Set([first, ...others])]
}

function replyOf(rating: number, random: Random): Bilingual | null {
  const mood = moodOf(rating)
  if (!random.chance(mood === 'good' ? 0.35 : 0.75)) return null
  const [en, zh] = random.pick(replies[mood])
  return { en, zh }
}

function buildReview(store: CityStore, goods: readonly CityGoods[], rating: number, random: Random): CityReview {
  const dishes = dishesOf(goods, random)
  const [first] = dishes
  if (!first) throw new Error(`${store.key} has nothing to review`)
  const [en, zh] = random.pick(reviewers)
  const replyMinutes = random.whole(20, 20 * 60)
  return {
    reviewer: { en, zh },
    avatar: random.whole(0, 7),
    anonymous: random.chance(0.15),
    rating,
    taste: random.chance(0.8) ? near(rating, random) : null,
    packaging: random.chance(0.8) ? near(rating, random) : null,
    text: random.chance(0.93) ? textOf(first, rating, random) : { en: '', zh: '' },
    dishes,
    pictured: random.chance(0.42) ? dishes : [],
    reply: replyOf(rating, random),
    minutesAgo: replyMinutes + 30 + Math.floor(oldestDays * 24 * 60 * random.next() ** 2),
    replyMinutes,
  }
}

/** A store's reviews, with ratings that average to its own. */
export function buildReviews(
  store: CityStore,
  goods: readonly CityGoods[],
  count: number,
  random: Random,
): CityReview[] {
  return starsFor(count, store.ratingTenths, random).map((rating) => buildReview(store, goods, rating, random))
}

const leastReviews = 16

/** Distributes `total` reviews over stores by their sales. */
export function shareReviews(stores: readonly Pick<CityStore, 'monthlySales'>[], total: number): number[] {
  const sales = stores.reduce((sum, { monthlySales }) => sum + monthlySales, 0)
  const spare = total - leastReviews * stores.length
  const counts = stores.map(({ monthlySales }) => leastReviews + Math.floor((spare * monthlySales) / sales))
  const given = counts.reduce((sum, count) => sum + count, 0)
  return counts.map((count, index) => (index === 0 ? count + total - given : count))
}
