import * as z from 'zod/mini'
import { defineCall } from '../call'
import { LineQuantity } from '../entities/cart'
import { Amount, Empty, Id, IdempotencyKey, lines, pageOf, paging, text } from '../entities/common'
import { FeeSplit, GroupCart, GroupCartLine, GroupInvitation, GroupPayer } from '../entities/group-cart'
import { AddressId, CouponId, GroupCartId } from '../entities/ids'
import { blockers, PriceComponent, QuoteCoupon } from '../entities/order'
import { limits } from '../limits'

const minutes = z.int().check(z.gte(limits.groupCartLeastMinutes), z.lte(limits.groupCartMostMinutes))
const cap = z.nullable(Amount.check(z.gte(1)))
/** The random part of an invitation's link. */
const token = z.string().check(z.maxLength(64), z.regex(/^[\w-]+$/))
/** At most one coupon of a slot. */
const chosenCoupons = z.array(CouponId).check(z.maxLength(3))
const ofCart = z.object({ cartId: GroupCartId })

/** Opens a cart that several people fill for one delivery, which its host pays, or each their own share (product text §2). */
export const groupCartStart = defineCall({
  name: 'groupCart.start',
  summary: 'Start a shared cart',
  who: 'customer',
  request: z.object({
    storeId: Id,
    /** By default the default address, or the last one used. */
    addressId: z.optional(AddressId),
    /** Display name of the cart. */
    name: z._default(text(limits.groupCartNameLength), ''),
    /** Minutes for choosing dishes. */
    minutes,
    cap,
    feeSplit: FeeSplit,
    payer: z._default(GroupPayer, 'host'),
    idempotencyKey: IdempotencyKey,
  }),
  response: GroupCart,
  failures: ['storeNotFound', 'storeClosed', 'groupCartExists', 'addressNotFound'],
})

/** Public page of an invitation link; anybody with the link can read it. */
export const groupCartInvitation = defineCall({
  name: 'groupCart.invitation',
  summary: 'The invitation to a shared cart',
  who: 'anyone',
  request: z.object({ token }),
  response: GroupInvitation,
  failures: ['groupCartNotFound'],
})

/** Joins by an invitation; a present member stays. */
export const groupCartJoin = defineCall({
  name: 'groupCart.join',
  summary: 'Join a shared cart',
  who: 'customer',
  request: z.object({ token }),
  response: GroupCart,
  failures: ['groupCartNotFound', 'groupCartClosed', 'groupCartFull', 'groupCartRemoved'],
})

/** A cart that the caller is in. */
export const groupCartDetail = defineCall({
  name: 'groupCart.detail',
  summary: 'One shared cart',
  who: 'customer',
  request: ofCart,
  response: GroupCart,
  failures: ['groupCartNotFound'],
})

/** The carts that the caller is in, the last joined first. */
export const groupCartList = defineCall({
  name: 'groupCart.list',
  summary: 'The caller’s shared carts',
  who: 'customer',
  request: z.object({ ...paging, tab: z._default(z.enum(['open', 'past']), 'open') }),
  response: pageOf(GroupCartLine),
  failures: [],
})

/** The caller's cart of a store that is not over, the last joined one. */
export const groupCartMine = defineCall({
  name: 'groupCart.mine',
  summary: 'The caller’s shared cart of a store',
  who: 'customer',
  request: z.object({ storeId: Id }),
  response: z.object({ cartId: z.nullable(Id) }),
  failures: [],
})

/** Sets how many of a choice the caller has; 0 removes it. Repeating it changes nothing. */
export const groupCartEdit = defineCall({
  name: 'groupCart.edit',
  summary: 'Change one’s own dishes in a shared cart',
  who: 'customer',
  request: z.object({
    cartId: GroupCartId,
    goodsId: Id,
    optionIds: z._default(z.array(Id).check(z.maxLength(30)), []),
    quantity: z.union([z.literal(0), LineQuantity]),
  }),
  response: GroupCart,
  failures: [
    'groupCartNotFound',
    'groupCartRemoved',
    'groupCartClosed',
    'groupCartCap',
    'goodsNotFound',
    'soldOut',
    'overPurchaseLimit',
    'cartFull',
    'specificationRequired',
    'specificationInvalid',
  ],
})

/** Says that the caller has chosen, or still chooses. */
export const groupCartReady = defineCall({
  name: 'groupCart.ready',
  summary: 'Mark the choice of dishes as done',
  who: 'customer',
  request: z.object({ cartId: GroupCartId, ready: z.boolean() }),
  response: GroupCart,
  failures: ['groupCartNotFound', 'groupCartRemoved', 'groupCartClosed'],
})

/** Changes what a cart was set up with; once a dish is in it, only where it goes and, later, until when. */
export const groupCartSettings = defineCall({
  name: 'groupCart.settings',
  summary: 'Change the settings of a shared cart',
  who: 'customer',
  request: z.object({
    cartId: GroupCartId,
    addressId: z.optional(AddressId),
    /** Minutes for choosing dishes from now on. */
    minutes: z.optional(minutes),
    cap: z.optional(cap),
    feeSplit: z.optional(FeeSplit),
    payer: z.optional(GroupPayer),
  }),
  response: GroupCart,
  failures: ['groupCartNotFound', 'groupCartClosed', 'groupCartHostOnly', 'groupCartSettingsFixed', 'addressNotFound'],
})

/** Gives people more time after the deadline has passed without an order. */
export const groupCartExtend = defineCall({
  name: 'groupCart.extend',
  summary: 'Reopen an expired shared cart',
  who: 'customer',
  request: ofCart,
  response: GroupCart,
  failures: ['groupCartNotFound', 'groupCartClosed', 'groupCartHostOnly'],
})

/**
 * The price of an open cart for its host, with the coupons that save most or the named ones. Where each pays, there are
 * no coupons. `order.usableCoupons` lists them for its quote.
 */
export const groupCartConfirm = defineCall({
  name: 'groupCart.confirm',
  summary: 'Quote a shared cart with its host’s coupons',
  who: 'customer',
  /** By default the combination that saves most; an empty list is none. */
  request: z.object({ cartId: GroupCartId, couponIds: z.optional(chosenCoupons) }),
  response: z.object({
    quoteId: Id,
    components: z.array(PriceComponent),
    total: Amount,
    /** One per slot; empty where each pays. */
    coupons: z.array(QuoteCoupon),
  }),
  failures: [
    'groupCartNotFound',
    'groupCartClosed',
    'groupCartHostOnly',
    'cartEmpty',
    'couponNotFound',
    'couponUnavailable',
  ],
})

/**
 * Locks the cart and places its order, which the host pays or each member their share: stock, prices and shares are
 * fixed. `total` is the amount that the host agreed to. The store receives the order once it is fully paid; shares paid
 * by the deadline are refunded to their payers if others are missing. `paymentId` is the host's own payment; null for a
 * host who owes nothing.
 */
export const groupCartLock = defineCall({
  name: 'groupCart.lock',
  summary: 'Lock a shared cart and place its order',
  who: 'customer',
  request: z.object({
    cartId: GroupCartId,
    total: Amount,
    /** The host's coupons; none by default. */
    couponIds: z._default(chosenCoupons, []),
    remark: z._default(lines(limits.remarkLength), ''),
    tableware: z._default(z.int().check(z.gte(0), z.lte(20)), 0),
    idempotencyKey: IdempotencyKey,
  }),
  response: z.object({ orderId: Id, payBefore: z.string(), paymentId: z.nullable(Id) }),
  failures: [
    'groupCartNotFound',
    'groupCartClosed',
    'groupCartHostOnly',
    'cartEmpty',
    'couponNotFound',
    'couponUnavailable',
    'quoteChanged',
    'tooManyUnpaidOrders',
    'tooManyUnpaidItems',
    ...blockers,
  ],
})

/**
 * Leaves with one's dishes. When the host leaves, the earliest other member becomes the host; without other members the
 * cart is cancelled.
 */
export const groupCartLeave = defineCall({
  name: 'groupCart.leave',
  summary: 'Leave a shared cart',
  who: 'customer',
  request: ofCart,
  response: Empty,
  failures: ['groupCartNotFound', 'groupCartRemoved', 'groupCartClosed'],
})

/** Takes somebody out with their dishes; they cannot come back. */
export const groupCartRemove = defineCall({
  name: 'groupCart.remove',
  summary: 'Remove somebody from a shared cart',
  who: 'customer',
  request: z.object({ cartId: GroupCartId, personId: Id }),
  response: GroupCart,
  failures: ['groupCartNotFound', 'groupCartClosed', 'groupCartHostOnly', 'groupPersonNotFound'],
})

/** Ends a cart, and its order if that is not paid yet. */
export const groupCartCancel = defineCall({
  name: 'groupCart.cancel',
  summary: 'Cancel a shared cart',
  who: 'customer',
  request: ofCart,
  response: GroupCart,
  failures: ['groupCartNotFound', 'groupCartClosed', 'groupCartHostOnly'],
})

/** Opens one payment of the host for the shares of somebody, or of all who have not paid, with the host's own. */
export const groupCartPayFor = defineCall({
  name: 'groupCart.payFor',
  summary: 'Pay for others in a shared cart',
  who: 'customer',
  request: z.object({ cartId: GroupCartId, personId: z.optional(Id), idempotencyKey: IdempotencyKey }),
  response: z.object({ paymentId: Id, amount: Amount, payBefore: z.string() }),
  failures: ['groupCartNotFound', 'groupCartClosed', 'groupCartHostOnly', 'groupPersonNotFound', 'groupSharePaid'],
})

/** Removes the dishes of members who have not paid; their part of the fees passes to the host. */
export const groupCartDrop = defineCall({
  name: 'groupCart.drop',
  summary: 'Drop the dishes of members who have not paid',
  who: 'customer',
  request: z.object({ cartId: GroupCartId, personId: Id, idempotencyKey: IdempotencyKey }),
  response: GroupCart,
  failures: [
    'groupCartNotFound',
    'groupCartClosed',
    'groupCartHostOnly',
    'groupPersonNotFound',
    'groupSharePaid',
    'cartEmpty',
    'belowMinimumOrder',
  ],
})

/** Reminds somebody who is not done with choosing, or has not paid; once in a while. */
export const groupCartNudge = defineCall({
  name: 'groupCart.nudge',
  summary: 'Remind somebody in a shared cart',
  who: 'customer',
  request: z.object({ cartId: GroupCartId, personId: Id }),
  response: GroupCart,
  failures: ['groupCartNotFound', 'groupCartClosed', 'groupPersonNotFound', 'groupPersonDone', 'groupPersonNudged'],
})
