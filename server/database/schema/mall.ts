import type { ColumnType, Generated } from 'kysely'
import type { Picture } from '@contract/entities/common'
import type { OrderId } from '@contract/entities/ids'
import type { ParcelState } from '@contract/states/parcel'
import type { Bilingual, Json, MaybeJson, Timestamp } from './columns'
import type { LineSnapshot } from './orders'
import { byOrder, cell, type FactsOf, place, reference } from '../table-facts'

/** A category of products; those with a parent are its children, and products belong to children. */
export interface ProductCategoryTable {
  key: string
  parent_key: string | null
  name: Json<Bilingual>
  picture: Json<Picture>
  position: number
}

/** A banner of the mall's front, which leads to a category. */
export interface MallBannerTable {
  key: string
  title: Json<Bilingual>
  line: Json<Bilingual>
  action: Json<Bilingual>
  picture: Json<Picture>
  category_key: string
  position: number
}

/** Warehouse that stores and ships products; every shop may use it. */
export interface WarehouseTable {
  id: string
  name: Json<Bilingual>
  region_code: string
  position: number
}

/** The price of shipping to some regions; sizes are pieces, grams or cubic centimetres, by the unit of the template. */
export interface ShippingRule {
  /** Prefixes of region codes (GB/T 2260): a district, city or province; none are all other regions. */
  regions: string[]
  /** The price up to the size `first`, and of each further size `step` begun. */
  first: number
  firstFee: number
  step: number
  stepFee: number
  /** Free from this amount or this number of pieces; null is never. */
  freeOver: number | null
  freeCount: number | null
}

export interface ShippingTemplateTable {
  id: string
  store_id: string
  name: Json<Bilingual>
  unit: 'piece' | 'weight' | 'volume'
  rules: Json<ShippingRule[]>
  /** Prefixes of region codes that are not shipped to. */
  excluded: Generated<string[]>
}

/** Option axis of a product, such as its colour; a SKU names one value of each axis by its index. */
export interface ProductAxis {
  name: Bilingual
  values: { name: Bilingual; picture: Picture | null }[]
}

export interface ProductTable {
  id: string
  store_id: string
  category_key: string
  /** The parent of the category. */
  group_key: string
  template_id: string
  name: Json<Bilingual>
  note: Json<Bilingual>
  picture: Json<Picture>
  /** The picture of lists, and its height in hundredths of its width. */
  cover: Json<Picture>
  cover_ratio: Generated<number>
  pictures: ColumnType<Picture[], string | undefined, string>
  axes: ColumnType<ProductAxis[], string | undefined, string>
  details: ColumnType<{ name: Bilingual; value: Bilingual }[], string | undefined, string>
  tags: ColumnType<Bilingual[], string | undefined, string>
  /** Days in which it can be returned without reason; 0 is not at all. */
  free_return_days: Generated<number>
  /** Limit per customer, over all orders; null is unlimited. */
  purchase_limit: number | null
  /** The lowest price of a SKU for anyone and for members; whoever writes SKUs or stock writes these columns too. */
  price_from: number
  member_from: number
  one_price: Generated<boolean>
  member_offer: Generated<boolean>
  activity_offer: Generated<boolean>
  in_stock: Generated<boolean>
  sales: Generated<number>
  listed_at: Timestamp
  removed_at: ColumnType<Date | null, Date | string | null | undefined, Date | null>
  /** Counts the changes of its merchant. */
  version: Generated<number>
  /** The search words, see server/database/words.ts. */
  words: ColumnType<string, string | undefined, string>
}

export interface SkuTable {
  id: string
  product_id: string
  /** The index of the chosen value of each axis. */
  choice: number[]
  shop_price: number
  member_price: number | null
  activity_price: number | null
  activity_type: MaybeJson<Bilingual>
  is_active: Generated<boolean>
  /** In grams and cubic centimetres, packaging included. */
  weight: number
  volume: number
  picture: MaybeJson<Picture>
  purchase_limit: number | null
  position: number
  removed_at: ColumnType<Date | null, Date | string | null | undefined, Date | null>
}

/** Unreserved stock of a SKU in a warehouse. */
export interface SkuStockTable {
  sku_id: string
  warehouse_id: string
  quantity: number
}

/** An item of a customer's cart; one SKU is one line. */
export interface MallCartLineTable {
  id: string
  customer_id: string
  store_id: string
  product_id: string
  sku_id: string
  quantity: number
  /** Whether it is included in the check-out. */
  ticked: Generated<boolean>
  /** Price for the customer when it was added. */
  added_price: number
  added_at: Timestamp
  updated_at: Timestamp
}

/** The mall's part of an order. Orders that were placed and are paid together are one trade. */
export interface MallOrderTable {
  order_id: string
  trade_id: string
  /** JSON of an `AddressSnapshot`, encrypted. */
  address_sealed: string
  region_code: string
  remark: string
  /** A hash of the installation that it was placed on; null for one that sends no id. */
  device: string | null
  /** Time at which the customer extended the receipt period. */
  extended_at: Generated<Date | null>
}

/** A round of a flash sale. */
export interface FlashRoundTable {
  id: string
  starts_at: Timestamp
  ends_at: Timestamp
}

/**
 * A price in points, in money or in both, with a quantity of a SKU: in a round of a flash sale, or else in the points
 * mall.
 */
export interface MallDealTable {
  id: string
  sku_id: string
  round_id: string | null
  /** Price of one piece in points and money together. */
  points: number
  cash: number
  quantity: number
  taken: Generated<number>
  /** Limit per customer; null is unlimited. */
  per_person: number | null
  members_only: Generated<boolean>
  position: number
  removed_at: ColumnType<Date | null, Date | string | null | undefined, Date | null>
}

/** Pieces of a deal that an order took and did not release. */
export interface DealOrderTable {
  order_id: string
  deal_id: string
  customer_id: string
  quantity: number
}

/** The pricing input of a mall quote. */
export interface MallRequest {
  addressId: string | null
  couponIds: string[]
  lines: { skuId: string; quantity: number }[]
  /** Whether points are used; quotes of before points have none. */
  usePoints?: boolean
  /** The presale that its one SKU is bought in. */
  presaleId?: string | undefined
  /** The deal under which its only line is bought. */
  dealId?: string
  /** The order of a presale whose address and coupons it changes; `addressId` null keeps where it goes. */
  changes?: OrderId
  /** Whether the lines came from the cart, which they leave when they are bought. */
  fromCart: boolean
}

/** The snapshot of a SKU in an order line; prices are per unit. */
export interface SkuSnapshot extends LineSnapshot {
  productId: string
  shopPrice: number
  priceKind: 'shop' | 'member' | 'activity'
  /** Days of returns without reason; missing in older orders. */
  freeReturnDays?: number
}

/** Shipment of a warehouse for an order; planned when the order is placed. */
export interface ParcelTable {
  id: string
  order_id: string
  /** From 1. */
  number: number
  warehouse_id: string
  state: ParcelState
  carrier: string | null
  tracking_number: string | null
  shipped_at: ColumnType<Date | null, Date | string | null | undefined, Date | null>
  delivered_at: ColumnType<Date | null, Date | string | null | undefined, Date | null>
  /** Time of the last report of its tracking service, or of the last query. */
  heard_at: ColumnType<Date | null, Date | undefined, Date | null>
}

/** Quantity of a line in a parcel; pieces refunded before shipping are removed. */
export interface ParcelLineTable {
  parcel_id: string
  position: number
  quantity: number
}

/** Tracking event of a parcel. */
export interface ParcelEventTable {
  id: string
  parcel_id: string
  state: ParcelState
  text: Json<Bilingual>
  at: Timestamp
}

/** The parcel in which the goods of a case go back; another number makes it another parcel. */
export interface ReturnParcelTable {
  id: string
  refund_id: string
  carrier: string
  tracking_number: string
  state: ParcelState
  sent_at: Timestamp
  /** Time of the last report of its tracking service, or of the last query. */
  heard_at: ColumnType<Date | null, Date | undefined, Date | null>
}

/** A scan as the demo's carrier keeps it: the state of its course, in Kuaidi100's code, and when it was. */
export interface SandboxScan {
  readonly code: string
  readonly text: string
  readonly at: string
}

/** A parcel that the demo's carrier tracks. */
export interface SandboxWaybillTable {
  id: string
  carrier: string
  tracking_number: string
  /** Oldest first. */
  scans: Json<SandboxScan[]>
}

export interface MallTables {
  mall_banners: MallBannerTable
  product_categories: ProductCategoryTable
  warehouses: WarehouseTable
  shipping_templates: ShippingTemplateTable
  products: ProductTable
  skus: SkuTable
  sku_stock: SkuStockTable
  flash_rounds: FlashRoundTable
  mall_deals: MallDealTable
  deal_orders: DealOrderTable
  mall_cart_lines: MallCartLineTable
  mall_orders: MallOrderTable
  parcels: ParcelTable
  parcel_lines: ParcelLineTable
  parcel_events: ParcelEventTable
  return_parcels: ReturnParcelTable
  return_parcel_events: ParcelEventTable
  sandbox_waybills: SandboxWaybillTable
}

/** Facts of the tables. */
export const mallFacts: FactsOf<MallTables> = {
  mall_banners: reference,
  product_categories: reference,
  warehouses: reference,
  shipping_templates: place('store_id'),
  products: place('store_id'),
  skus: place('product_id'),
  sku_stock: place('sku_id'),
  flash_rounds: reference,
  mall_deals: place('sku_id'),
  deal_orders: { ...place('order_id'), erasing: 'keep' },
  mall_cart_lines: { ...place('store_id'), erasing: 'delete' },
  mall_orders: {
    ...place('order_id'),
    key: byOrder,
    sealed: { address_sealed: 'address' },
    exported: ['order_id', 'address_sealed', 'remark'],
  },
  parcels: { ...place('order_id'), exported: 'none' },
  parcel_lines: place('parcel_id'),
  parcel_events: place('parcel_id'),
  return_parcels: place('refund_id'),
  return_parcel_events: place('parcel_id'),
  sandbox_waybills: cell(),
}
