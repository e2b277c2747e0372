import type { ReviewTopic } from '@contract/entities/review'
import { type Mood, moodOf, type Phrase, reviewers, short } from '../city/data/reviews'
import type { Random } from '../city/random'
import { shareReviews, starsFor } from '../city/reviews'
import type { Bilingual } from '../../database/schema'
import type { Recipe } from '../pictures'
import { additions, answers, ends, voices } from './data/review-voices'
import type { Mall, MallProduct, MallShop } from './types'

/** A seeded review of a product; `minutesAgo` counts back from the seeding. */
export interface ProductReview {
  readonly product: MallProduct
  readonly reviewer: Bilingual
  /** The index of the avatar. */
  readonly avatar: number
  readonly anonymous: boolean
  readonly rating: number
  readonly text: Bilingual
  readonly topics: readonly ReviewTopic[]
  /** The chosen values in words. */
  readonly choice: Bilingual
  readonly pictures: readonly Recipe[]
  readonly reply: Bilingual | null
  readonly addition: Bilingual | null
  readonly minutesAgo: number
}

const dayMinutes = 24 * 60
const oldestDays = 150

const praise: readonly ReviewTopic[] = ['quality', 'value', 'packing', 'asDescribed', 'looks', 'speed']
const faults: readonly ReviewTopic[] = ['badQuality', 'dear', 'damaged', 'notAsDescribed', 'slow']

const joined = (said: readonly Phrase[]): Bilingual => ({
  en: said.map(([en]) => en).join(' '),
  zh: said.map(([, zh]) => zh).join(''),
})

function textOf({ group }: MallProduct, mood: Mood, random: Random): Bilingual {
  const length = random.next()
  const of = voices[group]
  if (!of || length < 0.15) return joined([random.pick(short.goods[mood])])
  const end = length < 0.6 ? [] : [random.pick(ends[mood])]
  return joined([random.pick(of[mood]), ...end])
}

/** The values of a SKU that is made, in words. */
function choiceOf({ axes, skus }: MallProduct, random: Random): Bilingual {
  const { choice } = random.pick(skus)
  const values = choice.flatMap((value, axis) => axes[axis]?.values[value]?.name ?? [])
  return { en: values.map(({ en }) => en).join(', '), zh: values.map(({ zh }) => zh).join('，') }
}

const sometimes = (chance: number, said: readonly Phrase[], random: Random): Bilingual | null =>
  random.chance(chance) ? joined([random.pick(said)]) : null

function buildReview(product: MallProduct, rating: number, random: Random): ProductReview {
  const mood = moodOf(rating)
  const [en, zh] = random.pick(reviewers)
  const pictured = random.chance(0.35)
  return {
    product,
    reviewer: { en, zh },
    avatar: random.whole(0, 7),
    anonymous: random.chance(0.2),
    rating,
    text: textOf(product, mood, random),
    topics: [...new Set([random.pick(mood === 'good' ? praise : faults)])].filter(() => random.chance(0.7)),
    choice: choiceOf(product, random),
    pictures: pictured ? [product.picture, ...product.pictures].slice(0, random.whole(1, 3)) : [],
    reply: sometimes(mood === 'good' ? 0.2 : 0.8, answers[mood], random),
    addition: sometimes(0.06, additions[mood], random),
    minutesAgo: random.whole(10 * dayMinutes, oldestDays * dayMinutes),
  }
}

/** Products as often as they are sold. */
function pickSold(products: readonly MallProduct[], random: Random): MallProduct {
  const all = products.reduce((sum, { sales }) => sum + sales + 1, 0)
  let drawn = random.whole(0, all - 1)
  const found = products.find(({ sales }) => (drawn -= sales + 1) < 0)
  if (!found) throw new Error('A shop has no products to review')
  return found
}

/** `total` reviews of a mall’s products, whose stars give each shop its rating. */
export function buildProductReviews(
  { shops, products }: Pick<Mall, 'shops' | 'products'>,
  total: number,
  random: Random,
): { readonly shop: MallShop; readonly reviews: readonly ProductReview[] }[] {
  const counts = shareReviews(shops, total)
  return shops.map((shop, index) => {
    const own = products.filter((product) => product.shop === shop.key)
    const stars = starsFor(counts[index] ?? 0, shop.ratingTenths, random)
    return { shop, reviews: stars.map((rating) => buildReview(pickSold(own, random), rating, random)) }
  })
}
