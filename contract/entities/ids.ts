import * as z from 'zod/mini'

/** The kinds of owned things; owners are customers or stores. */
export const ownedKinds = [
  'address',
  'application',
  'cartLine',
  'conversation',
  'coupon',
  'customer',
  'delivery',
  'feedback',
  'fraudCase',
  'goods',
  'groupCart',
  'guest',
  'inbox',
  'media',
  'menuCategory',
  'moneyRecord',
  'notice',
  'offer',
  'order',
  'package',
  'parcel',
  'payment',
  'privateMedia',
  'product',
  'queueNumber',
  'quote',
  'redemption',
  'refund',
  'report',
  'review',
  'roomType',
  'session',
  'store',
  'teamMember',
  'topUp',
  'video',
  'waitlistEntry',
  'withdrawAccount',
  'withdrawal',
  'zone',
] as const
export type OwnedKind = (typeof ownedKinds)[number]

const registered = z.registry<{ kind: OwnedKind }>()

/** An id that passed the ownership check; plain strings are not assignable to it. */
export type Owned<Kind extends OwnedKind> = string & z.core.$brand<Kind>

/**
 * The schema of an id that the caller must own. In a call's request it makes the server check ownership before the
 * handler runs. Handlers receive it branded; callers pass a plain string.
 */
function OwnedId<Kind extends OwnedKind>(kind: Kind): z.core.$ZodBranded<z.ZodMiniUUID, Kind> {
  const schema = z.uuid()
  registered.add(schema, { kind })
  return schema as z.core.$ZodBranded<z.ZodMiniUUID, Kind>
}

/** The kind of an owned id's schema; undefined for other schemas. */
export const ownedKindOf = (schema: z.ZodMiniType): OwnedKind | undefined => registered.get(schema)?.kind

/** An application, which staff decide. */
export const ApplicationId = OwnedId('application')
export type ApplicationId = Owned<'application'>
/** A customer, whom staff see. */
export const CustomerId = OwnedId('customer')
export type CustomerId = Owned<'customer'>
/** Feedback, which staff answer. */
export const FeedbackId = OwnedId('feedback')
export type FeedbackId = Owned<'feedback'>
/** Money that waits because of signals of fraud, which staff decide. */
export const FraudCaseId = OwnedId('fraudCase')
export type FraudCaseId = Owned<'fraudCase'>
/** A report, which staff answer. */
export const ReportId = OwnedId('report')
export type ReportId = Owned<'report'>
export const AddressId = OwnedId('address')
export type AddressId = Owned<'address'>
/** A line of the cart of takeaway or of the mall. */
export const CartLineId = OwnedId('cartLine')
export type CartLineId = Owned<'cartLine'>
/** A conversation of the caller, or of a store that the caller runs. */
export const ConversationId = OwnedId('conversation')
export type ConversationId = Owned<'conversation'>
/** The conversations of the caller, by the caller's id, or those of a store that the caller runs, by the store's. */
export const InboxId = OwnedId('inbox')
export type InboxId = Owned<'inbox'>
/** A coupon that a customer has received; a coupon on offer has a plain `Id`. */
export const CouponId = OwnedId('coupon')
export type CouponId = Owned<'coupon'>
/** A delivery that the caller has or had in hand as its rider. */
export const DeliveryId = OwnedId('delivery')
export type DeliveryId = Owned<'delivery'>
/** An item of a store that the caller runs; an item that anybody may view has a plain `Id`. */
export const GoodsId = OwnedId('goods')
export type GoodsId = Owned<'goods'>
/** An entry of the caller's guest book. */
export const GuestId = OwnedId('guest')
export type GuestId = Owned<'guest'>
/** An uploaded picture of a public module. */
export const MediaId = OwnedId('media')
export type MediaId = Owned<'media'>
/** A section of a menu. */
export const MenuCategoryId = OwnedId('menuCategory')
export type MenuCategoryId = Owned<'menuCategory'>
/** A message to the caller alone. */
export const NoticeId = OwnedId('notice')
export type NoticeId = Owned<'notice'>
/** An offer of a delivery to the caller as a rider. */
export const OfferId = OwnedId('offer')
export type OfferId = Owned<'offer'>
export const OrderId = OwnedId('order')
export type OrderId = Owned<'order'>
/** A package of a store that the caller runs; one that anybody may view has a plain `Id`. */
export const PackageId = OwnedId('package')
export type PackageId = Owned<'package'>
/** A parcel of an order of the mall. */
export const ParcelId = OwnedId('parcel')
export type ParcelId = Owned<'parcel'>
export const PaymentId = OwnedId('payment')
export type PaymentId = Owned<'payment'>
/** An uploaded picture of a private module (contract/upload-modules.ts), such as an identity card. */
export const PrivateMediaId = OwnedId('privateMedia')
export type PrivateMediaId = Owned<'privateMedia'>
/** A product of a shop that the caller runs; one that anybody may view has a plain `Id`. */
export const ProductId = OwnedId('product')
export type ProductId = Owned<'product'>
/** A shared cart that the caller is in. */
export const GroupCartId = OwnedId('groupCart')
export type GroupCartId = Owned<'groupCart'>
/** A number in the queue of a restaurant. */
export const QueueNumberId = OwnedId('queueNumber')
export type QueueNumberId = Owned<'queueNumber'>
export const QuoteId = OwnedId('quote')
export type QuoteId = Owned<'quote'>
/** A redemption of vouchers by a store. */
export const RedemptionId = OwnedId('redemption')
export type RedemptionId = Owned<'redemption'>
export const RefundId = OwnedId('refund')
export type RefundId = Owned<'refund'>
export const ReviewId = OwnedId('review')
export type ReviewId = Owned<'review'>
/** A room type of a hotel that the caller runs. */
export const RoomTypeId = OwnedId('roomType')
export type RoomTypeId = Owned<'roomType'>
export const SessionId = OwnedId('session')
export type SessionId = Owned<'session'>
/** A store that the caller runs; a store that anybody may view has a plain `Id`. */
export const StoreId = OwnedId('store')
export type StoreId = Owned<'store'>
/** A member of the team of a store that the caller owns, or an invitation of the caller. */
export const TeamMemberId = OwnedId('teamMember')
export type TeamMemberId = Owned<'teamMember'>
/** A movement of the caller's balance. */
export const MoneyRecordId = OwnedId('moneyRecord')
export type MoneyRecordId = Owned<'moneyRecord'>
export const TopUpId = OwnedId('topUp')
export type TopUpId = Owned<'topUp'>
/** An uploaded video. */
export const VideoId = OwnedId('video')
export type VideoId = Owned<'video'>
/** An entry of a waitlist. */
export const WaitlistEntryId = OwnedId('waitlistEntry')
export type WaitlistEntryId = Owned<'waitlistEntry'>
/** An account that the caller's withdrawals can go to. */
export const WithdrawAccountId = OwnedId('withdrawAccount')
export type WithdrawAccountId = Owned<'withdrawAccount'>
export const WithdrawalId = OwnedId('withdrawal')
export type WithdrawalId = Owned<'withdrawal'>
/** A zone of deliveries, which staff change. */
export const ZoneId = OwnedId('zone')
export type ZoneId = Owned<'zone'>
