import * as z from 'zod/mini'
import { type BoardKind, merchantActions, type MerchantTab as Tab, merchantTabs, parcelActions } from '../merchant-work'
import { Amount, Id, Instant, Picture, SignedAmount, UtcOffset } from './common'
import { PlainDate, StayWay } from './hotel'
import { MallStatus, Parcel } from './mall-order'
import { DeliveryMethod, IfSoldOut } from './takeaway'

/** The tabs of the orders of stores of any kind. */
export const MerchantTab = z.enum<Tab[]>([...new Set<Tab>(Object.values(merchantTabs).flat())])
/** Actions of a store on an order. */
export const MerchantAction = z.enum(merchantActions)

/** A line of an order as the kitchen needs it; `amount` is the price of all of it before discounts. */
export const MerchantLine = z.object({
  name: z.string(),
  optionText: z.string(),
  quantity: z.int(),
  amount: Amount,
})
export type MerchantLine = z.output<typeof MerchantLine>

/**
 * Customer of an order as its store sees them: the first character of the name before acceptance and after completion,
 * the full phone only for delivery and with the customer's consent.
 */
export const MerchantCustomer = z.object({
  name: z.string(),
  maskedPhone: z.string(),
  /** Null unless the store may call it. */
  phone: z.nullable(z.string()),
  /** The street, with the door where the store delivers by itself; null once it is done, and for a pickup. */
  address: z.nullable(z.string()),
})
export type MerchantCustomer = z.output<typeof MerchantCustomer>

/** Fields of orders of every kind on the store's side. */
const head = {
  id: Id,
  number: z.string(),
  placedAt: Instant,
  utcOffset: UtcOffset,
  customer: MerchantCustomer,
  remark: z.string(),
  /** Amount paid by the customer, less refunds. */
  paid: Amount,
  /** The store's share of it. */
  earned: SignedAmount,
  cancelReason: z.nullable(z.string()),
}

/** An order of takeaway as its store sees it. */
export const TakeawayMerchantOrder = z.object({
  ...head,
  kind: z.literal('takeaway'),
  tab: z.enum(merchantTabs.takeaway),
  state: z.string(),
  deliveryMethod: DeliveryMethod,
  isReady: z.boolean(),
  /** Time at which the order is cancelled because its rider found the store closed, unless the store says that it is ready; null without. */
  closedUntil: z.nullable(Instant),
  /** Deadline of the store's acceptance, after which the order expires; null afterwards. */
  acceptBefore: z.nullable(Instant),
  estimatedAt: Instant,
  /** The time that the customer chose; null is as soon as possible. */
  deliverAt: z.nullable(Instant),
  /** Metres from the store. */
  distance: z.int(),
  tableware: z.int(),
  pickupCode: z.nullable(z.string()),
  rider: z.nullable(z.object({ name: z.string(), phone: z.string() })),
  lines: z.array(
    z.extend(MerchantLine, {
      ...{ position: z.int(), refundedQuantity: z.int() },
      /** Time at which the customer added it to the placed order; omitted for others. */
      addedAt: z.optional(Instant),
    }),
  ),
  ifSoldOut: IfSoldOut,
  /** A dish that is missing, while its customer is asked; `substitute` is what the store offers in its place. */
  shortage: z.nullable(z.object({ name: z.string(), answerBefore: Instant, substitute: z.nullable(z.string()) })),
  /** Whether the store can report a dish as missing. */
  canReportShortage: z.boolean(),
  actions: z.array(MerchantAction),
})
export type TakeawayMerchantOrder = z.output<typeof TakeawayMerchantOrder>

/** A line of a mall order as its shop packs it. */
export const PackedLine = z.extend(MerchantLine, {
  position: z.int(),
  picture: Picture,
  /** Refunded quantity. */
  refundedQuantity: z.int(),
})

/** A parcel as its shop ships it, without the tracking details for the receiver. */
export const MerchantParcel = z.extend(z.omit(Parcel, { news: true, lockerCode: true }), {
  /** Whether it cannot leave, since something in it waits for the answer to a refund. */
  waits: z.boolean(),
  actions: z.array(z.enum(parcelActions)),
})
export type MerchantParcel = z.output<typeof MerchantParcel>

/** A mall order as its shop sees it. Its customer is masked; `merchant.parcel` answers whom a parcel goes to. */
export const MallMerchantOrder = z.object({
  ...head,
  kind: z.literal('mall'),
  tab: z.enum(merchantTabs.mall),
  state: MallStatus,
  paidAt: Instant,
  lines: z.array(PackedLine),
  parcels: z.array(MerchantParcel),
  /** By when what was bought in a presale is promised to leave; null for other orders. */
  shipsBy: z.nullable(Instant),
  actions: z.array(MerchantAction),
})
export type MallMerchantOrder = z.output<typeof MallMerchantOrder>

/** Actions of a hotel on a stay. */
export const StayAction = z.enum([
  'accept',
  'refuse',
  'checkIn',
  'checkOut',
  'noShow',
  'cannotHost',
  'acceptChange',
  'refuseChange',
])
export type StayAction = z.output<typeof StayAction>

/** A stay as its hotel sees it; `customer` is its contact. */
export const StayMerchantOrder = z.object({
  ...head,
  kind: z.literal('hotel'),
  state: z.string(),
  /** Mr or Miss, as the contact is addressed. */
  gender: z.int(),
  /** Guests by room. */
  guests: z.array(z.string()),
  roomName: z.string(),
  roomPicture: Picture,
  rateName: z.string(),
  way: StayWay,
  checkIn: PlainDate,
  checkOut: PlainDate,
  checkInAt: Instant,
  checkOutAt: Instant,
  nights: z.int(),
  rooms: z.int(),
  adults: z.int(),
  children: z.int(),
  /** Announced arrival of the guests, and whether they announced a late one. */
  arrivalAt: z.nullable(Instant),
  late: z.boolean(),
  /** Time until which an unpaid room is held; null for the whole night. */
  heldUntil: z.nullable(Instant),
  /** Amount to collect at the desk. */
  collect: Amount,
  /** Deadline of the hotel's acceptance, after which the stay expires; null afterwards. */
  answerBefore: z.nullable(Instant),
  /** Time from which it can be marked as a no-show. */
  noShowFrom: Instant,
  /** A change that waits for the hotel’s answer; without one until `answerBefore` it is dropped. */
  change: z.nullable(
    z.object({
      roomName: z.string(),
      checkIn: PlainDate,
      checkOut: PlainDate,
      difference: SignedAmount,
      answerBefore: Instant,
    }),
  ),
  actions: z.array(StayAction),
})
export type StayMerchantOrder = z.output<typeof StayMerchantOrder>

/** A night of a room type as its hotel sells it. */
export const MerchantNight = z.object({
  night: PlainDate,
  allotment: z.int(),
  held: z.int(),
  sold: z.int(),
  price: Amount,
  closed: z.boolean(),
  noArrival: z.boolean(),
  noDeparture: z.boolean(),
  leastNights: z.int(),
})
export type MerchantNight = z.output<typeof MerchantNight>

const boardOrders = {
  takeaway: TakeawayMerchantOrder,
  mall: MallMerchantOrder,
} satisfies { readonly [Kind in BoardKind]: z.ZodMiniType<{ readonly kind: Kind }> }

/** An order of a store that works by a board of orders. */
export const BoardOrder = z.union(Object.values(boardOrders))
export type BoardOrder = z.output<typeof BoardOrder>

/** An order as its store sees it. */
export const MerchantOrder = z.union([...Object.values(boardOrders), StayMerchantOrder])
export type MerchantOrder = z.output<typeof MerchantOrder>

/** Receiver of a parcel, as printed on its label. */
export const ParcelReceiver = z.object({
  name: z.string(),
  phone: z.string(),
  region: z.string(),
  address: z.string(),
})
export type ParcelReceiver = z.output<typeof ParcelReceiver>

/** Today of a store, by its own clock. */
export const MerchantFigures = z.object({
  orders: z.int(),
  /** The store's share of today's paid orders. */
  income: SignedAmount,
  /** Null before the first order of the day is ready, and for a store that does not cook. */
  cookingMinutes: z.nullable(z.int()),
  /** The parcels that left today; null for a store that ships none. */
  parcelsShipped: z.nullable(z.int()),
})
export type MerchantFigures = z.output<typeof MerchantFigures>
