import { buildGoods } from './build-goods'
import { buildStore } from './build-store'
import { categories, firstStores } from './data/categories'
import { announcements, banners, searchWords, specials, tiles } from './data/home'
import { places } from './geography'
import { iconRecipe } from './icon-recipe'
import { bilingual } from './menu'
import { Random } from './random'
import type { City } from './types'

const rankOf = (key: string) => (firstStores.includes(key) ? firstStores.indexOf(key) : firstStores.length)

const buildStores = (random: Random) =>
  categories
    .flatMap((category) =>
      category.stores.map((source) => {
        const store = buildStore(source, category.key, random)
        return { store, goods: buildGoods(store.key, source.menu, store.monthlySales, random) }
      }),
    )
    .sort((a, b) => rankOf(a.store.key) - rankOf(b.store.key))

/** The demo city: stores and menus from data files, other values derived from `seed`. */
export const buildCity = (seed: number): City => {
  const built = buildStores(new Random(seed))
  return {
    categories: categories.map(({ key, name, icon }) => ({ key, name: bilingual(name), picture: iconRecipe(icon) })),
    stores: built.map(({ store }) => store),
    goods: built.flatMap(({ goods }) => goods),
    tiles,
    banners,
    announcements,
    specials,
    places,
    searchWords,
  }
}
