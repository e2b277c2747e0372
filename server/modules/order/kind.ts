import type { Kysely, Transaction } from 'kysely'
import type { FailureName } from '@contract/failures'
import type { OrderPhase, OrderStates } from '@contract/states/actions'
import type { Language } from '@contract/settings'
import type { Database } from '../../database/schema'
import type { RefundPolicy } from '../refund/policy'
import type { Order, OrderHead, OrderInFull, ReturnedLine } from './queries'
import type { OrderReasons } from './reasons'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** Who looks at orders, and when. */
export interface Viewer {
  readonly language: Language
  readonly now: Date
}

/** Some of a thing that is taken for an order. */
export interface ReservedLine {
  readonly itemId: string
  readonly quantity: number
}

/**
 * What the engines need to know of a kind of order (docs/adding-an-order-kind.md). What all kinds have is in `orders` and
 * `order_lines`; a kind keeps the rest in a table of its own, and adds to lists and pages what it has there.
 */
export interface OrderKind<
  State extends string = string,
  Event extends string = string,
  Variant extends string = string,
> {
  /** Kept in `orders.kind`, and `kind` in answers. */
  readonly name: string
  /** The machine, whose transitions name what they do, and what its customer may do. */
  readonly states: OrderStates<State, Event, Variant>
  readonly phases: Readonly<Record<State, OrderPhase>>
  readonly reasons: OrderReasons
  readonly inventory: {
    /** Takes the things of a new order, rows locked in the order of their ids; false when there are not enough. */
    reserve(tx: Tx, lines: readonly ReservedLine[]): Promise<boolean>
    /** Gives things of a locked order back, rows locked in the order of their ids. */
    release(tx: Tx, lines: readonly ReturnedLine[]): Promise<void>
  }
  readonly refunds: RefundPolicy
  /** What an event changes in the kind's own table, before its effects. */
  readonly on?: { readonly [Name in Event]?: (tx: Tx, order: Order) => Promise<void> }
  /** Why a locked order that waits to be paid cannot be paid now, although its time is not over. */
  paymentRefusal?(tx: Tx, order: Order, now: Date): Promise<FailureName | null>
  /** What lists show of orders of this kind beside the head, by their ids: one statement for all of them. */
  summaries(db: Db, heads: readonly OrderHead[], viewer: Viewer): Promise<ReadonlyMap<string, object>>
  /** What the page of an order shows beside what all kinds show; fields of the same name take their place. */
  detail(db: Db, order: OrderInFull, viewer: Viewer): Promise<object>
}

/** The kinds of orders of a server, by their names. */
export class OrderKinds {
  private readonly byName = new Map<string, OrderKind>()

  /** @throws Error when two are called the same, or there is none. */
  constructor(readonly all: readonly OrderKind[]) {
    for (const kind of all) {
      if (this.byName.has(kind.name)) throw new Error(`Two kinds of orders are called ${kind.name}`)
      this.byName.set(kind.name, kind)
    }
  }

  /** The kind of an order. @throws Error for a kind that this server does not have. */
  of({ kind: name }: { readonly kind: string }): OrderKind {
    const kind = this.byName.get(name)
    if (!kind) throw new Error(`No kind of orders is called ${name}`)
    return kind
  }

  /** The kind that is meant where no order is named. */
  get usual(): OrderKind {
    const [first] = this.all
    if (!first) throw new Error('The server has no kind of orders')
    return first
  }
}
