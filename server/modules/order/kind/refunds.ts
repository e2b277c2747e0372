import type { Kysely, Transaction } from 'kysely'
import type { RefundChoice, RefundType, ReturnAddress } from '@contract/entities/refund'
import type { RefundServiceName } from '@contract/states/after-sales'
import type { Actor } from '@contract/states/machine'
import type { CountedLine, Database } from '../../../database/schema'
import type { Order } from '../queries'
import type { MachineOf, OrderEvents } from '../typed-events'

type Tx = Transaction<Database>

/** The refund rules of an order kind. Orders passed to it are locked. */
export interface RefundPolicy {
  /** The available services. */
  readonly services: readonly RefundServiceName[]
  /** Whether a customer can bring a refusal of the store before the platform, which then decides finally. */
  readonly isDecidedByPlatform: boolean
  /** Whether a refunded line is restocked; `order` is in its state before the refund. */
  restocks(order: Order, line: RefundChoice, service: RefundServiceName): boolean
  /** The reason when the platform accepts a request at once; undefined when the store decides. */
  agreesAtOnce?(tx: Tx, order: Order, application: RequestedLines): Promise<string | undefined>
  /**
   * The quantities of a locked order that its customer has paid for and not used, which are refunded when its store closes for good;
   * for kinds whose orders wait for their customer.
   */
  unused?(tx: Tx, order: Order): Promise<readonly RefundChoice[]>
  /** The most that a locked order's customer can claim for lost or broken goods beyond what was paid; for kinds with a guarantee. */
  guarantee?(db: Kysely<Database>, order: Pick<Order, 'id'>): Promise<number>
  /** The return address when the store gives none in time; for kinds with returns. */
  returnAddress?(tx: Tx, order: Order): Promise<ReturnAddress>
  /** For kinds that ship goods, whose cases go through the calls `aftersale.*`. */
  readonly goods?: GoodsPolicy
}

/** Operations of the order engine that a policy uses on a locked order. */
export interface Orders {
  allows(order: Order, event: string): boolean
  eventsOf<T>(machine: MachineOf<T>): OrderEvents<T>
  release(tx: Tx, order: Order, lines: readonly RefundChoice[]): Promise<void>
}

/** The rules of cases of goods that were shipped, or are to be. */
export interface GoodsPolicy {
  /** Number of times that a case can be edited. */
  readonly edits: number
  /**
   * Checks what a customer asks for; without it the order's machine alone decides.
   * @throws Failure `refundUnavailable`, `deadlinePassed` or `refundTooMuch`
   */
  check(tx: Tx, order: Order, application: AskedOfGoods): Promise<void>
  /** Whether shipping comes back with the last goods of an order. */
  includesFees(tx: Tx, order: Order, reason: { reason_key: string | null; reason: string }): Promise<boolean>
  /** Puts refunded goods back into the inventory, in place of `restocks`. */
  restock(tx: Tx, orders: Orders, order: Order, refunded: RefundedGoods): Promise<void>
  /** Moves an order on whose lines were refunded, where it waited for them; answers it. */
  completed(tx: Tx, orders: Orders, order: Order, done: CompletedCase): Promise<Order>
  /** Whether the clock's agreement to returned goods holds; false where they never arrived. */
  hasArrived(refund: { readonly delivered_at: Date | null }): boolean
}

/** The platform's reason, by its name, where goods did not come back in time. */
export const notArrived = 'notArrived'

export interface AskedOfGoods extends RequestedLines {
  readonly service: RefundServiceName
  readonly reason: string
  readonly reasonKey?: string | undefined
  /** Time of the first application, by which its deadline is judged; now for a new one. */
  readonly appliedAt?: Date
}

export interface RefundedGoods {
  readonly service: RefundServiceName
  readonly counted: readonly CountedLine[] | null
  readonly lines: readonly RefundChoice[]
}

export interface CompletedCase {
  readonly actor: Actor
  /** Whether nothing of the order is left to refund but its shipping. */
  readonly isLast: boolean
}

/** Requested scope of a refund: everything left (`full`), or some lines. */
export interface RequestedLines {
  readonly type: RefundType
  readonly lines: readonly RefundChoice[]
  /** A sum of less than the share of the lines, whose goods are kept. */
  readonly amount?: number | undefined
  /** Worth of lost or broken goods that is claimed beyond the refund. */
  readonly claim?: number | undefined
}
