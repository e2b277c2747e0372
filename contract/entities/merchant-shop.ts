import * as z from 'zod/mini'
import { limits } from '../limits'
import { Amount, Id, Instant, lines, Picture, text } from './common'
import { ReturnAddress } from './refund'
import { OpeningHours, StoreStatus } from './store'

/** A text that customers read in either language. */
export const BothLanguages = (max: number, min = 0) => z.object({ en: text(max, min), zh: text(max, min) })

/** Several lines that customers read in either language. */
export const BothLines = (max: number) => z.object({ en: lines(max), zh: lines(max) })

/** "10:30", up to "24:00". */
const Clock = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/))

/** Hours of every day by the store's clock; a `close` at or before `open` is on the next day. */
export const ShopHours = z.array(z.object({ open: Clock, close: Clock })).check(z.minLength(1), z.maxLength(3))

/** A store as its merchant manages it. */
export const MerchantShop = z.object({
  id: Id,
  name: z.string(),
  logo: Picture,
  /** As the merchant has set it. */
  status: StoreStatus,
  /** Whether customers can order now: `status` is open, and the clock within the hours. */
  isOpen: z.boolean(),
  /** When a resting store opens by itself; null when only the merchant opens it. */
  restUntil: z.nullable(Instant),
  /** The store's clock, when it opens again today or tomorrow. */
  opensAt: z.nullable(z.string()),
  hours: z.array(OpeningHours),
  /** An IANA name, by whose clock the hours are. */
  timeZone: z.string(),
  notice: z.object({ en: z.string(), zh: z.string() }),
  phone: z.string(),
  /** Whether paid orders are accepted at once, or shipped by the demo; null where a store's orders wait for its merchant. */
  autoAccept: z.nullable(z.boolean()),
  /** Where goods go back to by default; null where the shop names none, and for stores whose goods do not go back. */
  returnAddress: z.nullable(ReturnAddress),
  rating: z.number(),
  monthlySales: z.int(),
})
export type MerchantShop = z.output<typeof MerchantShop>

/** The tabs of a store's goods. */
export const GoodsTab = z.enum(['onSale', 'soldOut', 'off'])
export type GoodsTab = z.output<typeof GoodsTab>

/** The orders of a store's goods: as on the menu, the fewest left first, the best selling first. */
export const StoreGoodsSort = z.enum(['menu', 'stock', 'sales'])
export type StoreGoodsSort = z.output<typeof StoreGoodsSort>

/** A group of options of an item, such as its size, as the merchant edits it. */
export const MerchantOptions = z.object({
  name: BothLanguages(limits.nameMax, 1),
  required: z.boolean(),
  /** How many of its options may be chosen. */
  max: z.int().check(z.gte(1), z.lte(20)),
  options: z
    .array(z.object({ name: BothLanguages(limits.nameMax, 1), priceDelta: Amount, soldOut: z.boolean() }))
    .check(z.minLength(1), z.maxLength(20)),
})
export type MerchantOptions = z.output<typeof MerchantOptions>

/** An item as its merchant manages it. */
export const MerchantGoods = z.object({
  id: Id,
  menuCategoryId: Id,
  name: z.object({ en: z.string(), zh: z.string() }),
  note: z.object({ en: z.string(), zh: z.string() }),
  picture: Picture,
  price: Amount,
  /** Null without a price for members. */
  memberPrice: z.nullable(Amount),
  stock: z.int(),
  sales: z.int(),
  onSale: z.boolean(),
  groups: z.array(MerchantOptions),
})
export type MerchantGoods = z.output<typeof MerchantGoods>

/** A section of a store's menu. */
export const MenuSection = z.object({ id: Id, name: z.object({ en: z.string(), zh: z.string() }), goods: z.int() })
export type MenuSection = z.output<typeof MenuSection>
