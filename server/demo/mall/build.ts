import type { Bilingual } from '../../database/schema'
import { bilingual, fen, readMenu } from '../city/menu'
import { Random } from '../city/random'
import type { Backdrop, Recipe } from '../pictures'
import { buildProduct, type ProductPlace } from './build-product'
import { cities } from './cities'
import { banners } from './data/banners'
import { beauty } from './data/beauty'
import { groups } from './data/categories'
import { clothing } from './data/clothing'
import { fruit } from './data/fruit'
import { home } from './data/home'
import { kids } from './data/kids'
import { pantry } from './data/pantry'
import { plants } from './data/plants'
import { searchWords } from './data/search-words'
import { sports } from './data/sports'
import { tea } from './data/tea'
import { tech } from './data/tech'
import { backdropsOf, goodsRecipe, heroRecipe } from './looks'
import { templateOf, warehouses } from './shipping'
import type { ShopSource } from './source'
import type { Mall, MallCategory, MallProduct, MallShop } from './types'

const sources: readonly ShopSource[] = [
  ...[fruit, pantry, tea, beauty, clothing].flat(),
  ...[tech, home, kids, plants, sports].flat(),
]

const categories: MallCategory[] = groups.flatMap(({ key, name, look, backdrop, children }) => [
  { key, parent: null, name: bilingual(name), picture: goodsRecipe(look, backdrop) },
  ...children.map((child) => ({
    key: child.key,
    parent: key,
    name: bilingual(child.name),
    picture: goodsRecipe(child.look, child.backdrop),
  })),
])

/** A number that cannot exist: no subscriber number in China begins with 0 after its area code. */
const phoneOf = (area: string, random: Random) => `${area}-0${random.whole(1_000_000, 9_999_999)}`

const cityOf = ({ city }: ShopSource) => {
  const found = cities[city]
  if (!found) throw new Error(`The mall knows no city ${city}`)
  return found
}

function buildShop(source: ShopSource, random: Random): MallShop {
  const { code, phone, latitude, longitude } = cityOf(source)
  const backdrop = backdropsOf(source.look)[0] ?? 'amber'
  return {
    key: source.key,
    name: bilingual(source.name),
    profile: bilingual(source.profile),
    notice: bilingual(source.notice),
    logo: goodsRecipe(source.look, backdrop),
    hero: heroRecipe(source.look, source.beside, backdrop),
    address: bilingual(source.address),
    phone: phoneOf(phone, random),
    latitude,
    longitude,
    ratingTenths: Math.round(source.rating * 10),
    monthlySales: source.sales,
    fullDiscounts: source.offers.map(([over, off]) => ({ over: fen(over), off: fen(off) })),
    templates: [...new Set([...source.ships, ...named(source)])].map((name) => templateOf(source.key, name, code)),
  }
}

type Templates = ShopSource['ships']

/** The templates that products name beside those of their shop. */
const named = ({ menu }: ShopSource): Templates =>
  [...menu.matchAll(/ship=([a-z]+)/g)].map(([, name]) => name as Templates[number])

/** Backdrops that differ from those of both neighbours in a list of two columns. */
function spread(looks: readonly string[]): Backdrop[] {
  const chosen: Backdrop[] = []
  for (const look of looks) {
    const before = chosen.slice(-2)
    chosen.push(backdropsOf(look).find((backdrop) => !before.includes(backdrop)) ?? 'slate')
  }
  return chosen
}

function buildProducts(source: ShopSource, random: Random): MallProduct[] {
  const brand: Bilingual = bilingual(source.brand)
  const place: ProductPlace = {
    shop: source.key,
    brand,
    monthlySales: source.sales,
    categories,
    templates: source.ships,
  }
  const lines = readMenu(source.menu)
  const backdrops = spread(lines.map(({ look }) => look))
  return lines.map((line, index) => buildProduct(line, index + 1, place, backdrops[index] ?? 'amber', random.branch()))
}

/** The demo mall: shops and products from data files, other values derived from `seed`. */
export function buildMall(seed: number): Mall {
  const random = new Random(seed)
  const built = sources.map((source) => {
    const own = random.branch()
    return { shop: buildShop(source, own), products: buildProducts(source, own) }
  })
  return {
    searchWords,
    categories,
    banners,
    warehouses,
    shops: built.map(({ shop }) => shop),
    products: built.flatMap(({ products }) => products),
  }
}

/** All pictures of the mall. */
export const mallPictures = ({ categories: groups, banners: advertised, shops, products }: Mall): Recipe[] => [
  ...groups.map(({ picture }) => picture),
  ...advertised.map(({ picture }) => picture),
  ...shops.flatMap(({ logo, hero }) => [logo, hero]),
  ...products.flatMap(({ picture, cover, pictures, axes }) => [
    ...[picture, cover, ...pictures],
    ...axes.flatMap(({ values }) => values.flatMap((value) => value.picture ?? [])),
  ]),
]
