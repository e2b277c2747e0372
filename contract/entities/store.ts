import * as z from 'zod/mini'
import { businessKinds } from '../order-kinds'
import { Amount, Id, Picture, Position } from './common'

/** `resting` reopens by opening hours, `closed` only by its owner (product text §4). */
export const StoreStatus = z.enum(['open', 'resting', 'closed'])

/** A discount of a store, as the text of a tag. */
export const Offer = z.object({
  kind: z.enum(['fullDiscount', 'member', 'firstOrder', 'delivery', 'activity']),
  text: z.string(),
})
export type Offer = z.output<typeof Offer>

/** An item on a store’s card, its picture in 3:2 when it has one, at the caller's price. */
export const StoreDish = z.object({ id: Id, name: z.string(), picture: Picture, price: Amount })

/** A store in lists. Distances are in metres, times in minutes. */
export const StoreSummary = z.object({
  id: Id,
  /** Business of the store, which determines its page; delivery is described by the fields below. */
  business: z.enum(businessKinds),
  name: z.string(),
  logo: Picture,
  status: StoreStatus,
  /** Local time such as "10:30" while the store is not open and opens again today or tomorrow. */
  opensAt: z.nullable(z.string()),
  /** One decimal, 0 to 5. */
  rating: z.number(),
  monthlySales: z.int(),
  minutes: z.int(),
  distance: z.int(),
  inRange: z.boolean(),
  minimumOrder: Amount,
  deliveryFee: Amount,
  originalDeliveryFee: z.nullable(Amount),
  memberEnvelope: z.nullable(Amount),
  offers: z.array(Offer),
  dishes: z.array(StoreDish),
})
export type StoreSummary = z.output<typeof StoreSummary>

/** An item that matches a search. */
export const GoodsHit = z.extend(StoreDish, { shopPrice: Amount, sales: z.int() })

/** A store that matches a search, with the matching goods, best-selling first. */
export const StoreHit = z.extend(StoreSummary, { hits: z.array(GoodsHit) })
export type StoreHit = z.output<typeof StoreHit>

/** Clock texts such as "10:30" in the city’s time; a `close` before `open` is on the next day. */
export const OpeningHours = z.object({ open: z.string(), close: z.string() })

/** A store's page: the summary and the merchant info. */
export const StoreDetail = z.extend(StoreSummary, {
  hero: Picture,
  notice: z.string(),
  address: z.string(),
  phone: z.string(),
  openingHours: z.array(OpeningHours),
  selfPickup: z.boolean(),
  deliveredBy: z.enum(['platform', 'store']),
  category: z.string(),
  profile: z.string(),
  /** Pictures of the premises. */
  pictures: z.array(Picture),
  reviewCount: z.int(),
  /** The member red envelopes that the caller can still redeem this month; null for non-members. */
  envelopesLeft: z.nullable(z.int()),
  /** Whether it is a favourite of the caller. */
  collected: z.boolean(),
  /** Whether tables can be booked, and numbers be taken in a queue. */
  takesTables: z.boolean(),
  takesQueue: z.boolean(),
  /** Whether packages or cash vouchers are sold. */
  sellsPackages: z.boolean(),
  ...Position.shape,
})
export type StoreDetail = z.output<typeof StoreDetail>

/**
 * A licence of a store. `validUntil` is a date such as "2029-05-31"; null is unlimited. Licences that came with an application
 * have no number, and no picture that everybody may see.
 */
export const Qualification = z.object({
  kind: z.enum(['businessLicence', 'foodLicence', 'specialTradeLicence']),
  holder: z.string(),
  number: z.nullable(z.string()),
  validUntil: z.nullable(z.string()),
  picture: z.nullable(Picture),
})
export type Qualification = z.output<typeof Qualification>
