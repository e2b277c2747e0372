import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Empty, Id, Instant, pageOf, paging } from '../entities/common'

/** How points are earned, and the caller's: what there is, and what came and went in 30 days (product text §7, points). */
export const pointsRule = defineCall({
  name: 'points.rule',
  summary: 'The rule of points, and the caller’s points',
  who: 'customer',
  request: Empty,
  response: z.object({
    /** Below zero when points of a refunded order had been spent. */
    balance: z.int(),
    earned: z.int(),
    takenBack: z.int(),
    /** Points that orders used in 30 days, less those that came back. */
    spent: z.int(),
    /** Points of orders that wait for payment; they are not part of the balance. */
    held: z.int(),
    /** Points for each whole unit of money. */
    perUnit: z.int(),
    /** How many times as many a member earns. */
    memberFactor: z.int(),
    /** Points for an order's review with photos. */
    perReview: z.int(),
    isMember: z.boolean(),
  }),
  failures: [],
})

/** Which movements of points are listed: all, those in, or those out (used or taken back). */
export const PointsTab = z.enum(['all', 'in', 'out'])
export type PointsTab = z.output<typeof PointsTab>

/** The movements of the caller's points, newest first. */
export const pointsHistory = defineCall({
  name: 'points.history',
  summary: 'The movements of points',
  who: 'customer',
  request: z.object({ ...paging, tab: z._default(PointsTab, 'all') }),
  response: pageOf(
    z.object({
      id: Id,
      /** `used` for an order; `returned` when it was closed or given back. `refund` takes earned points back. */
      kind: z.enum(['order', 'review', 'refund', 'used', 'returned']),
      /** The store, in the caller's language. */
      title: z.string(),
      /** Negative for points that are used or taken back. */
      amount: z.int(),
      /** Whether a member earned the double. */
      doubled: z.boolean(),
      /** Whether their order waits for payment, so that they may come back. */
      held: z.boolean(),
      at: Instant,
    }),
  ),
  failures: [],
})
