import * as z from 'zod/mini'
import { groupCart } from '../states/group-cart'
import { Amount, Id, Instant, Picture, SignedAmount, UtcOffset } from './common'
import { CartLine } from './cart'
import { PriceComponent } from './order-head'
import { StoreStatus } from './store'

/** How packing and delivery are split over who chose something: in equal parts, or by what their dishes cost. */
export const FeeSplit = z.enum(['equal', 'amount'])
export type FeeSplit = z.output<typeof FeeSplit>

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
})
export type GroupPerson = z.output<typeof GroupPerson>

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
  /** The order once it is locked, and until when it is to be paid; null for everybody but the host. */
  order: z.nullable(z.object({ id: Id, payBefore: z.nullable(Instant) })),
  /** What of the order has been given back. */
  refunded: SignedAmount,
})
export type GroupCart = z.output<typeof GroupCart>

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
