import type { Kysely, Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import type { orderAddDishes, orderAdditionQuote } from '@contract/calls/order'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../../clock'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import type { SignedIn } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import type { OrderEngine } from '../../order/engine'
import { isStopped, type Order, orderById } from '../../order/queries'
import { openOrderPayment } from '../../order/settlement'
import { lockOrderPayments } from '../../order/settlement/queries'
import { checkUnpaidItems } from '../../order/unpaid'
import { componentView } from '../../order/view'
import { closePayment } from '../../payment/lifecycle'
import { soldComponents } from '../../pricing/order'
import { blockerDetails, blockerView } from '../priced-quote'
import { findStore, groupCartOf, type Store, takeawayOrder } from '../queries'
import { releaseStock, reserveStock } from '../stock/queries'
import { soldLineView } from '../view'
import { planOf, priceAddition } from './pricing'
import * as queries from './queries'
import { additionTerms, isOpenFor } from './terms'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** Payment purpose of dishes that are added to a placed order. */
export const additionPurpose = 'takeaway.addition'

/** Dishes that customers add to placed orders: priced, reserved until they are paid, and dropped where they are not. */
export class Additions {
  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
  ) {
    orders.onChange('takeaway', (tx, order) => this.dropLate(tx, order))
    orders.onTouch('takeaway', (tx, order) => this.dropLate(tx, order))
  }

  /** @throws Failure of `order.additionQuote` */
  async quote(
    caller: SignedIn,
    { orderId, lines }: Request<typeof orderAdditionQuote>,
  ): Promise<Response<typeof orderAdditionQuote>> {
    const { db, clock } = this.context
    const { language } = caller
    const { store } = await this.openStore(db, await orderById(db, orderId))
    const priced = await priceAddition(db, caller, store, lines, clock.now())
    const { basket, blockers } = priced
    return {
      lines: basket.lines.map(({ sold }) => soldLineView(sold, language)),
      components: soldComponents(basket).map((component) => componentView(component, language)),
      ...{ total: basket.total, saved: basket.saved },
      blockers: blockers.map((blocker) => blockerView(priced, blocker, language)),
    }
  }

  /** Reserves dishes and opens their payment; an earlier addition is replaced. @throws Failure of `order.addDishes` */
  async open(
    tx: Tx,
    caller: SignedIn,
    { orderId, lines, total }: Omit<Request<typeof orderAddDishes>, 'idempotencyKey'>,
  ): Promise<Response<typeof orderAddDishes>> {
    const order = await this.orders.lockOf(tx, 'takeaway', orderId)
    const now = this.context.clock.now()
    const { store, until } = await this.openStore(tx, order)
    if (await isStopped(tx, [{ storeId: store.id }])) throw new Failure('storeClosed')
    await this.drop(tx, order)
    const priced = await priceAddition(tx, caller, store, lines, now)
    const [first] = priced.blockers
    if (first) throw new Failure(first.failure, blockerDetails(priced, first, caller.language))
    const amount = priced.basket.total
    if (amount !== total) throw new Failure('quoteChanged', { total: amount })
    const plan = planOf(order.customer_id, store, priced)
    const left = await reserveStock(tx, plan.lines)
    if (!left) throw new Failure('soldOut')
    await checkUnpaidItems(tx, this.context.config, { customerId: order.customer_id, lines: plan.lines, left })
    await queries.insertAddition(tx, { id: uuid(), order_id: order.id, plan, at: now })
    const inMinutes = minutesAfter(now, limits.addDishesMinutes)
    const payBefore = until && until < inMinutes ? until : inMinutes
    await openOrderPayment(tx, order, {
      ...{ title: store.name, payBefore, amount, at: now },
      ...{ part: 'balance', purpose: additionPurpose, expires: true },
    })
    const pending = await this.pending(tx, order)
    if (!pending) throw new Error(`The addition to the order ${order.id} has no payment`)
    return { paymentId: pending.id, amount, payBefore: payBefore.toISOString() }
  }

  /** Drops the waiting addition of a locked order, if there is one: its dishes are on sale again, and its payment is closed. */
  async drop(tx: Tx, order: Pick<Order, 'id'>): Promise<void> {
    const addition = await queries.waitingAddition(tx, order.id)
    if (!addition) return
    const now = this.context.clock.now()
    await queries.endAddition(tx, addition.id, 'dropped', now)
    await releaseStock(tx, (addition.plan as queries.AdditionPlan).lines)
    const pending = await this.pending(tx, order)
    if (pending) await closePayment(tx, pending.id, now)
  }

  /** Drops the waiting addition of a locked order that takes no more dishes, such as one that is packed. */
  private async dropLate(tx: Tx, order: Order): Promise<void> {
    if (order.phase === 'toPay' || !(await queries.waitingAddition(tx, order.id))) return
    if (!(await this.isOpen(tx, order))) await this.drop(tx, order)
  }

  /** Whether an order still takes dishes. */
  async isOpen(db: Db, order: Order): Promise<boolean> {
    if (order.store_id === null || !isOpenFor(order.state)) return false
    const store = await findStore(db, order.store_id)
    return store !== undefined && (await this.termsOf(db, order, store)) !== null
  }

  /** The store of an order that takes dishes, and until when. @throws Failure `dishesTooLate`, `orderNotFound` for an order of another kind */
  private async openStore(db: Db, order: Order): Promise<{ readonly store: Store; readonly until: Date | null }> {
    if (order.kind !== 'takeaway' || order.store_id === null) throw new Failure('orderNotFound')
    const store = await findStore(db, order.store_id)
    const terms = store && (await this.termsOf(db, order, store))
    if (!terms) throw new Failure('dishesTooLate')
    return { store, until: terms.until }
  }

  private async termsOf(db: Db, { id, state }: Order, store: Store) {
    const [order, acceptedAt] = [await takeawayOrder(db, id), await queries.acceptedAt(db, id)]
    const terms = additionTerms({ state, acceptedAt, order, store }, this.context.clock.now())
    // Everybody pays for their own dishes of a shared cart.
    return (await groupCartOf(db, id)) === undefined ? terms : null
  }

  private async pending(tx: Tx, { id }: Pick<Order, 'id'>) {
    const payments = await lockOrderPayments(tx, id)
    return payments.find(({ status, purpose }) => status === 'pending' && purpose === additionPurpose)
  }
}
