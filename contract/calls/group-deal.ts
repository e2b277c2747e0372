import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Amount, Id, IdempotencyKey, Instant, lines, pageOf, paging } from '../entities/common'
import { DealGroup, GroupDeal, GroupDealDetail, OpenGroup } from '../entities/group-deal'
import { OrderId } from '../entities/ids'
import { limits } from '../limits'

/** Deals around the caller that groups can be started of, nearest first; those of one store with `storeId`. */
export const groupList = defineCall({
  name: 'group.list',
  summary: 'Group deals nearby, or of a store',
  who: 'anyone',
  request: z.object({ ...paging, storeId: z.optional(Id) }),
  response: pageOf(GroupDeal),
  failures: [],
})

/** Groups around the caller that can be joined, nearest to full first; those of one deal with `dealId`. */
export const groupOpen = defineCall({
  name: 'group.open',
  summary: 'Open groups nearby, or of a deal',
  who: 'anyone',
  request: z.object({ ...paging, dealId: z.optional(Id) }),
  response: pageOf(OpenGroup),
  failures: [],
})

/** One deal, also one that has ended. */
export const groupDetail = defineCall({
  name: 'group.detail',
  summary: 'One group deal',
  who: 'anyone',
  request: z.object({ dealId: Id }),
  response: GroupDealDetail,
  failures: ['groupDealNotFound'],
})

const held = z.object({ groupId: Id, orderId: Id, total: Amount, payBefore: Instant })
const refusals = [
  'groupDealNotFound',
  'groupDealLimit',
  'groupJoinedAlready',
  'packageLimitReached',
  'soldOut',
  'tooManyUnpaidOrders',
  'tooManyUnpaidItems',
] as const

/** Starts a group with the caller as its leader, who holds the first place while it is unpaid (product text §1, group orders). */
export const groupStart = defineCall({
  name: 'group.start',
  summary: 'Start a group',
  who: 'customer',
  request: z.object({
    dealId: Id,
    /** Message of the leader to people who join. */
    note: z._default(lines(limits.groupNoteLength), ''),
    idempotencyKey: IdempotencyKey,
  }),
  response: held,
  failures: ['storeClosed', ...refusals, 'groupDealNotStarted', 'groupDealEnded'],
})

/** Holds a place in an open group while it is unpaid; the last one goes to one customer. */
export const groupJoin = defineCall({
  name: 'group.join',
  summary: 'Join a group',
  who: 'customer',
  request: z.object({ groupId: Id, idempotencyKey: IdempotencyKey }),
  response: held,
  failures: ['storeClosed', ...refusals, 'groupNotFound', 'groupFull', 'groupOver'],
})

/** A group, as anybody with its link sees it. */
export const groupOrder = defineCall({
  name: 'group.order',
  summary: 'Status of a group',
  who: 'anyone',
  request: z.object({ groupId: Id }),
  response: DealGroup,
  failures: ['groupNotFound'],
})

/**
 * Releases the caller's place and refunds its payment. When the leader leaves, the earliest other member becomes the
 * leader.
 */
export const groupLeave = defineCall({
  name: 'group.leave',
  summary: 'Leave a group',
  who: 'customer',
  request: z.object({ orderId: OrderId, idempotencyKey: IdempotencyKey }),
  response: DealGroup,
  failures: ['orderNotFound', 'orderStateChanged', 'groupFormed'],
})
