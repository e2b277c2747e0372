import type { KeptProduct, ProductGone } from '@contract/entities/favorite'
import type { Product, ProductCard, ShippingOffer, ShopCard, Sku } from '@contract/entities/product'
import type { Language } from '@contract/settings'
import type { Bilingual } from '../../../database/schema'
import { regionText } from '../../address/areas'
import { type PriceColumns, priceOf } from '../../pricing/price'
import type { Config } from '../../../config'
import { datesOf, shipsBy } from '../shipping/dates'
import { ruleFor, shippingOf } from '../shipping/fee'
import type { keptProducts, ProductCardRow, ProductInFull } from './queries'

/** The remaining stock is shown at or below this number. */
const fewLeft = 20

/** For whom a product is shown. */
export interface Shopper {
  readonly isMember: boolean
  readonly language: Language
}

interface Priced extends PriceColumns {
  readonly activity_type: Bilingual | null
}

function pricesView(row: Priced, { isMember, language }: Shopper) {
  const { price, shopPrice, memberPrice, activityPrice } = priceOf(row, isMember)
  const activityType = row.is_active ? (row.activity_type?.[language] ?? null) : null
  return { price, shopPrice, memberPrice, activityPrice, activityType, isActive: row.is_active }
}

/** @throws Error for a product without a SKU. */
function cheapestOf({ id, sku }: ProductCardRow): Priced {
  if (!sku) throw new Error(`The product ${id} has no SKU`)
  return sku
}

/** A product in a list. */
export function cardView(row: ProductCardRow, shopper: Shopper): ProductCard {
  const { language } = shopper
  return {
    id: row.id,
    shopId: row.store_id,
    name: row.name[language],
    cover: row.cover,
    coverRatio: row.cover_ratio,
    ...pricesView(cheapestOf(row), shopper),
    onePrice: row.one_price,
    sales: row.sales,
    soldOut: !row.in_stock,
    tags: row.tags.map((tag) => tag[language]),
  }
}

type KeptRow = Awaited<ReturnType<typeof keptProducts>>[number]

/** Last price of a product whose SKUs are removed. */
const lastPrice = ({ price_from: shop_price }: KeptRow): ProductCardRow['sku'] => ({
  shop_price,
  member_price: null,
  activity_price: null,
  activity_type: null,
  is_active: false,
})

function goneOf({ sku, removed_at, shop_status }: KeptRow): ProductGone | null {
  if (removed_at || !sku) return 'offSale'
  return shop_status === 'closed' ? 'shopClosed' : null
}

/** A product that was kept or seen. */
export function keptProductView(row: KeptRow, shopper: Shopper): KeptProduct {
  const card = cardView({ ...row, sku: row.sku ?? lastPrice(row) }, shopper)
  const gone = goneOf(row)
  return {
    ...card,
    shopName: row.shop_name[shopper.language],
    category: row.category_key,
    gone,
    onlySku: gone === null && !card.soldOut ? row.only_sku : null,
  }
}

function skuView(sku: ProductInFull['skus'][number], shopper: Shopper): Sku {
  const left = sku.stock ?? 0
  return {
    id: sku.id,
    choice: sku.choice,
    ...pricesView(sku, shopper),
    picture: sku.picture,
    purchaseLimit: sku.purchase_limit,
    soldOut: left === 0,
    left: left > 0 && left <= fewLeft ? left : null,
  }
}

/** Destination of a product bought at a time. */
export interface Destination {
  /** Undefined for a caller without a place. */
  readonly region: string | undefined
  readonly at: Date
  readonly settings: Config
}

/** Shipping fee of one piece of the cheapest SKU to a region; without a region, whether it is ever free. */
function shippingView(row: ProductInFull, shopper: Shopper, { region, at, settings }: Destination): ShippingOffer {
  const { language } = shopper
  const { rules, unit, excluded, template_id: id, skus } = row
  const rule = region === undefined ? rules[0] : ruleFor({ rules, excluded }, region)
  const [{ weight, volume } = { weight: 0, volume: 0 }] = skus
  const template = { id, unit, rules, excluded }
  const amount = pricesView(cheapestOf(row), shopper).price
  const line = { position: 0, parcel: '', template, quantity: 1, weight, volume, amount }
  const isKnown = region !== undefined && rule !== undefined
  return {
    from: row.warehouse?.name[language] ?? '',
    to: region === undefined ? null : regionText(region, language),
    deliverable: rule !== undefined,
    fee: isKnown ? shippingOf([line], region).fee : null,
    freeOver: rule?.freeOver ?? null,
    ...(rule && row.warehouse
      ? datesOf(settings, shipsBy(settings, at), { from: [row.warehouse.region], to: region })
      : { shipsBy: null, arrivesBy: null }),
  }
}

interface ShopColumns {
  readonly name: Bilingual
  readonly logo: ShopCard['logo']
  readonly rating: number
  readonly monthly_sales: number
}

/** A shop in few words. */
export const shopView = (id: string, shop: ShopColumns, language: Language): ShopCard => ({
  id,
  name: shop.name[language],
  logo: shop.logo,
  rating: shop.rating / 10,
  monthlySales: shop.monthly_sales,
})

/** A product with all its SKUs. */
export function productView(row: ProductInFull, shopper: Shopper, destination: Destination): Product {
  const { language } = shopper
  const shop = { name: row.shop_name, logo: row.shop_logo, rating: row.rating, monthly_sales: row.monthly_sales }
  return {
    ...cardView(row, shopper),
    note: row.note[language],
    picture: row.picture,
    pictures: row.pictures,
    axes: row.axes.map(({ name, values }) => ({
      name: name[language],
      values: values.map((value) => ({ name: value.name[language], picture: value.picture })),
    })),
    skus: row.skus.map((sku) => skuView(sku, shopper)),
    details: row.details.map(({ name, value }) => ({ name: name[language], value: value[language] })),
    freeReturnDays: row.free_return_days,
    purchaseLimit: row.purchase_limit,
    shop: shopView(row.store_id, shop, language),
    shipping: shippingView(row, shopper, destination),
  }
}
