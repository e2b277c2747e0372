import type { Kysely, Transaction } from 'kysely'
import type { Response } from '@contract/call'
import type { orderTrack } from '@contract/calls/order'
import type { OwnDetail, OwnSummary } from '@contract/entities/order'
import type { FailureName } from '@contract/failures'
import type { OrderKindName } from '@contract/order-kinds'
import type { OrderPhase, OrderStates } from '@contract/states/actions'
import type { Database, Party } from '../../../database/schema'
import type { Order, OrderHead, OrderInFull } from '../queries'
import type { OrderReasons } from '../reasons'
import type { ArrivalPart } from './arrival'
import type { DeliverySource } from './delivery'
import type { Inventory } from './inventory'
import type { MerchantPart } from './merchant'
import type { MessagesPart } from './messages'
import type { NewsPart } from './news'
import type { OverduePart } from './overdue'
import type { RefundPolicy } from './refunds'
import type { ReservationPart } from './reservation'
import type { ReviewPart } from './review'
import type { SearchPart } from './search'
import type { Trading } from './trading'
import type { Viewer } from './viewer'
import type { WaitlistKind } from './waitlist'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** The kind-specific part of a summary: the contract's fields, for a kind of the contract. */
export type SummaryPart<Name extends string> = Name extends OrderKindName ? OwnSummary<Name> : object
/** The kind-specific part of a detail. */
export type DetailPart<Name extends string> = Name extends OrderKindName ? OwnDetail<Name> : object

/** The checks and locks of the payment of an order kind. */
export interface PayingPart {
  /**
   * Locks what paying changes beside the orders, which are locked: for all orders of this kind that one payment pays, in one
   * fixed order, before the payment and accounts.
   */
  lock(tx: Tx, orders: readonly Order[]): Promise<void>
  /** The failure that refuses payment of a locked, unpaid order before its deadline; null when it can be paid. */
  refusal(tx: Tx, order: Order, now: Date): Promise<FailureName | null>
}

/**
 * An order kind: the one object by which the general modules know it (docs/adding-an-order-kind.md). Common columns are in `orders`
 * and `order_lines`; a kind keeps the rest in its own table and adds it to summaries and details. Every part is required, and is
 * `none` where a kind has none.
 */
export interface OrderKind<
  State extends string = string,
  Event extends string = string,
  Variant extends string = string,
  Name extends string = string,
> {
  /** Stored in `orders.kind` and returned as `kind`. */
  readonly name: Name
  /** The state machine with its effects, and the rules of the customer's actions. */
  readonly states: OrderStates<State, Event, Variant>
  readonly phases: Readonly<Record<State, OrderPhase>>
  /** The reasons to cancel and to refund, in both languages. */
  readonly reasons: OrderReasons
  /** Updates the kind's own table on an event, before the effects are applied. */
  readonly on: { readonly [Name in Event]?: (tx: Tx, order: Order) => Promise<void> }
  /**
   * Time at which the clock fires an event that depends on more than the time in the state; null while the clock
   * pauses.
   */
  readonly clock: { readonly [Name in Event]?: (db: Db, order: Pick<Order, 'id'>) => Promise<Date | null> }
  /** Quoting and placement. */
  readonly trading: Trading
  readonly inventory: Inventory | 'none'
  /** The parties that can have shares of an order. */
  readonly parties: readonly Party[]
  readonly paying: PayingPart | 'none'
  readonly refunds: RefundPolicy
  readonly review: ReviewPart | 'none'
  readonly messages: MessagesPart | 'none'
  readonly merchant: MerchantPart | 'none'
  /** The notices to the merchant of a new order. */
  readonly news: NewsPart<State> | 'none'
  readonly search: SearchPart | 'none'
  readonly reservation: ReservationPart | 'none'
  readonly waitlist: WaitlistKind | 'none'
  /** Delivery of its orders by riders. */
  readonly delivery: DeliverySource | 'none'
  /** The expected arrival of an order in progress; `none` for a kind that brings nothing. */
  readonly arrival: ArrivalPart | 'none'
  /** Orders that nobody moves on. */
  readonly overdue: OverduePart<State>
  /** Whether an invoice of the payment can be requested once an order is finished. */
  readonly isInvoiced: boolean
  /** The least minutes between two reminders of the store; `none` for a kind that reminds nobody. */
  readonly remindMinutes: number | 'none'
  /** The status, rider and timeline of an order that a rider brings. */
  readonly track: ((db: Db, order: OrderInFull, viewer: Viewer) => Promise<Response<typeof orderTrack>>) | 'none'
  /** The kind-specific part of summaries by order id, in one statement. */
  summaries(db: Db, heads: readonly OrderHead[], viewer: Viewer): Promise<ReadonlyMap<string, SummaryPart<Name>>>
  /** The kind-specific part of a detail; it overrides common fields of the same name. */
  detail(db: Db, order: OrderInFull, viewer: Viewer): Promise<DetailPart<Name>>
}
