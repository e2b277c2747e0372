import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { Empty, Id, Instant, Picture } from '../../entities/common'
import { StoreId } from '../../entities/ids'
import { BothLines, MerchantShop, ShopHours } from '../../entities/merchant-shop'
import { ReturnAddress } from '../../entities/refund'
import { StoreStatus } from '../../entities/store'
import { StoreRole } from '../../entities/team'
import { limits } from '../../limits'
import { plain } from '../../plain'
import { businessKinds } from '../../order-kinds'
import { changes, reads } from '../../team-access'

const StoreName = z.object({
  id: Id,
  name: z.string(),
  logo: Picture,
  /** Business of the store, named like the kind of its orders. */
  business: z.enum(businessKinds),
  /** Whether it is a restaurant whose tables can be booked. */
  takesTables: z.boolean(),
  /** The caller's role in its team. */
  role: StoreRole,
})

/** The stores in whose teams the caller is; most customers are in none. */
export const merchantStores = defineCall({
  name: 'merchant.stores',
  summary: 'The caller’s stores',
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
  team: reads('cashier'),
  request: z.object({ storeId: z.optional(StoreId) }),
  response: z.object({
    shop: MerchantShop,
    stores: z.array(StoreName),
  }),
  failures: ['storeNotFound'],
})

/**
 * Updates the fields that are present. A paused store reopens at `restUntil`, or else when its next hours begin; a
 * closed one reopens only by its merchant (product text §4, store). Orders in progress continue.
 */
export const merchantSaveShop = defineCall({
  name: 'merchant.saveShop',
  summary: 'Change the settings of a store',
  who: 'merchant',
  team: changes('manager'),
  request: z.object({
    storeId: z.optional(StoreId),
    status: z.optional(StoreStatus),
    restUntil: z.optional(Instant),
    hours: z.optional(ShopHours),
    notice: z.optional(BothLines(limits.feedbackMax)),
    /** As it is written on a sign: digits, spaces, hyphens and brackets. */
    phone: z.optional(z.string().check(z.maxLength(100), z.overwrite(plain), z.regex(/^\+?[\d ()-]{3,24}$/))),
    autoAccept: z.optional(z.boolean()),
    /** Destination of returns unless a case names another one; null for the shop's location. For shops of the mall. */
    returnAddress: z.optional(z.nullable(ReturnAddress)),
  }),
  response: MerchantShop,
  failures: ['storeNotFound', 'deadlinePassed', 'storeSuspended', 'storeEnded'],
})
