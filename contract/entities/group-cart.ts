import * as z from 'zod/mini'
import { groupCart } from '../states/group-cart'
import { Amount, Id, Instant, Picture, SignedAmount, UtcOffset } from './common'
import { CartLine } from './cart'
import { PriceComponent } from './order-head'
import { StoreStatus } from './store'

/** How packing and delivery are split over who chose something: in equal parts, or by what their dishes cost. */
export const FeeSplit = z.enum(['equal', 'amount'])
export type FeeSplit = z.output<typeof FeeSplit>

/** Payer of the order: the host for all, or each member their own share. */
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

/** Settings of a cart, fixed when it is created. */
const settings = {
  /** Name given by the host; empty without one. */
  name: z.string(),
  /** Until when people choose; the cart locks by itself then. */
  deadline: Instant,
  utcOffset: UtcOffset,
  /** Spending cap of each member, at list prices; null without a cap. */
  cap: z.nullable(Amount),
  feeSplit: FeeSplit,
  payer: GroupPayer,
}

/** Share of a member: dishes, fees and discounts; the shares sum to the order's total. */
export const GroupShare = z.object({
  goods: Amount,
  fees: Amount,
  offers: Amount,
  /** `goods` with `fees`, less `offers`. */
  total: Amount,
  /** Refunded part of the share, to its payer. */
  back: Amount,
})
export type GroupShare = z.output<typeof GroupShare>

/** A dish in the cart, at the price for the member who chose it. */
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
  /** Null for a member without dishes. Before the lock it is a preview. */
  share: z.nullable(GroupShare),
  /** Null before the lock, for members who owe nothing, and where the host pays for all. */
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
  /** Components of the total; fixed by the lock. */
  components: z.array(PriceComponent),
  total: Amount,
  /** Amount missing to the store's minimum order. */
  missing: Amount,
  /** Why it cannot be locked now; null if it can, or is. */
  blocker: z.nullable(z.string()),
  /** The order once it is locked; null for everybody but the host. */
  order: z.nullable(z.object({ id: Id })),
  /** How far its order is, and when that is expected, or ready; null before the lock. */
  progress: z.nullable(z.object({ state: z.enum(groupProgress), arrivesAt: z.nullable(Instant) })),
  /** Until when all is to be paid; null before the lock, and once it is paid or over. */
  payBefore: z.nullable(Instant),
  /** Amount paid so far. */
  paid: Amount,
  /** Open payment of the caller; null without one. */
  payment: z.nullable(z.object({ id: Id, amount: Amount })),
  /** Refunded amount of the order. */
  refunded: SignedAmount,
})
export type GroupCart = z.output<typeof GroupCart>

/** A shared cart in the member's list of carts. */
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
  /** Share of the caller; null before the lock, and for a caller without dishes. */
  share: z.nullable(Amount),
  /** Amount that the caller still owes; 0 for nothing. */
  toPay: Amount,
})
export type GroupCartLine = z.output<typeof GroupCartLine>

/** Public view of an invitation. */
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
