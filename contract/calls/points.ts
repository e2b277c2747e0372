import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Empty, Id, Instant, pageOf, paging, Picture } from '../entities/common'
import { Deal } from '../entities/deal'

/** Earning rule of points, with the caller's balance and its changes over 30 days (product text §7, points). */
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
    /** Factor of a member's points. */
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
      /**
       * `used` for an order; `returned` when that order was closed or refunded. `refund` deducts points earned by a
       * refunded order.
       */
      kind: z.enum(['order', 'review', 'refund', 'used', 'returned', 'adjusted']),
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

/** The rounds of the flash sale around now, by the server's clock, and the deals of one of them. */
export const pointsSeckillList = defineCall({
  name: 'points.seckillList',
  summary: 'The rounds of the flash sale, and one of them',
  who: 'anyone',
  request: z.object({
    /** By default the round that is on, else the next one. */
    roundId: z.optional(Id),
  }),
  response: z.object({
    now: Instant,
    /** Those of the caller's day and the next to begin, in their order. */
    rounds: z.array(z.object({ id: Id, startsAt: Instant, endsAt: Instant })),
    /** The round that `items` are of; null without one. */
    roundId: z.nullable(Id),
    items: z.array(Deal),
  }),
  failures: [],
})

/** Customers who redeemed points or bought in a flash sale, newest first; phones are masked. */
export const pointsWinningList = defineCall({
  name: 'points.winningList',
  summary: 'Winners of points deals and flash sales',
  who: 'anyone',
  request: z.object({
    /** Only those of this round. */
    roundId: z.optional(Id),
  }),
  response: z.object({
    items: z.array(z.object({ id: Id, avatar: Picture, phone: z.string(), goods: z.string(), at: Instant })),
    /** Total number of winners. */
    count: z.int(),
  }),
  failures: [],
})
