import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { IdempotencyKey } from '../../entities/common'
import { ParcelId } from '../../entities/ids'
import { MallMerchantOrder, ParcelReceiver } from '../../entities/merchant'
import { limits } from '../../limits'
import { changes, reads } from '../../team-access'

/** Receiver of a parcel that has not been shipped, and the carriers that can take it. */
export const merchantParcel = defineCall({
  name: 'merchant.parcel',
  summary: 'Receiver and carriers of a parcel',
  who: 'merchant',
  team: reads('cashier'),
  request: z.object({ parcelId: ParcelId }),
  response: z.object({
    receiver: ParcelReceiver,
    carriers: z.array(z.object({ key: z.string(), name: z.string() })),
    /** The key of the one that the shop named last; null before its first parcel. */
    lastCarrier: z.nullable(z.string()),
  }),
  failures: ['parcelNotFound', 'parcelShipped'],
})

/**
 * Splits items of an unshipped parcel into a separate parcel from the same warehouse. The shipping fee does not change.
 */
export const merchantSplitParcel = defineCall({
  name: 'merchant.splitParcel',
  summary: 'Split a parcel',
  who: 'merchant',
  team: changes('cashier'),
  request: z.object({
    parcelId: ParcelId,
    /** Each line of the order once at most; something has to stay in the parcel. */
    lines: z
      .array(z.object({ position: z.int().check(z.gte(0)), quantity: z.int().check(z.gte(1)) }))
      .check(z.minLength(1), z.maxLength(limits.mallCartLines)),
    idempotencyKey: IdempotencyKey,
  }),
  response: MallMerchantOrder,
  failures: ['parcelNotFound', 'parcelShipped', 'parcelSplitInvalid'],
})
