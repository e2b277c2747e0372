import type { Transaction } from 'kysely'
import type { RefundChoice, RefundType, ReturnAddress } from '@contract/entities/refund'
import type { RefundServiceName } from '@contract/states/after-sales'
import type { Database } from '../../database/schema'
import type { Order } from '../order/queries'

type Tx = Transaction<Database>

/** What a kind of orders says about refunds of its orders. Every order that it is asked about is locked. */
export interface RefundPolicy {
  /** What may be applied for. */
  readonly services: readonly RefundServiceName[]
  /** Whether what is refunded of a line goes back into the inventory, by the state that the order is in until then. */
  restocks(order: Order, line: RefundChoice, service: RefundServiceName): boolean
  /** The reason for which the platform agrees to an application at once; without one the store is asked. */
  agreesAtOnce?(tx: Tx, order: Order, application: RequestedLines): Promise<string | undefined>
  /** Where goods go back to when the store does not say so in time; for kinds that offer returns. */
  returnAddress?(tx: Tx, order: Order): Promise<ReturnAddress>
}

/** What an application is of: for `full` all that is left, else the lines. */
export interface RequestedLines {
  readonly type: RefundType
  readonly lines: readonly RefundChoice[]
}
