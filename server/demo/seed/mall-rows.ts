import type { Insertable } from 'kysely'
import { minutesAfter } from '../../clock'
import type {
  Bilingual,
  MallBannerTable,
  ProductCategoryTable,
  ProductTable,
  SearchWordTable,
  ShippingTemplateTable,
  SkuStockTable,
  SkuTable,
  StoreTable,
  WarehouseTable,
} from '../../database/schema'
import { searchWords } from '../../database/words'
import { settings } from '@contract/settings'
import type { Mall, MallProduct, MallShop } from '../mall'
import { pictureOf } from '../pictures'
import { merchantOf } from './accounts'
import { openedAt } from './finding-rows'
import { demoId } from './ids'

const json = (value: unknown): string => JSON.stringify(value)
const both = ({ en, zh }: Bilingual): string[] => [en, zh]

/** The category of stores that all shops are in; takeaway, which lists stores by category, lists none of the mall. */
const storeCategory = 'shops'

/** A shop as a store: nothing is delivered from it at once, so that what only takeaway knows is empty. */
export const shopRow = (shop: MallShop, now: Date): Insertable<StoreTable> => ({
  id: demoId('store', shop.key),
  business: 'mall',
  category_key: storeCategory,
  merchant_id: merchantOf(shop.key),
  name: json(shop.name),
  logo: json(pictureOf(shop.logo)),
  hero: json(pictureOf(shop.hero)),
  status: 'open',
  latitude: shop.latitude,
  longitude: shop.longitude,
  address: json(shop.address),
  phone: shop.phone,
  opening_hours: json([{ open: '00:00', close: '24:00' }]),
  time_zone: settings().timeZone,
  notice: json(shop.notice),
  profile: json(shop.profile),
  range_meters: 1,
  minimum_order: 0,
  delivery_fees: json({ base: 0, original: null, freeOver: null, tiers: [] }),
  packaging_fee: 0,
  prep_minutes: 0,
  rating: shop.ratingTenths,
  monthly_sales: shop.monthlySales,
  imported_sales: shop.monthlySales,
  member_envelope: null,
  full_discounts: json(shop.fullDiscounts),
  first_order_off: 0,
  tags: json([]),
  self_pickup: false,
  delivered_by: 'store',
  opened_at: openedAt(shop.monthlySales, now),
  words: searchWords(both(shop.name)),
  pictures: json([]),
})

/** The categories of products, parents before children. */
export const productCategoryRows = ({ categories }: Mall): Insertable<ProductCategoryTable>[] =>
  [...categories.filter(({ parent }) => parent === null), ...categories.filter(({ parent }) => parent !== null)].map(
    ({ key, parent, name, picture }, position) => {
      return { key, parent_key: parent, name: json(name), picture: json(pictureOf(picture)), position }
    },
  )

/** The suggested words of the mall's search. */
export const mallSearchWordRows = ({ searchWords: suggested }: Mall): Insertable<SearchWordTable>[] =>
  suggested.map(({ word, mark }, position) => {
    return { id: demoId('mall-word', position), kind: 'mall', word: json(word), mark, position }
  })

export const mallBannerRows = ({ banners }: Mall): Insertable<MallBannerTable>[] =>
  banners.map(({ key, title, line, action, picture, category }, position) => ({
    key,
    title: json(title),
    line: json(line),
    action: json(action),
    picture: json(pictureOf(picture)),
    category_key: category,
    position,
  }))

export const warehouseRows = ({ warehouses }: Mall): Insertable<WarehouseTable>[] =>
  warehouses.map(({ key, name, regionCode }, position) => {
    return { id: demoId('warehouse', key), name: json(name), region_code: regionCode, position }
  })

export const templateRows = ({ shops }: Mall): Insertable<ShippingTemplateTable>[] =>
  shops.flatMap(({ key: shop, templates }) =>
    templates.map(({ key, name, unit, rules, excluded }) => ({
      id: demoId('template', key),
      store_id: demoId('store', shop),
      name: json(name),
      unit,
      rules: json(rules),
      excluded,
    })),
  )

const dayMinutes = 24 * 60

/** The words of a product: its name, then those of its shop and category. */
function wordsOf(product: MallProduct, { categories, shops }: Mall): string {
  const kin = [
    shops.find(({ key }) => key === product.shop),
    categories.find(({ key }) => key === product.category),
    categories.find(({ key }) => key === product.group),
  ]
  return searchWords(
    both(product.name),
    kin.flatMap((each) => (each ? both(each.name) : [])),
  )
}

/** The products, before `refreshProducts` writes what they repeat of their SKUs. */
export const productRows = (mall: Mall, now: Date): Insertable<ProductTable>[] =>
  mall.products.map((product) => ({
    id: demoId('product', product.key),
    store_id: demoId('store', product.shop),
    category_key: product.category,
    group_key: product.group,
    template_id: demoId('template', product.template),
    name: json(product.name),
    note: json(product.note),
    picture: json(pictureOf(product.picture)),
    cover: json(pictureOf(product.cover)),
    cover_ratio: product.coverRatio,
    pictures: json(product.pictures.map(pictureOf)),
    axes: json(
      product.axes.map(({ name, values }) => ({
        name,
        values: values.map((value) => ({ name: value.name, picture: value.picture && pictureOf(value.picture) })),
      })),
    ),
    details: json(product.details),
    tags: json(product.tags),
    free_return_days: product.freeReturnDays,
    purchase_limit: product.purchaseLimit,
    price_from: 1,
    member_from: 1,
    sales: product.sales,
    listed_at: minutesAfter(now, -product.daysListed * dayMinutes),
    words: wordsOf(product, mall),
  }))

const skuId = ({ key }: MallProduct, choice: readonly number[]): string => demoId('sku', key, ...choice)

export const skuRows = ({ products }: Mall): Insertable<SkuTable>[] =>
  products.flatMap((product) =>
    product.skus.map((sku, position) => ({
      id: skuId(product, sku.choice),
      product_id: demoId('product', product.key),
      choice: sku.choice,
      shop_price: sku.price,
      member_price: sku.memberPrice,
      activity_price: sku.activityPrice,
      activity_type: product.activityTag && json(product.activityTag),
      is_active: sku.activityPrice !== null,
      weight: sku.weight,
      volume: sku.volume,
      picture: sku.picture && json(pictureOf(sku.picture)),
      purchase_limit: sku.purchaseLimit,
      position,
    })),
  )

export const stockRows = ({ products }: Mall): Insertable<SkuStockTable>[] =>
  products.flatMap((product) =>
    product.skus.flatMap(({ choice, stock }) =>
      stock.map(({ warehouse, quantity }) => {
        return { sku_id: skuId(product, choice), warehouse_id: demoId('warehouse', warehouse), quantity }
      }),
    ),
  )
