import type { Transaction } from 'kysely'
import type { RefundChoice, RefundType, ReturnAddress } from '@contract/entities/refund'
import type { RefundServiceName } from '@contract/states/after-sales'
import type { Database } from '../../database/schema'
import type { Order } from '../order/queries'

type Tx = Transaction<Database>

/** The refund rules of an order kind. Orders passed to it are locked. */
export interface RefundPolicy {
  /** The available services. */
  readonly services: readonly RefundServiceName[]
  /** Whether a refunded line is restocked; `order` is in its state before the refund. */
  restocks(order: Order, line: RefundChoice, service: RefundServiceName): boolean
  /** The reason when the platform accepts a request at once; undefined when the store decides. */
  agreesAtOnce?(tx: Tx, order: Order, application: RequestedLines): Promise<string | undefined>
  /** The return address when the store gives none in time; for kinds with returns. */
  returnAddress?(tx: Tx, order: Order): Promise<ReturnAddress>
}

/** What a refund is requested for: everything left (`full`), or some lines. */
export interface RequestedLines {
  readonly type: RefundType
  readonly lines: readonly RefundChoice[]
}
