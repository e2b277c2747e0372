import * as z from 'zod/mini'
import { Amount, Id, Instant, Picture } from './common'
import { prices } from './goods'

/** A product as lists show it, at the price of its cheapest SKU. */
export const ProductCard = z.object({
  id: Id,
  shopId: Id,
  name: z.string(),
  cover: Picture,
  /** The height of `cover` in hundredths of its width. */
  coverRatio: z.int(),
  ...prices,
  /** Whether all SKUs have this price; if not, it is the lowest. */
  onePrice: z.boolean(),
  sales: z.int(),
  soldOut: z.boolean(),
  tags: z.array(z.string()),
})
export type ProductCard = z.output<typeof ProductCard>

/** Option axis of a product, such as its colour. */
export const ProductAxis = z.object({
  name: z.string(),
  values: z.array(z.object({ name: z.string(), picture: z.nullable(Picture) })),
})
export type ProductAxis = z.output<typeof ProductAxis>

/** One combination of choices that is sold; a combination without a SKU is not. */
export const Sku = z.object({
  id: Id,
  /** The index of the chosen value of each axis. */
  choice: z.array(z.int()),
  ...prices,
  picture: z.nullable(Picture),
  /** The maximum quantity per customer; null is unlimited. */
  purchaseLimit: z.nullable(z.int()),
  soldOut: z.boolean(),
  /** The stock when it is low, else null. */
  left: z.nullable(z.int()),
})
export type Sku = z.output<typeof Sku>

/** A mall shop as its products and lists show it. */
export const ShopCard = z.object({
  id: Id,
  name: z.string(),
  logo: Picture,
  rating: z.number(),
  /** Orders of the last 30 days. */
  monthlySales: z.int(),
})
export type ShopCard = z.output<typeof ShopCard>

/** The days by which something bought now, or an order, is shipped and arrives. */
export const DeliveryDates = z.object({
  /** Null once it is shipped, and where it is not going to be. */
  shipsBy: z.nullable(Instant),
  /** Null without a destination, and once it has arrived. */
  arrivesBy: z.nullable(Instant),
})
export type DeliveryDates = z.output<typeof DeliveryDates>

/** Shipping fee of a product to a destination. */
export const ShippingOffer = z.object({
  /** Origin of the shipment. */
  from: z.string(),
  /** The name of the place that it was worked out for; null without one. */
  to: z.nullable(z.string()),
  /** Whether it is shipped there; false where no rule of the shop covers the place. */
  deliverable: z.boolean(),
  /** The fee for one; null if it is not shipped there, or without a place. */
  fee: z.nullable(Amount),
  /** The amount from which it is free; null is never. */
  freeOver: z.nullable(Amount),
  ...DeliveryDates.shape,
})
export type ShippingOffer = z.output<typeof ShippingOffer>

/** Everything about one product: choosing a SKU asks the server nothing. */
export const Product = z.extend(ProductCard, {
  note: z.string(),
  picture: Picture,
  pictures: z.array(Picture),
  axes: z.array(ProductAxis),
  skus: z.array(Sku),
  details: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Days to return it without reason after receipt; 0 is not at all. */
  freeReturnDays: z.int(),
  purchaseLimit: z.nullable(z.int()),
  shop: ShopCard,
  shipping: ShippingOffer,
})
export type Product = z.output<typeof Product>

/** Advertisement in the mall. */
export const MallBanner = z.object({
  key: z.string(),
  title: z.string(),
  line: z.string(),
  action: z.string(),
  picture: Picture,
  /** The category that it leads to. */
  category: z.string(),
})
export type MallBanner = z.output<typeof MallBanner>

/** A category of products with its children, what is advertised of it, and the shops that sell most there. */
export const ProductCategory = z.object({
  key: z.string(),
  name: z.string(),
  picture: Picture,
  children: z.array(z.object({ key: z.string(), name: z.string(), picture: Picture })),
  /** Of the category or one of its children. */
  banner: z.nullable(MallBanner),
  shops: z.array(ShopCard),
})
export type ProductCategory = z.output<typeof ProductCategory>
