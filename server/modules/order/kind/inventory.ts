import type { Transaction } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Order, ReturnedLine } from '../queries'

type Tx = Transaction<Database>

/** A quantity of an item to reserve for an order. */
export interface ReservedLine {
  readonly itemId: string
  readonly quantity: number
  /** Places that it is taken from, for items that are stored in several; the quantities sum to that of the line. */
  readonly from?: readonly { readonly placeId: string; readonly quantity: number }[]
}

/** The inventory of an order kind. */
export interface Inventory {
  /**
   * Reserves the items of a new order, rows locked by id.
   * @returns what is left of those whose number is limited, by id; undefined when one is short
   */
  reserve(tx: Tx, lines: readonly ReservedLine[]): Promise<ReadonlyMap<string, number> | undefined>
  /** Releases items of a locked order, rows locked by id. */
  release(tx: Tx, lines: readonly ReturnedLine[], order: Order): Promise<void>
}
