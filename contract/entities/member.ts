import * as z from 'zod/mini'
import { Amount } from './common'

/** A plan of the super membership, in the caller's language. */
export const MemberPlan = z.object({
  key: z.string(),
  name: z.string(),
  days: z.int(),
  price: Amount,
  /** The price that is struck through; equal to `price` without a discount. */
  listPrice: Amount,
  /** The member red envelopes of every month, and the value of each. */
  envelopes: z.int(),
  envelopeAmount: Amount,
  /** The delivery coupons of every month's bonus pack, and the value of each. */
  bonus: z.int(),
  bonusAmount: Amount,
})
export type MemberPlan = z.output<typeof MemberPlan>

/** A member red envelope of this month. */
export const MemberEnvelope = z.object({
  /** Its value in an order; null for one that can only be swapped for a store's. */
  amount: z.nullable(Amount),
  state: z.enum(['unused', 'used', 'swapped']),
})
export type MemberEnvelope = z.output<typeof MemberEnvelope>
