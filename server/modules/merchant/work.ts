import type { Kysely, Transaction } from 'kysely'
import type { Response } from '@contract/call'
import type { merchantOrders } from '@contract/calls/merchant'
import type { MerchantFigures, MerchantOrder } from '@contract/entities/merchant'
import type { RefundChoice } from '@contract/entities/refund'
import type { MerchantAction, MerchantTab } from '@contract/merchant-work'
import type { Language } from '@contract/settings'
import type { Database } from '../../database/schema'
import type { Paging } from '../../http/paging'
import type { Services } from '../../services'
import type { Order } from '../order/queries'

type Db = Kysely<Database>
type Orders = Response<typeof merchantOrders>

/** Which orders of a store are listed, and for whom. */
export interface OrdersAsked {
  readonly storeId: string
  readonly tab: MerchantTab
  readonly language: Language
}

/** The engines through which merchants change orders. */
export type WorkServices = Pick<Services, 'orders' | 'refunds'>

/** Refusal of an order by its store: of all of it, or some of its lines. */
export interface Refusal {
  readonly reason: string
  readonly lines?: readonly RefundChoice[] | undefined
  /** Whether what is refused does not exist any more. */
  readonly soldOut: boolean
}

/** The part of merchants’ work that every kind of business has. */
export type ActingWork = Pick<MerchantWork, 'events' | 'figures' | 'refuse' | 'order'>

/** Merchants' work on orders of a kind that are listed by tabs. */
export interface MerchantWork {
  /** In their order; the first is shown first. */
  readonly tabs: readonly MerchantTab[]
  /** The event of each action that orders of the kind know. */
  readonly events: Readonly<Partial<Record<MerchantAction, string>>>
  list(page: Paging, asked: OrdersAsked): Promise<Pick<Orders, 'items' | 'next'>>
  counts(storeId: string): Promise<Orders['counts']>
  /** The figures of a store's orders since a moment. */
  figures(storeId: string, since: Date): Promise<MerchantFigures>
  /** Refuses a locked order, or some of it. */
  refuse(tx: Transaction<Database>, order: Order, refusal: Refusal): Promise<void>
  order(db: Db, orderId: string, language: Language): Promise<MerchantOrder>
}
