import type { Kysely, Transaction } from 'kysely'
import type { Response } from '@contract/call'
import type { orderTrack } from '@contract/calls/order'
import type { FailureName } from '@contract/failures'
import type { OrderPhase, OrderStates } from '@contract/states/actions'
import type { Language } from '@contract/settings'
import type { Database } from '../../database/schema'
import type { RefundPolicy } from '../refund/policy'
import type { Order, OrderHead, OrderInFull, ReturnedLine } from './queries'
import type { OrderReasons } from './reasons'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** The language and time that a view is rendered for. */
export interface Viewer {
  readonly language: Language
  readonly now: Date
}

/** A quantity of an item to reserve for an order. */
export interface ReservedLine {
  readonly itemId: string
  readonly quantity: number
  /** Where it is taken from, for items that are stored in several places; the quantities sum to that of the line. */
  readonly from?: readonly { readonly placeId: string; readonly quantity: number }[]
}

/**
 * The interface of an order kind to the engines (docs/adding-an-order-kind.md). Common columns are in `orders` and
 * `order_lines`; a kind keeps the rest in its own table and adds it to summaries and details.
 */
export interface OrderKind<
  State extends string = string,
  Event extends string = string,
  Variant extends string = string,
> {
  /** Stored in `orders.kind` and returned as `kind`. */
  readonly name: string
  /** The state machine with its effects, and the rules of the customer's actions. */
  readonly states: OrderStates<State, Event, Variant>
  readonly phases: Readonly<Record<State, OrderPhase>>
  readonly reasons: OrderReasons
  readonly inventory: {
    /**
     * Reserves the items of a new order, rows locked by id.
     * @returns what is left of those whose number is limited, by id; undefined when one is short
     */
    reserve(tx: Tx, lines: readonly ReservedLine[]): Promise<ReadonlyMap<string, number> | undefined>
    /** Releases items of a locked order, rows locked by id. */
    release(tx: Tx, lines: readonly ReturnedLine[], order: Order): Promise<void>
  }
  readonly refunds: RefundPolicy
  /** Updates the kind's own table on an event, before the effects are applied. */
  readonly on?: { readonly [Name in Event]?: (tx: Tx, order: Order) => Promise<void> }
  /** The states in which an invoice of what was paid can be requested; without it of no order of the kind. */
  readonly invoicedIn?: readonly State[]
  /** The least minutes between two reminders of the store; `limits.remindMinutes` when omitted. */
  readonly remindMinutes?: number
  /** When the clock fires an event where that depends on more than the time in the state; null while the clock stands still. */
  readonly clock?: { readonly [Name in Event]?: (db: Db, order: Pick<Order, 'id'>) => Promise<Date | null> }
  /**
   * Locks what paying changes beside the orders, which are locked: for all orders of this kind that one payment pays, in one
   * fixed order, before the payment and accounts.
   */
  lockForPayment?(tx: Tx, orders: readonly Order[]): Promise<void>
  /** The failure that refuses payment of a locked, unpaid order before its deadline; null when it can be paid. */
  paymentRefusal?(tx: Tx, order: Order, now: Date): Promise<FailureName | null>
  /** The status, rider and timeline of an order that a rider brings; without it such an order cannot be followed. */
  track?(db: Db, order: OrderInFull, viewer: Viewer): Promise<Response<typeof orderTrack>>
  /** The kind-specific part of summaries by order id, in one statement. */
  summaries(db: Db, heads: readonly OrderHead[], viewer: Viewer): Promise<ReadonlyMap<string, object>>
  /** The kind-specific part of a detail; it overrides common fields of the same name. */
  detail(db: Db, order: OrderInFull, viewer: Viewer): Promise<object>
}

/** The registered order kinds. */
export class OrderKinds {
  private readonly byName = new Map<string, OrderKind>()

  /** @throws Error for a duplicate name. */
  constructor(readonly all: readonly OrderKind[]) {
    for (const kind of all) {
      if (this.byName.has(kind.name)) throw new Error(`Two kinds of orders are called ${kind.name}`)
      this.byName.set(kind.name, kind)
    }
  }

  /** The kind of an order. @throws Error for a kind that is not registered. */
  of({ kind: name }: { readonly kind: string }): OrderKind {
    const kind = this.byName.get(name)
    if (!kind) throw new Error(`No kind of orders is called ${name}`)
    return kind
  }

  /** The first registered kind, used when a request names no order. */
  get defaultKind(): OrderKind {
    const [first] = this.all
    if (!first) throw new Error('The server has no kind of orders')
    return first
  }
}
