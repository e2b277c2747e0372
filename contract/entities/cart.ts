import * as z from 'zod/mini'
import { Amount, Id, Picture } from './common'
import { StoreStatus } from './store'

/** One item of a basket with its chosen options. `price` is for one, options included. */
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
  /** Null when it can be bought. */
  unavailable: z.nullable(z.enum(['soldOut', 'goodsNotFound', 'overPurchaseLimit'])),
})
export type CartLine = z.output<typeof CartLine>

/** The cart lines of one store and what they come to, before delivery. */
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
  /** Goods at the caller's prices. */
  goodsTotal: Amount,
  /** Goods at shop prices, for the struck-through figure. */
  originalTotal: Amount,
  packagingFee: Amount,
  discount: Amount,
  /** What to add for the next full discount, as text; null when there is none. */
  hint: z.nullable(z.string()),
  /** How much is missing to the store's minimum order; 0 when it is reached. */
  missing: Amount,
})
export type Basket = z.output<typeof Basket>

/** `count` is the number of items over all baskets: the badge. */
export const Cart = z.object({ baskets: z.array(Basket), count: z.int() })
export type Cart = z.output<typeof Cart>
