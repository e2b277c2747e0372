import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { QuoteId } from '@contract/entities/ids'
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
import { fixShares, openOrderPayment } from './settlement'
import type { Share } from './shares'

type Tx = Transaction<Database>

/** A line of an order to be; `paid` is what is paid for all of it, `price` is of one, in the smallest unit. */
export interface DraftLine {
  readonly itemKind: string
  readonly itemId: string
  readonly quantity: number
  readonly price: number
  readonly paid: number
  readonly snapshot: LineSnapshot
}

/** What a kind says of an order to be: all that an order of any kind has. */
export interface OrderDraft {
  readonly storeId: string | null
  readonly title: Bilingual
  /** By whose clock its number runs (IANA). */
  readonly timeZone: string
  /** The variant of the kind's machine; null where there is but one. */
  readonly variant: string | null
  readonly lines: readonly DraftLine[]
  /** Sum to `total`. */
  readonly components: readonly SoldComponent[]
  readonly total: number
  readonly saved: number
  readonly couponIds: readonly string[]
  /** What each party receives; the shares of each line sum to zero, and so do those of the whole order. */
  readonly shares: readonly Share[]
  /** What is paid, as the pay screen calls it. */
  readonly billTitle: Bilingual
  /** Changes when anything changes that the customer agreed to. */
  readonly fingerprint: string
  /** What refuses the order, gravest first. */
  readonly refusals: readonly { readonly failure: FailureName; readonly details: Record<string, string | number> }[]
}

/** How orders of a kind are made of their quotes. `Wishes` is what the customer says when placing one. */
export interface Placement<Request extends object, Draft extends OrderDraft, Wishes> {
  readonly kind: string
  /** Prices what a quote rests on, in the transaction that makes the order. */
  price(tx: Tx, caller: SignedIn, request: Request): Promise<Draft>
  /** Refuses, by throwing a Failure, what cannot be wished for. */
  check(draft: Draft, wishes: Wishes): void
  /** Writes the kind's own row of an order, and what else the order uses up, such as a basket. */
  create(tx: Tx, order: queries.Order, draft: Draft, wishes: Wishes): Promise<void>
}

/**
 * Makes the order of a quote (product text §5, orders): priced again, refused with a named failure when something changed,
 * inventory and coupons taken, payment opened. All of it in the caller's transaction.
 */
export class OrderSubmission {
  constructor(
    private readonly context: Context,
    private readonly kinds: OrderKinds,
    private readonly engine: OrderEngine,
  ) {}

  /**
   * @throws Failure `quoteNotFound`, `quoteExpired`, `quoteChanged` with the new `total`, `soldOut`, `couponUnavailable` or
   * what the kind refuses.
   */
  async submit<Request extends object, Draft extends OrderDraft, Wishes>(
    tx: Tx,
    caller: SignedIn,
    placement: Placement<Request, Draft, Wishes>,
    { quoteId, wishes }: { readonly quoteId: QuoteId; readonly wishes: Wishes },
  ): Promise<{ orderId: string; total: number; payBefore: string }> {
    const quote = await queries.lockQuote(tx, quoteId, placement.kind)
    if (!quote || quote.order_id !== null) throw new Failure('quoteNotFound')
    if (quote.expires_at <= this.context.clock.now()) throw new Failure('quoteExpired')
    await queries.lockCustomer(tx, caller.customer.id)
    const draft = await placement.price(tx, caller, quote.request as Request)
    checkUnchanged(quote, draft)
    placement.check(draft, wishes)
    const { inventory } = this.kinds.of(placement)
    if (!(await inventory.reserve(tx, draft.lines))) throw new Failure('soldOut')
    const order = await this.insert(tx, caller, placement.kind, draft)
    await placement.create(tx, order, draft, wishes)
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
    await fixShares(tx, order, draft.shares)
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
