import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { Empty, Id, Instant, Picture } from '../../entities/common'
import { StoreId } from '../../entities/ids'
import { BothLines, MerchantShop, ShopHours } from '../../entities/merchant-shop'
import { ReturnAddress } from '../../entities/refund'
import { StoreStatus } from '../../entities/store'
import { limits } from '../../limits'
import { plain } from '../../plain'
import { businessKinds } from '../../order-kinds'

const StoreName = z.object({
  id: Id,
  name: z.string(),
  logo: Picture,
  /** What it sells, named like the kind of its orders. */
  business: z.enum(businessKinds),
  /** Whether it is a restaurant whose tables can be booked. */
  takesTables: z.boolean(),
})

/** The stores that the caller runs; most customers run none. */
export const merchantStores = defineCall({
  name: 'merchant.stores',
  summary: 'The stores that the caller runs',
  who: 'customer',
  request: Empty,
  response: z.object({ items: z.array(StoreName) }),
  failures: [],
})

/** A store of the caller's, the first one without `storeId`, and the names of all. */
export const merchantShop = defineCall({
  name: 'merchant.shop',
  summary: 'A store and how it is run',
  who: 'merchant',
  request: z.object({ storeId: z.optional(StoreId) }),
  response: z.object({
    shop: MerchantShop,
    stores: z.array(StoreName),
  }),
  failures: ['storeNotFound'],
})

/**
 * Changes what is given. A store that rests opens by itself at `restUntil`, or else when its next hours begin; one that is closed
 * is opened by its merchant alone (product text §4, store). Orders under way go on.
 */
export const merchantSaveShop = defineCall({
  name: 'merchant.saveShop',
  summary: 'Change how a store is run',
  who: 'merchant',
  request: z.object({
    storeId: z.optional(StoreId),
    status: z.optional(StoreStatus),
    restUntil: z.optional(Instant),
    hours: z.optional(ShopHours),
    notice: z.optional(BothLines(limits.feedbackMax)),
    /** As it is written on a sign: digits, spaces, hyphens and brackets. */
    phone: z.optional(z.string().check(z.maxLength(100), z.overwrite(plain), z.regex(/^\+?[\d ()-]{3,24}$/))),
    autoAccept: z.optional(z.boolean()),
    /** Where goods go back to unless a case names another place; null for where the shop is. For shops of the mall. */
    returnAddress: z.optional(z.nullable(ReturnAddress)),
  }),
  response: MerchantShop,
  failures: ['storeNotFound', 'deadlinePassed'],
})
