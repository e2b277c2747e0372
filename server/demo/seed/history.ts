import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import { orderSubmit } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import type { OrderId } from '@contract/entities/ids'
import type { Actor } from '@contract/states/machine'
import { type DeliveryMethod, takeaway, type TakeawayEvent } from '@contract/states/takeaway'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Jobs } from '../../jobs/jobs'
import { localMidnight } from '../../local-time'
import type { OrderEngine } from '../../modules/order/engine'
import type { OrderSubmission } from '../../modules/order/submission'
import { PaymentService } from '../../modules/payment/service'
import type { RefundEngine } from '../../modules/refund/engine'
import { TakeawayPlacement } from '../../modules/takeaway/placement'
import { updateTakeaway } from '../../modules/takeaway/queries'
import { TakeawayQuotes } from '../../modules/takeaway/quotes'
import { refusalReasons } from '../../modules/takeaway/reasons'
import { riderColumns } from '../../modules/takeaway/track'
import { balanceOf } from '../../modules/wallet/queries'
import type { Providers } from '../../payments/providers'
import type { Seal } from '../../security/seal'
import { buildServices } from '../../services'
import { type Account, cityCentre } from '../city'
import { riders } from '../riders'
import { accountId, topUp } from './accounts'
import { demoId } from './ids'
import { type PastOrder, type PastRefund, pastOrders } from './past'
import { insertAll, minimumOrder, orderable } from './queries'

type Tx = Transaction<Database>

/** Past orders are paid from the balance. */
const balanceOnly: Providers = {
  has: () => false,
  isSandbox: () => false,
  get: (name) => Promise.reject(new Error(`${name} takes no part in the seed`)),
}

/** Builds the server's services on a clock in the past, inside the seed's transaction. */
class Past {
  private time: Date
  /** The time of the seeding. */
  readonly now: Date
  readonly clock = { now: () => this.time }
  readonly seal: Seal
  readonly engine: OrderEngine
  readonly quotes: TakeawayQuotes
  readonly placement: TakeawayPlacement
  readonly submission: OrderSubmission
  readonly payments: PaymentService
  readonly refunds: RefundEngine

  constructor(
    readonly tx: Tx,
    real: Context,
    private readonly account: Account,
  ) {
    this.now = real.clock.now()
    this.seal = real.seal
    this.time = this.now
    // Separate jobs, so that the server's handlers keep working on the present.
    const context: Context = { ...real, db: tx, clock: this.clock, jobs: new Jobs(tx, this.clock, real.log) }
    const services = buildServices(context)
    this.engine = services.orders
    this.quotes = new TakeawayQuotes(context, services.quotes)
    this.placement = new TakeawayPlacement(context, this.quotes)
    this.submission = services.submission
    this.payments = new PaymentService(context, services.purposes, balanceOnly)
    this.refunds = services.refunds
    this.caller = {
      customer: { id: accountId(account), isMember: account.isMember, tokenHash: '' },
      language: real.config.defaultLanguage,
      place: cityCentre,
      ip: '127.0.0.1',
      network: '127.0.0.1',
      device: undefined,
      userAgent: '',
      requestId: 'seed',
      origin: 'http://localhost',
    }
  }

  readonly caller: SignedIn

  turnTo(time: Date): void {
    this.time = time
  }

  get phone(): string {
    return this.account.phone
  }
}

/** A deliverable basket: the store's best-selling dishes until the minimum is reached, at least two. */
async function fillBasket({ tx, caller }: Past, storeId: string): Promise<void> {
  const { minimum_order } = await minimumOrder(tx, storeId)
  let total = 0
  const lines = []
  for (const { goodsId, price, optionIds } of await orderable(tx, storeId)) {
    if (total >= minimum_order * 1.2 && lines.length >= 2) break
    total += price
    lines.push({
      id: uuid(),
      customer_id: caller.customer.id,
      store_id: storeId,
      goods_id: goodsId,
      option_ids: optionIds,
      quantity: 1,
    })
  }
  await insertAll(tx, 'cart_lines', lines)
}

async function place(past: Past, { store, fulfilment }: PastOrder): Promise<OrderId> {
  const storeId = demoId('store', store)
  await fillBasket(past, storeId)
  const quote = await past.quotes.confirm(past.caller, { kind: 'takeaway', storeId, fulfilment, deliverAt: null })
  const pickup = fulfilment === 'pickup' ? { pickupPhone: past.phone, agreed: true } : { agreed: false }
  const defaults = { remark: '', riderNote: '', contactFree: false, ifSoldOut: 'call' as const, tableware: 1 }
  const { quoteId, ...placementInput } = orderSubmit.request.parse({
    quoteId: quote.id,
    ...defaults,
    idempotencyKey: uuid(),
    ...pickup,
  })
  return (await past.submission.submit(past.tx, past.caller, past.placement, { quoteId, placementInput })).orderId
}

const actorOf = (event: TakeawayEvent, method: DeliveryMethod): Actor => {
  const { by } = takeaway.transitions[event]
  if (typeof by === 'string') return by
  return event === 'collect' && method === 'pickup' ? 'merchant' : (by[0] ?? 'platform')
}

async function live(past: Past, order: PastOrder, orderId: OrderId, placedAt: Date): Promise<void> {
  const { engine, tx } = past
  if (order.paid) {
    past.turnTo(minutesAfter(placedAt, 1))
    const request = paymentBalancePay.request.parse({ orderId, payPassword: '000000', idempotencyKey: uuid() })
    await past.payments.payFromBalance(tx, past.caller.customer.id, request)
  }
  const method = (await engine.lock(tx, orderId)).variant as DeliveryMethod
  const rider = riders[order.daysAgo % riders.length] ?? riders[0]
  let asked = order.refund
  for (const { event, minute, reason } of order.events(method)) {
    if (asked && asked.end !== 'waiting' && asked.minute < minute) {
      await refund(past, asked, orderId, placedAt)
      asked = undefined
    }
    past.turnTo(minutesAfter(placedAt, minute))
    const given = riderColumns(past.seal, { ...rider, leftAt: null, dueAt: null })
    if (event === 'assignRider') await updateTakeaway(tx, orderId, given)
    await engine.fire(tx, await engine.lock(tx, orderId), event, actorOf(event, method), { reason })
  }
  if (asked) await refund(past, asked, orderId, placedAt)
}

/** Applies for a refund of an order's first dish or of all of it, and completes the case. */
async function refund(
  past: Past,
  { end, minute, description, ...asked }: PastRefund,
  orderId: OrderId,
  placedAt: Date,
) {
  const { engine, refunds, tx } = past
  past.turnTo(end === 'waiting' ? minutesAfter(past.now, -minute) : minutesAfter(placedAt, minute))
  const applied = await refunds.apply(tx, await engine.lock(tx, orderId), {
    ...asked,
    service: 'refundOnly',
    lines: asked.type === 'partial' ? [{ position: 0, quantity: 1 }] : [],
    description: description[past.caller.language],
    pictures: [],
    actor: 'customer',
  })
  if (end === 'waiting') return
  past.turnTo(minutesAfter(placedAt, minute + 20))
  const order = await engine.lock(tx, orderId)
  if (end === 'agreed') await refunds.fire(tx, order, applied, 'agreeRefund', 'merchant')
  const reason = refusalReasons.asOrdered.en
  if (end === 'refused') await refunds.fire(tx, order, applied, 'refuse', 'merchant', { reason })
  if (end === 'revoked') await refunds.revoke(tx, order, applied)
}

/**
 * Seeds a customer's history: orders that the server's own services quote, place, pay, deliver, refuse and cancel, and
 * a final balance equal to the account's.
 */
export async function seedHistory(tx: Tx, context: Context, account: Account): Promise<void> {
  const now = context.clock.now()
  const lunchOf = (daysAgo: number) =>
    minutesAfter(localMidnight(context.config.timeZone, now), (-daysAgo - 1) * 24 * 60 + 12 * 60 + 10)
  await topUp(tx, account, 'first', account.balance, lunchOf(30))
  const past = new Past(tx, context, account)
  for (const order of pastOrders) {
    past.turnTo(lunchOf(order.daysAgo))
    await live(past, order, await place(past, order), lunchOf(order.daysAgo))
  }
  const left = await balanceOf(tx, { kind: 'customer', ownerId: accountId(account) })
  await topUp(tx, account, 'again', account.balance - left, lunchOf(1))
}
