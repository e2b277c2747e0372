import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { OrderId, QuoteId } from '@contract/entities/ids'
import type { FailureName } from '@contract/failures'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Bilingual, Database, LineSnapshot, SoldComponent } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { useCoupons } from '../coupon/queries'
import type { OrderEngine } from './engine'
import type { OrderKinds } from './kind'
import { newNumber } from './number'
import * as queries from './queries'
import { recordShares, openOrderPayment } from './settlement'
import type { Share } from './shares'
import { checkUnpaidItems, checkUnpaidOrders } from './unpaid'

type Tx = Transaction<Database>

/** A line of a new order; `price` is per unit, `paid` for the whole line, in the smallest unit. */
export interface DraftLine {
  readonly itemKind: string
  readonly itemId: string
  readonly quantity: number
  readonly price: number
  readonly paid: number
  readonly snapshot: LineSnapshot
}

/** The common part of a new order, computed by its kind. */
export interface OrderDraft {
  readonly storeId: string | null
  readonly title: Bilingual
  /** The IANA time zone of the date in the order number. */
  readonly timeZone: string
  /** The variant of the kind's machine; null for a machine without variants. */
  readonly variant: string | null
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

/** Creates orders of a kind from quotes. `PlacementInput` is the customer's input at submission. */
export interface Placement<Request extends object, Draft extends OrderDraft, PlacementInput> {
  readonly kind: string
  /** Prices the saved request of a quote again, in the submitting transaction. */
  price(tx: Tx, caller: SignedIn, request: Request): Promise<Draft>
  /** Validates the input. @throws Failure of the kind. */
  check(draft: Draft, placementInput: PlacementInput): void
  /** Inserts the kind's own row and consumes what the order uses, such as cart lines. */
  create(tx: Tx, order: queries.Order, draft: Draft, placementInput: PlacementInput): Promise<void>
}

/**
 * Creates orders from quotes (product text §5, orders): prices again, refuses what changed, reserves inventory, uses coupons
 * and opens the payment, in the caller's transaction.
 */
export class OrderSubmission {
  constructor(
    private readonly context: Context,
    private readonly kinds: OrderKinds,
    private readonly engine: OrderEngine,
  ) {}

  /**
   * @throws Failure `quoteNotFound`, `quoteExpired`, `quoteChanged` with the new `total`, `soldOut`, `couponUnavailable`,
   * `tooManyUnpaidOrders`, `tooManyUnpaidItems` or a failure of the kind.
   */
  async submit<Request extends object, Draft extends OrderDraft, PlacementInput>(
    tx: Tx,
    caller: SignedIn,
    placement: Placement<Request, Draft, PlacementInput>,
    { quoteId, placementInput }: { readonly quoteId: QuoteId; readonly placementInput: PlacementInput },
  ): Promise<{ orderId: OrderId; total: number; payBefore: string }> {
    const quote = await queries.lockQuote(tx, quoteId, placement.kind)
    if (!quote || quote.order_id !== null) throw new Failure('quoteNotFound')
    if (quote.expires_at <= this.context.clock.now()) throw new Failure('quoteExpired')
    const customerId = caller.customer.id
    await queries.lockCustomer(tx, customerId)
    await checkUnpaidOrders(tx, this.context.config, customerId)
    const draft = await placement.price(tx, caller, quote.request as Request)
    checkUnchanged(quote, draft)
    placement.check(draft, placementInput)
    const kind = this.kinds.of(placement)
    const left = await kind.inventory.reserve(tx, draft.lines)
    if (!left) throw new Failure('soldOut')
    await checkUnpaidItems(tx, this.context.config, { customerId, lines: draft.lines, left })
    const order = await this.insert(tx, caller, placement.kind, draft)
    await placement.create(tx, order, draft, placementInput)
    await this.finish(tx, order, quote, draft)
    return { orderId: order.id, total: order.total, payBefore: order.pay_before.toISOString() }
  }

  private async insert(tx: Tx, caller: SignedIn, kind: string, draft: OrderDraft): Promise<queries.Order> {
    const now = this.context.clock.now()
    const { states, phases } = this.kinds.of({ kind })
    const state = states.machine.initial
    const row = {
      id: uuid(),
      customer_id: caller.customer.id,
      store_id: draft.storeId,
      kind,
      state,
      phase: phases[state] ?? 'toPay',
      variant: draft.variant,
      title: JSON.stringify(draft.title),
      components: JSON.stringify(draft.components),
      total: draft.total,
      saved: draft.saved,
      pay_before: minutesAfter(now, limits.unpaidOrderMinutes),
      placed_at: now,
      paid_at: null,
      ended_at: null,
      reminded_at: null,
      cancel_reason: null,
      removed_at: null,
    }
    const order = await queries.insertOrder(tx, row, () => newNumber(now, draft.timeZone, this.context.config))
    await queries.insertLines(
      tx,
      draft.lines.map((line, position) => lineRow(order.id, position, line)),
    )
    return order
  }

  private async finish(tx: Tx, order: queries.Order, quote: queries.Quote, draft: OrderDraft): Promise<void> {
    const { id: orderId, customer_id: customerId, placed_at: at } = order
    await queries.useQuote(tx, quote.id, orderId)
    if (!(await useCoupons(tx, { ids: draft.couponIds, customerId, orderId, at })))
      throw new Failure('couponUnavailable')
    await recordShares(tx, order, draft.shares)
    const { pay_before: payBefore, total: amount } = order
    await openOrderPayment(tx, order, { title: draft.billTitle, payBefore, amount, at })
    await this.engine.placed(tx, order)
  }
}

function checkUnchanged(quote: queries.Quote, { refusals, fingerprint, total }: OrderDraft): void {
  const [first] = refusals
  if (first) throw new Failure(first.failure, first.details)
  if (fingerprint !== quote.fingerprint) throw new Failure('quoteChanged', { total })
}

const lineRow = (orderId: string, position: number, line: DraftLine) => ({
  order_id: orderId,
  position,
  item_kind: line.itemKind,
  item_id: line.itemId,
  quantity: line.quantity,
  price: line.price,
  paid: line.paid,
  snapshot: JSON.stringify(line.snapshot),
})
