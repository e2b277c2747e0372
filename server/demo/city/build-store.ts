import type { Piece, Recipe } from '../pictures/recipe'
import { backdropsOf, dishRecipe } from './dish-recipe'
import { drawAddress, drawPhone, pointAt } from './geography'
import { openingHours } from './hours'
import { licencesOf } from './licences'
import { bilingual, fen } from './menu'
import type { Random } from './random'
import type { Pair, StoreSource } from './source'
import type { CityStore } from './types'

const biggest = (look: string) =>
  dishRecipe(look, 'amber').pieces.reduce((best, piece) => (piece.size > best.size ? piece : best))

const placed = (look: string, size: number, x: number, y: number, tilt = 0): Piece => {
  const { emoji, tint } = biggest(look)
  return { emoji, size, x, y, ...(tilt ? { tilt } : {}), ...(tint ? { tint } : {}) }
}

const backdropOf = (source: StoreSource) => backdropsOf(source.sign)[0] ?? 'amber'

/** A single piece under the awning. */
const logoOf = (source: StoreSource): Recipe => ({
  kind: 'store',
  backdrop: backdropOf(source),
  awning: source.awning,
  pieces: [placed(source.sign, 0.6, 0.5, 0.63)],
})

/** One piece between two others, with a blurred leaf behind and one in front. */
const heroOf = (source: StoreSource): Recipe => ({
  kind: 'hero',
  backdrop: backdropOf(source),
  pieces: [
    { emoji: 'herb', size: 0.2, x: 0.07, y: 0.5, tilt: -30, blur: 2 },
    placed(source.beside[0], 0.3, 0.2, 0.6, -8),
    placed(source.sign, 0.62, 0.5, 0.5),
    placed(source.beside[1], 0.3, 0.8, 0.58, 12),
    { emoji: 'herb', size: 0.14, x: 0.34, y: 0.76 },
  ],
})

/** The front under its awning, the kitchen, and a laid table. */
const picturesOf = (source: StoreSource): Recipe[] => [
  {
    kind: 'wide',
    backdrop: backdropOf(source),
    awning: source.awning,
    pieces: [placed(source.sign, 0.54, 0.5, 0.62), { emoji: 'potted-plant', size: 0.26, x: 0.86, y: 0.76 }],
  },
  {
    kind: 'wide',
    backdrop: 'slate',
    pieces: [placed(source.beside[0], 0.42, 0.32, 0.56, -6), placed(source.beside[1], 0.42, 0.68, 0.58, 8)],
  },
  {
    kind: 'wide',
    backdrop: backdropOf(source),
    pieces: [placed(source.sign, 0.62, 0.46, 0.5), { emoji: 'potted-plant', size: 0.24, x: 0.84, y: 0.74 }],
  },
]

/** Surcharges by distance; the base fee covers four kilometres. */
const feeTiers = [
  { beyondMeters: 4000, extra: 200 },
  { beyondMeters: 6000, extra: 400 },
]

const usualNotice: Pair = ['Made to order, thank you for waiting', '现点现做，感谢耐心等待']

const numbersOf = (source: StoreSource, random: Random) => {
  const [meters, bearing] = [random.whole(3, 38) * 100, random.whole(0, 359)]
  const drawn = {
    ratingTenths: random.whole(43, 49),
    monthlySales: random.whole(320, 6800),
    prepMinutes: random.whole(14, 26),
    deliveryRangeMeters: random.pick([4000, 5000, 6000, 8000]),
  }
  return {
    ...pointAt(...(source.place ?? ([meters, bearing] as const))),
    ratingTenths: source.rating === undefined ? drawn.ratingTenths : Math.round(source.rating * 10),
    monthlySales: source.sales ?? drawn.monthlySales,
    prepMinutes: source.prep ?? drawn.prepMinutes,
    deliveryRangeMeters: source.range ?? drawn.deliveryRangeMeters,
  }
}

const moneyOf = (source: StoreSource) => ({
  minimumOrder: fen(source.minimum),
  deliveryFee: {
    base: fen(source.fee),
    discount: fen(source.feeOff ?? 0),
    freeOver: source.freeOver === undefined ? null : fen(source.freeOver),
    tiers: feeTiers,
  },
  packagingFee: fen(source.packaging ?? 1),
  perCapita: fen(source.perCapita),
  fullDiscounts: (source.offers ?? []).map(([over, off]) => ({ over: fen(over), off: fen(off) })),
  firstOrderDiscount: source.first === undefined ? null : fen(source.first),
  memberEnvelope: source.member === undefined ? null : fen(source.member),
})

/** A store from its source; unspecified values are drawn from `random`. */
export const buildStore = (source: StoreSource, category: string, random: Random): CityStore => {
  const address = drawAddress(random)
  return {
    key: source.key,
    name: bilingual(source.name),
    category,
    profile: bilingual(source.profile),
    notice: bilingual(source.notice ?? usualNotice),
    logo: logoOf(source),
    hero: heroOf(source),
    address: source.street ? bilingual(source.street) : address,
    phone: drawPhone(random),
    openingHours: openingHours[source.hours ?? 'day'],
    status: source.status ?? 'open',
    ...numbersOf(source, random),
    ...moneyOf(source),
    secondHalf: source.secondHalf ?? [],
    activities: (source.activities ?? []).map(bilingual),
    deliveredBy: source.deliveredBy ?? 'platform',
    selfPickup: !source.noPickup,
    pictures: picturesOf(source),
    licences: licencesOf(source),
  }
}
