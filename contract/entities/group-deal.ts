import * as z from 'zod/mini'
import { dealGroup, groupOrder, groupPlace } from '../states/deal-group'
import { Amount, Id, Instant, Picture, UtcOffset } from './common'
import { StoreRef } from './order-head'
import { PackageItem, VoucherDetail, VoucherPlace, VoucherSummary, VoucherTerms } from './voucher'

export const DealGroupState = z.enum(dealGroup.states)
export const GroupPlaceState = z.enum(groupPlace.states)
export const GroupOrderState = z.enum(groupOrder.states)

/** Whether groups can be started: `ended` deals have open groups that can still be joined. */
export const GroupDealStatus = z.enum(['on', 'soon', 'ended', 'soldOut'])
export type GroupDealStatus = z.output<typeof GroupDealStatus>

const dealHead = {
  id: Id,
  name: z.string(),
  picture: Picture,
  /** For each in a group. */
  price: Amount,
  /** Without a voucher. */
  marketPrice: Amount,
  /** Number of buyers who must pay. */
  size: z.int(),
  store: StoreRef,
}

/** Deal that a group buys. */
export const GroupDealRef = z.object(dealHead)
export type GroupDealRef = z.output<typeof GroupDealRef>

/** A deal as lists show it. */
export const GroupDeal = z.object({
  ...dealHead,
  /** Price of the same package without a group. */
  alonePrice: Amount,
  /** Minutes of a group. */
  minutes: z.int(),
  sold: z.int(),
  status: GroupDealStatus,
  startsAt: Instant,
  /** In metres. */
  distance: z.int(),
  /** Groups that can be joined. */
  openGroups: z.int(),
})
export type GroupDeal = z.output<typeof GroupDeal>

/** Somebody in a group. */
const person = { name: z.string(), avatar: Picture }

/** A group that can be joined, as lists show it. */
export const OpenGroup = z.object({
  id: Id,
  leader: z.object(person),
  /** Members' avatars, the leader's first. */
  avatars: z.array(Picture),
  /** Free places. */
  free: z.int(),
  deadline: Instant,
  isMine: z.boolean(),
  deal: GroupDealRef,
})
export type OpenGroup = z.output<typeof OpenGroup>

/** Everything about a deal. */
export const GroupDealDetail = z.extend(GroupDeal, {
  packageId: Id,
  contents: z.array(PackageItem),
  terms: VoucherTerms,
  /** Days of validity of the vouchers after the group has formed. */
  validDays: z.int(),
  /** Purchase limit of the caller, and the rest of it; null without a limit. */
  limit: z.nullable(z.object({ most: z.int(), left: z.int() })),
  endsAt: Instant,
  places: z.array(VoucherPlace),
  /** Some open groups, nearest to full first. */
  groups: z.array(OpenGroup),
  /** The open group of the caller; null without one. */
  mine: z.nullable(Id),
})
export type GroupDealDetail = z.output<typeof GroupDealDetail>

/** A place that is held or paid. */
export const GroupPlace = z.object({
  ...person,
  state: GroupPlaceState,
  isLeader: z.boolean(),
  isMine: z.boolean(),
  joinedAt: Instant,
  /** Payment deadline of a held place. */
  payBefore: z.nullable(Instant),
})
export type GroupPlace = z.output<typeof GroupPlace>

/** Something that happened in a group, newest first. */
export const GroupNews = z.object({
  kind: z.enum(['started', 'held', 'paid', 'left', 'leads', 'formed', 'failed']),
  /** Member concerned; empty for the whole group. */
  name: z.string(),
  at: Instant,
})
export type GroupNews = z.output<typeof GroupNews>

/** The caller's place. */
export const OwnPlace = z.object({
  orderId: Id,
  number: z.string(),
  place: GroupPlaceState,
  state: GroupOrderState,
  payBefore: z.nullable(Instant),
  total: Amount,
  refunded: Amount,
  /** Whether all that was refunded has arrived. */
  hasArrived: z.boolean(),
  paidWith: z.nullable(z.string()),
})
export type OwnPlace = z.output<typeof OwnPlace>

/** A group, as anybody with its link sees it. */
export const DealGroup = z.object({
  id: Id,
  state: DealGroupState,
  deal: GroupDealRef,
  /** Message of the first leader to people who join; empty without one. */
  note: z.string(),
  deadline: Instant,
  utcOffset: UtcOffset,
  free: z.int(),
  /** Number of missing payments. */
  missing: z.int(),
  /** By the time of joining, the leader first. */
  places: z.array(GroupPlace),
  news: z.array(GroupNews),
  /** Latest place of the caller; null for a caller who never joined. */
  mine: z.nullable(OwnPlace),
  canJoin: z.boolean(),
})
export type DealGroup = z.output<typeof DealGroup>

/** The group that an order is a place of. */
const group = z.object({
  id: Id,
  dealId: Id,
  state: DealGroupState,
  size: z.int(),
  missing: z.int(),
  deadline: Instant,
})

/** A place in a group as the list of orders shows it; its vouchers are there once the group has formed. */
export const GroupOrderSummary = z.extend(VoucherSummary, { kind: z.literal('groupDeal'), group })
export type GroupOrderSummary = z.output<typeof GroupOrderSummary>

/** Everything about the order of a place in a group. */
export const GroupOrderDetail = z.extend(VoucherDetail, { kind: z.literal('groupDeal'), group })
export type GroupOrderDetail = z.output<typeof GroupOrderDetail>

/** Places in groups as a kind of orders. */
export const groupOrders = { machine: groupOrder, summary: GroupOrderSummary, detail: GroupOrderDetail }
