import * as z from 'zod/mini'
import { Amount, Id, Picture } from './common'
import { StoreStatus } from './store'

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
  /** Why it cannot be bought; null when it can. */
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
  /** A text about the next full discount and the missing amount; null when there is none. */
  hint: z.nullable(z.string()),
  /** The amount missing to the store's minimum order; 0 when it is reached. */
  missing: Amount,
})
export type Basket = z.output<typeof Basket>

/** `count` is the number of items in all baskets. */
export const Cart = z.object({ baskets: z.array(Basket), count: z.int() })
export type Cart = z.output<typeof Cart>
