import { moodOf, replies, reviewers, voiceOf } from './data/reviews'
import type { Random } from './random'
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

const both = (said: readonly (readonly [string, string])[], dish: Bilingual): Bilingual => ({
  en: said
    .map(([en]) => en)
    .filter(Boolean)
    .join(' ')
    .replace('{dish}', dish.en),
  zh: said
    .map(([, zh]) => zh)
    .join('')
    .replace('{dish}', dish.zh),
})

function textOf(category: string, rating: number, dish: Bilingual, random: Random): Bilingual {
  const { item, way, end } = voiceOf(category, moodOf(rating))
  const said = [random.pick(item), ...(random.chance(0.6) ? [random.pick(way)] : []), random.pick(end)]
  return both(said, dish)
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
    text: random.chance(0.93) ? textOf(store.category, rating, first.name, random) : { en: '', zh: '' },
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

/** Distributes `total` reviews over the stores by their sales. */
export function shareReviews(stores: readonly CityStore[], total: number): number[] {
  const sales = stores.reduce((sum, { monthlySales }) => sum + monthlySales, 0)
  const spare = total - leastReviews * stores.length
  const counts = stores.map(({ monthlySales }) => leastReviews + Math.floor((spare * monthlySales) / sales))
  const given = counts.reduce((sum, count) => sum + count, 0)
  return counts.map((count, index) => (index === 0 ? count + total - given : count))
}
