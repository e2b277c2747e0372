import type { Kysely } from 'kysely'
import type { Response } from '@contract/call'
import type { merchantOrders } from '@contract/calls/merchant'
import type { MerchantFigures, MerchantOrder } from '@contract/entities/merchant'
import type { MerchantAction, MerchantTab } from '@contract/merchant-work'
import type { Language } from '@contract/settings'
import type { Database } from '../../database/schema'
import type { Paging } from '../../http/paging'

type Db = Kysely<Database>
type Orders = Response<typeof merchantOrders>

/** Which orders of a store are listed, and for whom. */
export interface OrdersAsked {
  readonly storeId: string
  readonly tab: MerchantTab
  readonly language: Language
}

/** What merchants do with orders of a kind. */
export interface MerchantWork {
  /** In their order; the first is shown first. */
  readonly tabs: readonly MerchantTab[]
  /** The event of each action that orders of the kind know. */
  readonly events: Readonly<Partial<Record<MerchantAction, string>>>
  list(page: Paging, asked: OrdersAsked): Promise<Pick<Orders, 'items' | 'next'>>
  counts(storeId: string): Promise<Orders['counts']>
  /** The figures of a store's orders since a moment. */
  figures(storeId: string, since: Date): Promise<MerchantFigures>
  order(db: Db, orderId: string, language: Language): Promise<MerchantOrder>
}
