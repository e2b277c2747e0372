import type { OrderKindName } from './order-kinds'

/**
 * The tabs of a store's orders by their kind, in their order; each kind of order maps its states to its own. Kinds whose stores work by
 * another list, such as arrivals or codes, have none.
 */
export const merchantTabs = {
  takeaway: ['new', 'cooking', 'ready', 'out', 'done'],
  mall: ['toShip', 'presale', 'shipped', 'done'],
} as const satisfies { readonly [Kind in OrderKindName]?: readonly string[] }

/** The kinds of orders whose stores work by a board of orders. */
export type BoardKind = keyof typeof merchantTabs
export type MerchantTab<Kind extends BoardKind = BoardKind> = (typeof merchantTabs)[Kind][number]

/** The actions of a store on an order, the events of which each kind of order names. */
export const merchantActions = ['accept', 'refuse', 'ready', 'setOff', 'delivered', 'collected'] as const
export type MerchantAction = (typeof merchantActions)[number]

/** The actions of a shop on a parcel that has not left. */
export const parcelActions = ['split', 'ship'] as const
export type ParcelAction = (typeof parcelActions)[number]
