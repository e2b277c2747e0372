import * as z from 'zod/mini'
import { groupCart } from '../states/group-cart'
import { Amount, Id, Instant, Picture, SignedAmount, UtcOffset } from './common'
import { CartLine } from './cart'
import { PriceComponent } from './order-head'
import { StoreStatus } from './store'

/** How packing and delivery are split over who chose something: in equal parts, or by what their dishes cost. */
export const FeeSplit = z.enum(['equal', 'amount'])
export type FeeSplit = z.output<typeof FeeSplit>

/** Who pays the order: its host for all, or each their own share. */
export const GroupPayer = z.enum(['host', 'each'])
export type GroupPayer = z.output<typeof GroupPayer>

export const GroupCartState = z.enum(groupCart.states)

const store = z.object({
  id: Id,
  name: z.string(),
  logo: Picture,
  status: StoreStatus,
  minimumOrder: Amount,
})

/** What a cart was set up with. */
const settings = {
  /** What its host calls it; empty without a name. */
  name: z.string(),
  /** Until when people choose; the cart locks by itself then. */
  deadline: Instant,
  utcOffset: UtcOffset,
  /** What each may spend, at list prices; null without a cap. */
  cap: z.nullable(Amount),
  feeSplit: FeeSplit,
  payer: GroupPayer,
}

/** What the dishes of somebody come to, with their part of fees and offers; the shares sum to the order's total. */
export const GroupShare = z.object({
  goods: Amount,
  fees: Amount,
  offers: Amount,
  /** `goods` with `fees`, less `offers`. */
  total: Amount,
  /** What of it has been given back, to who paid. */
  back: Amount,
})
export type GroupShare = z.output<typeof GroupShare>

/** A dish in the cart, at the price of who chose it. */
export const GroupLine = z.omit(CartLine, { purchaseLimit: true, limitLeft: true })
export type GroupLine = z.output<typeof GroupLine>

/** How far somebody is with paying their share, where each pays. */
export const GroupPaying = z.object({
  paid: z.boolean(),
  /** Whether the host pays it for them. */
  byHost: z.boolean(),
  paidAt: z.nullable(Instant),
})
export type GroupPaying = z.output<typeof GroupPaying>

/** Somebody in a cart, by an id that is the cart's own. */
export const GroupPerson = z.object({
  id: Id,
  name: z.string(),
  avatar: Picture,
  isHost: z.boolean(),
  isMine: z.boolean(),
  isReady: z.boolean(),
  joinedAt: Instant,
  /** The dishes at list prices, which the cap counts. */
  spent: Amount,
  lines: z.array(GroupLine),
  /** Null for who chose nothing. Before the lock it is what it would be now. */
  share: z.nullable(GroupShare),
  /** Null before the lock, for who owes nothing, and where the host pays for all. */
  paying: z.nullable(GroupPaying),
  /** Whether the host has dropped their dishes, since they had not paid. */
  isDropped: z.boolean(),
  /** From when on they can be reminded again; null for at once. */
  nudgeFrom: z.nullable(Instant),
})
export type GroupPerson = z.output<typeof GroupPerson>

/** How far the order of a cart is, for everybody in it. */
export const groupProgress = [
  'toPay',
  'accepting',
  'preparing',
  'ready',
  'coming',
  'late',
  'arrived',
  'done',
  'cancelled',
] as const
export type GroupProgress = (typeof groupProgress)[number]

/** A shared cart as somebody in it sees it: the caller first, then by the time of joining. */
export const GroupCart = z.object({
  id: Id,
  state: GroupCartState,
  store,
  ...settings,
  /** The token of the invitation. */
  token: z.string(),
  /** Where it goes; the door is for the host alone. Null while none is chosen. */
  address: z.nullable(z.string()),
  /** Null for everybody but the host. */
  addressId: z.nullable(Id),
  people: z.array(GroupPerson),
  /** What is charged; fixed by the lock. */
  components: z.array(PriceComponent),
  total: Amount,
  /** What is missing to the least order of the store. */
  missing: Amount,
  /** Why it cannot be locked now; null if it can, or is. */
  blocker: z.nullable(z.string()),
  /** The order once it is locked; null for everybody but the host. */
  order: z.nullable(z.object({ id: Id })),
  /** How far its order is, and when that is expected, or ready; null before the lock. */
  progress: z.nullable(z.object({ state: z.enum(groupProgress), arrivesAt: z.nullable(Instant) })),
  /** Until when all is to be paid; null before the lock, and once it is paid or over. */
  payBefore: z.nullable(Instant),
  /** What has been paid of it so far. */
  paid: Amount,
  /** What the caller has to pay; null while that is nothing. */
  payment: z.nullable(z.object({ id: Id, amount: Amount })),
  /** What of the order has been given back. */
  refunded: SignedAmount,
})
export type GroupCart = z.output<typeof GroupCart>

/** A shared cart in the list of who is in it. */
export const GroupCartLine = z.object({
  id: Id,
  state: GroupCartState,
  name: z.string(),
  store: z.pick(store, { id: true, name: true, logo: true }),
  payer: GroupPayer,
  people: z.int(),
  isHost: z.boolean(),
  joinedAt: Instant,
  utcOffset: UtcOffset,
  /** What the caller’s part comes to; null before the lock, and for who chose nothing. */
  share: z.nullable(Amount),
  /** What the caller still has to pay of it; 0 for nothing. */
  toPay: Amount,
})
export type GroupCartLine = z.output<typeof GroupCartLine>

/** What an invitation shows to anybody who has it. */
export const GroupInvitation = z.object({
  state: GroupCartState,
  store,
  ...settings,
  host: z.object({ name: z.string(), avatar: Picture }),
  people: z.int(),
  isFull: z.boolean(),
  /** The cart, if the caller is in it. */
  cartId: z.nullable(Id),
})
export type GroupInvitation = z.output<typeof GroupInvitation>
