import * as z from 'zod/mini'
import { Amount, Id, Picture } from './common'

/**
 * Prices of one item (product text §3). `price` is the caller's current price. Members pay `memberPrice`; an active
 * activity price applies to everybody when it is lower.
 */
export const prices = {
  price: Amount,
  shopPrice: Amount,
  memberPrice: z.nullable(Amount),
  activityPrice: z.nullable(Amount),
  activityType: z.nullable(z.string()),
  isActive: z.boolean(),
}

/** An item of a store's menu. */
export const Goods = z.object({
  id: Id,
  storeId: Id,
  name: z.string(),
  note: z.string(),
  picture: Picture,
  ...prices,
  /** The maximum quantity per customer and day; null is unlimited. */
  purchaseLimit: z.nullable(z.int()),
  /** The limit less what the caller has ordered today, which lists over several stores leave out; null is unlimited. */
  limitLeft: z.nullable(z.int()),
  soldOut: z.boolean(),
  /** The stock when it is low, else null. */
  left: z.nullable(z.int()),
  sales: z.int(),
  likedPercent: z.nullable(z.int()),
  tags: z.array(z.string()),
  hasOptions: z.boolean(),
})
export type Goods = z.output<typeof Goods>

/** A section of a menu. */
export const MenuCategory = z.object({ id: Id, name: z.string(), note: z.string(), goods: z.array(Goods) })
export type MenuCategory = z.output<typeof MenuCategory>

/** An option of a group; `priceDelta` is added to the price and may be negative. */
export const Option = z.object({ id: Id, name: z.string(), priceDelta: z.int(), soldOut: z.boolean() })
export type Option = z.output<typeof Option>

/** An option group: exactly one of a required group, up to `max` of an optional one. */
export const OptionGroup = z.object({
  id: Id,
  name: z.string(),
  required: z.boolean(),
  max: z.int(),
  options: z.array(Option),
})
export type OptionGroup = z.output<typeof OptionGroup>

/** The nine allergens that menus declare. */
export const Allergen = z.enum(['gluten', 'crustaceans', 'egg', 'fish', 'milk', 'soy', 'peanut', 'nuts', 'sesame'])
export type Allergen = z.output<typeof Allergen>

/** A special of today, with its store. */
export const Special = z.extend(Goods, { storeName: z.string() })
export type Special = z.output<typeof Special>

/** An item found by a search, with its store and the distance in metres. */
export const FoundGoods = z.extend(Special, { distance: z.int(), inRange: z.boolean(), isOpen: z.boolean() })
export type FoundGoods = z.output<typeof FoundGoods>
