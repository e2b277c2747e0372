import * as z from 'zod/mini'

/** The kinds of things that belong to somebody: to a customer, or to a store and so to who runs it. */
export const ownedKinds = [
  'address',
  'cartLine',
  'coupon',
  'media',
  'order',
  'payment',
  'quote',
  'refund',
  'store',
] as const
export type OwnedKind = (typeof ownedKinds)[number]

const registered = z.registry<{ kind: OwnedKind }>()

/** An id that was held against its owner; a plain text is none to the compiler. */
export type Owned<Kind extends OwnedKind> = string & z.core.$brand<Kind>

/**
 * The id of a thing of the caller's own. In a call's request it makes the server hold the id against the caller, as
 * the party that the call is for, before the handler runs; only a handler receives it branded, callers write a text.
 */
function OwnedId<Kind extends OwnedKind>(kind: Kind): z.core.$ZodBranded<z.ZodMiniUUID, Kind> {
  const schema = z.uuid()
  registered.add(schema, { kind })
  return schema as z.core.$ZodBranded<z.ZodMiniUUID, Kind>
}

/** Of what an id is that a request carries; undefined for what belongs to nobody. */
export const ownedKindOf = (schema: z.ZodMiniType): OwnedKind | undefined => registered.get(schema)?.kind

export const AddressId = OwnedId('address')
export type AddressId = Owned<'address'>
export const CartLineId = OwnedId('cartLine')
export type CartLineId = Owned<'cartLine'>
/** A coupon in a customer's hands; the id of one that can be had is a plain `Id`. */
export const CouponId = OwnedId('coupon')
export type CouponId = Owned<'coupon'>
/** An uploaded picture. */
export const MediaId = OwnedId('media')
export type MediaId = Owned<'media'>
export const OrderId = OwnedId('order')
export type OrderId = Owned<'order'>
export const PaymentId = OwnedId('payment')
export type PaymentId = Owned<'payment'>
export const QuoteId = OwnedId('quote')
export type QuoteId = Owned<'quote'>
export const RefundId = OwnedId('refund')
export type RefundId = Owned<'refund'>
/** A store that the caller runs; the id of one that anybody may look at is a plain `Id`. */
export const StoreId = OwnedId('store')
export type StoreId = Owned<'store'>
