import type { MallBanner, ProductCategory } from '@contract/entities/product'
import type { Language } from '@contract/settings'
import type { mallBanners, popularShops, productCategories } from './queries'
import { shopView } from './view'

type Rows<Query extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Query>>
type Category = Rows<typeof productCategories>[number]
type Banner = Rows<typeof mallBanners>[number]

export interface Categories {
  readonly categories: Rows<typeof productCategories>
  readonly banners: Rows<typeof mallBanners>
  readonly shops: Rows<typeof popularShops>
}

export const parentsOf = (categories: readonly Category[]): Category[] =>
  categories.filter(({ parent_key }) => parent_key === null)

export const categoryName = ({ key, name, picture }: Category, language: Language) => ({
  key,
  name: name[language],
  picture,
})

export function bannerView(row: Banner, language: Language): MallBanner {
  const { key, title, line, action, picture, category_key: category } = row
  return { key, title: title[language], line: line[language], action: action[language], picture, category }
}

/** Parents with their children, each in its order, with the first banner and the popular shops of each. */
export function categoriesView({ categories, banners, shops }: Categories, language: Language): ProductCategory[] {
  return parentsOf(categories).map((parent) => {
    const children = categories.filter(({ parent_key }) => parent_key === parent.key)
    const keys = [parent, ...children].map(({ key }) => key)
    const banner = banners.find(({ category_key }) => keys.includes(category_key))
    return {
      ...categoryName(parent, language),
      children: children.map((child) => categoryName(child, language)),
      banner: banner ? bannerView(banner, language) : null,
      shops: shops.filter(({ group_key }) => group_key === parent.key).map((shop) => shopView(shop.id, shop, language)),
    }
  })
}
