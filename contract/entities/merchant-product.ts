import * as z from 'zod/mini'
import { Amount, Id, Picture } from './common'
import { GoodsTab } from './merchant-shop'

/** The tabs of a shop's products. */
export const ProductTab = GoodsTab
export type ProductTab = z.output<typeof ProductTab>

const bothLanguages = z.object({ en: z.string(), zh: z.string() })

/** A product as its merchant's list shows it. */
export const MerchantProduct = z.object({
  id: Id,
  /** Counts the merchant's changes; a change names the one that it was made from. */
  version: z.int(),
  name: bothLanguages,
  cover: Picture,
  /** The lowest price of a SKU for anyone, and whether all have it. */
  price: Amount,
  onePrice: z.boolean(),
  /** How many SKUs it has, and what the warehouses have of all of them. */
  skuCount: z.int(),
  stock: z.int(),
  sales: z.int(),
  onSale: z.boolean(),
})
export type MerchantProduct = z.output<typeof MerchantProduct>

/** Unreserved stock of a SKU in a warehouse. */
export const WarehouseStock = z.object({ warehouseId: Id, quantity: z.int() })

/** A SKU as its merchant manages it. */
export const MerchantSku = z.object({
  id: Id,
  /** Option values of the SKU, such as colour and size; empty for a product with one SKU. */
  option: bothLanguages,
  price: Amount,
  /** Null without a price for members. */
  memberPrice: z.nullable(Amount),
  /** The price that an activity sells it at now; null without one. */
  activityPrice: z.nullable(Amount),
  stock: z.array(WarehouseStock),
})
export type MerchantSku = z.output<typeof MerchantSku>

/** A product with its SKUs as its merchant manages them. */
export const MerchantProductDetail = z.extend(MerchantProduct, {
  skus: z.array(MerchantSku),
  /** The warehouses that it can be shipped from. */
  warehouses: z.array(z.object({ id: Id, name: z.string() })),
})
export type MerchantProductDetail = z.output<typeof MerchantProductDetail>
