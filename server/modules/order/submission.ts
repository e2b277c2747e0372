import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { QuoteId } from '@contract/entities/ids'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { lockCustomer } from '../../database/lock-customers'
import { shareCoupons, useCoupons } from '../coupon/queries/uses'
import { commissionOf, withCommission } from './commission'
import type { OrderEngine } from './engine'
import type {
  DraftLine,
  OrderDraft,
  PlacedOrders,
  Placement,
  Prepare,
  TradeDraft,
  TradePlacement,
} from './kind/placement'
import type { OrderKinds } from './kind/registry'
import { newNumber } from './number'
import * as queries from './queries'
import { openFor, openOrderPayment, recordShares } from './settlement'
import { checkUnpaidItems, checkUnpaidOrders } from './unpaid'

type Tx = Transaction<Database>

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
   * Places the order of a quote.
   * @throws Failure as `submitAll` does
   */
  submit<Request extends object, Draft extends OrderDraft, PlacementInput>(
    tx: Tx,
    caller: SignedIn,
    placement: Placement<Request, Draft, PlacementInput>,
    submitted: { readonly quoteId: QuoteId; readonly placementInput: PlacementInput },
  ): Promise<PlacedOrders> {
    const trade: TradePlacement<Request, Draft, PlacementInput> = {
      kind: placement.kind,
      ...(placement.quoteKind && { quoteKind: placement.quoteKind }),
      prepare: (...given) => prepare(placement, ...given),
      async price(...given) {
        const draft = await placement.price(...given)
        const { total, fingerprint, refusals } = draft
        return { drafts: [draft], couponIds: [], total, fingerprint, refusals }
      },
      check: (...given) => placement.check(...given),
      create: (...given) => placement.create(...given),
    }
    return this.submitAll(tx, caller, trade, submitted)
  }

  /**
   * Places the orders of a quote, to be paid by one payment. The inventory of all of them is reserved together.
   * @throws Failure `quoteNotFound`, `quoteExpired`, `quoteChanged` with the new `total`, `soldOut`, `couponUnavailable`, `storeClosed` for a
   * store that the platform suspended or closed,
   * `tooManyUnpaidOrders`, `tooManyUnpaidItems` or a failure of the kind.
   */
  async submitAll<Request extends object, Draft extends OrderDraft, PlacementInput>(
    tx: Tx,
    caller: SignedIn,
    placement: TradePlacement<Request, Draft, PlacementInput>,
    { quoteId, placementInput }: { readonly quoteId: QuoteId; readonly placementInput: PlacementInput },
  ): Promise<PlacedOrders> {
    const quote = await queries.lockQuote(tx, quoteId, placement.quoteKind ?? placement.kind)
    if (!quote || quote.order_id !== null) throw new Failure('quoteNotFound')
    if (quote.expires_at <= this.context.clock.now()) throw new Failure('quoteExpired')
    const customerId = caller.customer.id
    await lockCustomer(tx, customerId)
    await checkUnpaidOrders(tx, this.context.config, customerId)
    await prepare(placement, tx, caller, quote.request as Request)
    const trade = await placement.price(tx, caller, quote.request as Request)
    checkUnchanged(quote, trade)
    for (const draft of trade.drafts) placement.check(draft, placementInput)
    if (await queries.isStopped(tx, trade.drafts)) throw new Failure('storeClosed')
    const lines = trade.drafts.flatMap((draft) => draft.lines)
    const { inventory } = this.kinds.of(placement)
    const left = inventory === 'none' ? new Map<string, number>() : await inventory.reserve(tx, lines)
    if (!left) throw new Failure('soldOut')
    await checkUnpaidItems(tx, this.context.config, { customerId, lines, left })
    const orders: queries.Order[] = []
    for (const draft of trade.drafts) {
      const order = await this.insert(tx, caller, placement.kind, draft)
      await placement.create(tx, order, draft, placementInput)
      await this.complete(tx, order, draft)
      orders.push(order)
    }
    return this.finish(tx, orders, quote, trade)
  }

  private async insert(tx: Tx, caller: SignedIn, kind: string, draft: OrderDraft): Promise<queries.Order> {
    const now = this.context.clock.now()
    const sold = { kind, store_id: draft.storeId, commission_rate: null }
    const { states, phases } = this.kinds.of({ kind })
    const state = draft.start ?? states.machine.initial
    const payBefore = minutesAfter(now, limits.unpaidOrderMinutes)
    const last = draft.firstPart?.until
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
      pay_before: last && last < payBefore ? last : payBefore,
      placed_at: now,
      // A free order begins in the state after its payment.
      paid_at: phases[state] === 'toPay' ? null : now,
      ended_at: null,
      reminded_at: null,
      cancel_reason: null,
      removed_at: null,
      commission_rate: await commissionOf(tx, sold, now),
    }
    const order = await queries.insertOrder(tx, row, () => newNumber(now, draft.timeZone, this.context.config))
    await queries.insertLines(
      tx,
      draft.lines.map((line, position) => lineRow(order.id, position, line)),
    )
    return order
  }

  /** Uses the coupons of an order and records the shares of its parties, with the commission of the time. @throws Error for a party that the kind does not have */
  private async complete(tx: Tx, order: queries.Order, draft: OrderDraft): Promise<void> {
    const { parties } = this.kinds.of(order)
    const other = draft.shares.find(({ party }) => !parties.includes(party))
    if (other) throw new Error(`Orders of kind ${order.kind} have no party ${other.party}`)
    await this.use(tx, order, draft.couponIds)
    await recordShares(tx, order, withCommission(draft.shares, order.commission_rate ?? 0))
  }

  /** Uses the quote and the coupons of all its orders, and opens their payment. @throws Error for a quote without orders */
  private async finish<Draft extends OrderDraft>(
    tx: Tx,
    orders: readonly queries.Order[],
    quote: queries.Quote,
    { drafts, couponIds }: TradeDraft<Draft>,
  ): Promise<PlacedOrders> {
    const [first] = orders
    const [draft] = drafts
    if (!first || !draft) throw new Error(`The quote ${quote.id} has no orders`)
    await queries.useQuote(tx, quote.id, first.id)
    await this.use(tx, first, couponIds)
    const orderIds = orders.map(({ id }) => id)
    if (couponIds.length > 0) await shareCoupons(tx, couponIds, orderIds)
    await this.openPayment(tx, orders, draft)
    for (const order of orders) await this.engine.placed(tx, order)
    return {
      orderId: first.id,
      orderIds,
      total: orders.reduce((sum, { total }) => sum + total, 0),
      payBefore: first.pay_before.toISOString(),
    }
  }

  private async use(tx: Tx, { id: orderId, customer_id, placed_at }: queries.Order, ids: readonly string[]) {
    if (!(await useCoupons(tx, { ids, customerId: customer_id, orderId, at: placed_at })))
      throw new Failure('couponUnavailable')
  }

  private async openPayment(
    tx: Tx,
    orders: readonly queries.Order[],
    { billTitle: title, firstPart, isPaidInShares }: OrderDraft,
  ): Promise<void> {
    const [first] = orders
    // An order that begins after the payment state, such as one paid on arrival, has no payment.
    if (!first || first.phase !== 'toPay' || isPaidInShares) return
    const { pay_before: payBefore, placed_at: at } = first
    if (orders.length === 1)
      return openOrderPayment(tx, first, { title, payBefore, at, amount: first.total, ...firstPart })
    const parts = orders.map((order) => ({ ...order, part: 'whole' as const, amount: order.total }))
    return openFor(tx, parts, at)
  }
}

async function prepare<Request extends object>(
  placement: { readonly prepare: Prepare<Request> },
  tx: Tx,
  caller: SignedIn,
  request: Request,
): Promise<void> {
  if (placement.prepare !== 'none') await placement.prepare(tx, caller, request)
}

function checkUnchanged(
  quote: queries.Quote,
  { refusals, fingerprint, total }: Pick<OrderDraft, 'refusals' | 'fingerprint' | 'total'>,
): void {
  const [first] = refusals
  if (first) throw new Failure(first.failure, first.details)
  if (fingerprint !== quote.fingerprint) throw new Failure('quoteChanged', { total })
}

/** A line of an order as it is stored. */
export const lineRow = (orderId: string, position: number, line: DraftLine) => ({
  order_id: orderId,
  position,
  item_kind: line.itemKind,
  item_id: line.itemId,
  quantity: line.quantity,
  price: line.price,
  paid: line.paid,
  snapshot: JSON.stringify(line.snapshot),
})
