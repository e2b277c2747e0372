import * as z from 'zod/mini'
import { Amount, Id, Instant, Picture } from './common'

/**
 * Whether the caller can have one now: `reserved` is an own order that waits for payment, `soon` and `over` are those of a
 * round that has not begun or is over.
 */
export const dealStates = [
  'open',
  'soon',
  'over',
  'reserved',
  'limitReached',
  'soldOut',
  'membersOnly',
  'notEnough',
] as const
export const DealState = z.enum(dealStates)
export type DealState = z.output<typeof DealState>

/** A SKU at a price in points, in money or in both, in the points mall or in a round of a flash sale. */
export const Deal = z.object({
  id: Id,
  productId: Id,
  skuId: Id,
  name: z.string(),
  choice: z.string(),
  picture: Picture,
  /** Price of one piece in points and money together; shipping is free. */
  points: z.int(),
  cash: Amount,
  /** Regular price in the mall. */
  shopPrice: Amount,
  quantity: z.int(),
  taken: z.int(),
  /** How many one customer may have; null is unlimited. */
  perPerson: z.nullable(z.int()),
  membersOnly: z.boolean(),
  state: DealState,
  /** The points that the caller lacks; 0 for visitors. */
  missing: z.int(),
  /** The caller's own order that waits for payment, and until when. */
  reserved: z.nullable(z.object({ orderId: Id, until: Instant })),
})
export type Deal = z.output<typeof Deal>
