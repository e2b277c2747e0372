import type { Kysely, Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import type { merchantDeliver, merchantOrders } from '@contract/calls/merchant'
import type { ParcelId } from '@contract/entities/ids'
import type { MerchantFigures, MerchantOrder } from '@contract/entities/merchant'
import type { RefundChoice } from '@contract/entities/refund'
import type { MerchantAction, MerchantTab } from '@contract/merchant-work'
import type { Language } from '@contract/settings'
import type { Database } from '../../../database/schema'
import type { Paging } from '../../../http/paging'
import type { Order } from '../queries'

type Db = Kysely<Database>
type Tx = Transaction<Database>
type Orders = Response<typeof merchantOrders>

/** Which orders of a store are listed, and for whom. */
export interface OrdersAsked {
  readonly storeId: string
  readonly tab: MerchantTab
  readonly language: Language
}

/** A parcel as a merchant hands it to a carrier. */
export type ShippedParcel = Pick<Request<typeof merchantDeliver>, 'carrier' | 'trackingNumber'> & {
  readonly parcelId: ParcelId
}

/** Refusal of an order by its store: of all of it, or some of its lines. */
export interface Refusal {
  readonly reason: string
  readonly lines?: readonly RefundChoice[] | undefined
  /** Whether the refused goods are out of stock. */
  readonly soldOut: boolean
}

/** The orders of a store by tabs. */
export interface OrderBoard {
  /** In their order; the first is shown first. */
  readonly tabs: readonly MerchantTab[]
  list(page: Paging, asked: OrdersAsked): Promise<Pick<Orders, 'items' | 'next'>>
  counts(storeId: string): Promise<Orders['counts']>
}

/** The rules of stores that sell an order kind. */
export interface StoreRules {
  /** Whether they have a menu; other products are in categories of the platform. */
  readonly hasMenu: boolean
  /** Called when the merchant has counted the stock of an item of the menu. */
  counted(tx: Tx, itemId: string): Promise<void>
  /** Whether their orders can be accepted without the merchant; others are shipped by hand. */
  readonly acceptsByItself: boolean
  /** Whether goods are sent back to them. */
  readonly takesReturns: boolean
  /** Whether they may take bookings of tables and have a queue. */
  readonly takesTables: boolean
}

/** Merchants' work on orders of a kind. */
export interface MerchantPart {
  readonly store: StoreRules
  /** `none` for a kind whose stores work by another list, such as arrivals. */
  readonly board: OrderBoard | 'none'
  /** The event of each action that orders of the kind know. */
  readonly events: Readonly<Partial<Record<MerchantAction, string>>>
  /** The figures of a store's orders since a moment. */
  figures(storeId: string, since: Date): Promise<MerchantFigures>
  /** Refuses a locked order, or some of it. */
  refuse(tx: Tx, order: Order, refusal: Refusal): Promise<void>
  /** Marks a locked order as ready; `none` for a kind without that step. */
  readonly ready: ((tx: Tx, order: Order) => Promise<void>) | 'none'
  /** Ships a parcel of a locked order; `none` for a kind without parcels. @throws Failure of `merchant.deliver` */
  readonly ship: ((tx: Tx, order: Order, parcel: ShippedParcel) => Promise<void>) | 'none'
  order(db: Db, orderId: string, language: Language): Promise<MerchantOrder>
}
