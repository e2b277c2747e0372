import * as z from 'zod/mini'
import { limits } from '../limits'
import { Amount, Id, Picture } from './common'
import { MallCart } from './mall-cart'
import { StoreStatus } from './store'

/** Quantity of one choice in a cart. */
export const LineQuantity = z.int().check(z.gte(1), z.lte(limits.cartLineMax))

/** An item with its options, as a visitor's device keeps it. */
export const CartChoice = z.object({
  goodsId: Id,
  optionIds: z._default(z.array(Id).check(z.maxLength(30)), []),
  quantity: z._default(LineQuantity, 1),
})
export type CartChoice = z.output<typeof CartChoice>

/** An item that is not in the cart, or not as often as it was wanted; `message` says why in the caller’s language. */
export const NotAdded = z.object({ name: z.string(), quantity: z.int(), message: z.string() })
export type NotAdded = z.output<typeof NotAdded>

/** An item of a basket with its chosen options. `price` is the unit price, options included. */
export const CartLine = z.object({
  id: Id,
  goodsId: Id,
  name: z.string(),
  picture: Picture,
  optionIds: z.array(Id),
  optionText: z.string(),
  quantity: z.int(),
  price: Amount,
  shopPrice: Amount,
  priceKind: z.enum(['shop', 'member', 'activity']),
  purchaseLimit: z.nullable(z.int()),
  /** The purchase limit less what the caller has ordered today; null is unlimited. */
  limitLeft: z.nullable(z.int()),
  /** Reason why it cannot be bought; null when it can. */
  unavailable: z.nullable(z.enum(['soldOut', 'goodsNotFound', 'overPurchaseLimit'])),
})
export type CartLine = z.output<typeof CartLine>

/** The cart lines of one store and their totals, before delivery. */
export const Basket = z.object({
  store: z.object({
    id: Id,
    name: z.string(),
    logo: Picture,
    status: StoreStatus,
    minimumOrder: Amount,
    deliveryFee: Amount,
  }),
  lines: z.array(CartLine),
  count: z.int(),
  /** The goods total at the caller's prices. */
  goodsTotal: Amount,
  /** The goods total at shop prices, shown struck through. */
  originalTotal: Amount,
  packagingFee: Amount,
  discount: Amount,
  /** The next full discount: what it takes off and the amount missing to it; null when there is none. */
  nextDiscount: z.nullable(z.object({ off: Amount, missing: Amount, applied: Amount })),
  /** The amount missing to the store's minimum order; 0 when it is reached. */
  missing: Amount,
})
export type Basket = z.output<typeof Basket>

/** `count` is the number of items in all baskets; `mall` is there when the mall's cart was asked for or changed. */
export const Cart = z.object({ baskets: z.array(Basket), count: z.int(), mall: z.optional(MallCart) })
export type Cart = z.output<typeof Cart>
