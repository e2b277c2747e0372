import type { Kysely, Transaction } from 'kysely'
import type { OrderId } from '@contract/entities/ids'
import type { FailureName } from '@contract/failures'
import type { Bilingual, Database, LineSnapshot, OrderPart, SoldComponent } from '../../../database/schema'
import type { SignedIn } from '../../../http/caller'
import type { Order } from '../queries'
import type { Share } from '../../pricing/share'
import type { ReservedLine } from './inventory'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** A line of a new order; `price` is per unit, `paid` for the whole line, in the smallest unit. */
export interface DraftLine extends ReservedLine {
  readonly itemKind: string
  readonly price: number
  readonly paid: number
  readonly snapshot: LineSnapshot
}

/** First part of an order's price, paid by a separate purpose. */
export interface FirstPart {
  readonly part: OrderPart
  readonly purpose: string
  readonly amount: number
  /** It is paid by then at the latest. */
  readonly until: Date
}

/** The common part of a new order, computed by its kind. */
export interface OrderDraft {
  readonly storeId: string | null
  readonly title: Bilingual
  /** The IANA time zone of the date in the order number. */
  readonly timeZone: string
  /** The variant of the kind's machine; null for a machine without variants. */
  readonly variant: string | null
  /** The state it begins in, if it is not the machine's first. */
  readonly start?: string
  /** The first payment of an order that is not paid whole, which is placed alone. */
  readonly firstPart?: FirstPart | undefined
  /** Whether several people pay it: its kind opens their payments after it is placed. */
  readonly isPaidInShares?: boolean
  readonly lines: readonly DraftLine[]
  /** Sum to `total`. */
  readonly components: readonly SoldComponent[]
  readonly total: number
  readonly saved: number
  readonly couponIds: readonly string[]
  /** The shares of each line, and those of the whole order, sum to zero. */
  readonly shares: readonly Share[]
  /** The title on the pay screen. */
  readonly billTitle: Bilingual
  /** A hash of everything that the customer agreed to. */
  readonly fingerprint: string
  /** Failures that refuse the order, most severe first. */
  readonly refusals: readonly { readonly failure: FailureName; readonly details: Record<string, string | number> }[]
}

/** The orders of one quote, which are placed and paid together. */
export interface TradeDraft<Draft extends OrderDraft> {
  readonly drafts: readonly Draft[]
  /** The coupons that are used for all of them together. */
  readonly couponIds: readonly string[]
  readonly total: number
  readonly fingerprint: string
  readonly refusals: OrderDraft['refusals']
}

/**
 * Locks what the price depends on and releases what was held for the customer, before the request is priced; `none` for a kind that
 * needs neither. @throws Failure of the kind
 */
export type Prepare<Request extends object> = ((tx: Tx, caller: SignedIn, request: Request) => Promise<void>) | 'none'

/** Creates the orders of a quote. `PlacementInput` is the customer's input at submission. */
export interface TradePlacement<Request extends object, Draft extends OrderDraft, PlacementInput> {
  readonly kind: string
  /** Kind of its quotes, if it differs from the order's. */
  readonly quoteKind?: string
  readonly prepare: Prepare<Request>
  /** Prices the saved request of a quote again; it changes nothing and takes no locks. */
  price(db: Db, caller: SignedIn, request: Request): Promise<TradeDraft<Draft>>
  /** Validates the input. @throws Failure of the kind. */
  check(draft: Draft, placementInput: PlacementInput): void
  /** Inserts the kind's own row and consumes what the order uses, such as cart lines. */
  create(tx: Tx, order: Order, draft: Draft, placementInput: PlacementInput): Promise<void>
}

/** Result of placing a quote; `orderId` is the first of its orders. */
export interface PlacedOrders {
  readonly orderId: OrderId
  readonly orderIds: OrderId[]
  readonly total: number
  readonly payBefore: string
}

/** Creates orders of a kind from quotes. `PlacementInput` is the customer's input at submission. */
export interface Placement<Request extends object, Draft extends OrderDraft, PlacementInput> {
  readonly kind: string
  /** Kind of its quotes, if it differs from the order's. */
  readonly quoteKind?: string
  readonly prepare: Prepare<Request>
  /** Prices the saved request of a quote again; it changes nothing and takes no locks. */
  price(db: Db, caller: SignedIn, request: Request): Promise<Draft>
  /** Validates the input. @throws Failure of the kind. */
  check(draft: Draft, placementInput: PlacementInput): void
  /** Inserts the kind's own row and consumes what the order uses, such as cart lines. */
  create(tx: Tx, order: Order, draft: Draft, placementInput: PlacementInput): Promise<void>
}
