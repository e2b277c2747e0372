import { randomInt } from 'node:crypto'
import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import type { orderSubmit } from '@contract/calls/order'
import { limits } from '@contract/limits'
import { takeawayWay } from '@contract/states/takeaway'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { takeOut } from '../cart/queries'
import { useCoupons } from '../coupon/queries'
import { soldComponents } from '../pricing/order'
import { blockerDetails } from '../takeaway/pricing/quote'
import type { OrderEngine } from './engine'
import { newNumber } from './number'
import * as queries from './queries'
import type { QuoteService } from './quotes'
import { fixShares, openOrderPayment } from './settlement'
import type { Share } from './shares'
import { takeStock } from './stock/queries'
import { takeawayShares } from '../takeaway/shares'

type Tx = Transaction<Database>
type Submit = Request<typeof orderSubmit>
type QuoteDraft = Awaited<ReturnType<QuoteService['again']>>

const newPickupCode = (): string => String(randomInt(100, 1000))

function checkPickup({ pickupPhone, agreed }: Submit, { input }: QuoteDraft): void {
  if (input.fulfilment !== 'pickup') return
  if (!input.store.self_pickup) throw new Failure('selfPickupUnavailable')
  if (!pickupPhone) throw new Failure('pickupPhoneRequired')
  if (!agreed) throw new Failure('serviceAgreementRequired')
}

/**
 * Makes the order of a quote (product text §5, orders): priced again, refused with a named failure when something changed,
 * stock and coupons taken, payment opened. All of it in the caller's transaction.
 */
export class OrderSubmission {
  constructor(
    private readonly context: Context,
    private readonly quotes: QuoteService,
    private readonly engine: OrderEngine,
  ) {}

  async submit(tx: Tx, caller: SignedIn, request: Submit): Promise<Response<typeof orderSubmit>> {
    const quote = await queries.lockQuote(tx, request.quoteId)
    const now = this.context.clock.now()
    if (!quote || quote.order_id !== null) throw new Failure('quoteNotFound')
    if (quote.expires_at <= now) throw new Failure('quoteExpired')
    await queries.lockCustomer(tx, caller.customer.id)
    const drafted = await this.quotes.again(tx, caller, quote)
    this.checkUnchanged(quote, drafted, caller)
    checkPickup(request, drafted)
    if (!(await takeStock(tx, quote.request.lines))) throw new Failure('soldOut')
    return this.create(tx, caller, request, quote, drafted)
  }

  private checkUnchanged(quote: queries.Quote, { priced, input }: QuoteDraft, { language }: SignedIn): void {
    const [blocker] = priced.blockers
    if (blocker) throw new Failure(blocker.failure, blockerDetails(priced, blocker, language))
    if (priced.fingerprint !== quote.fingerprint) throw new Failure('quoteChanged', { total: priced.basket.total })
    const { deliverAt } = quote.request
    if (deliverAt && Date.parse(deliverAt) <= input.now.getTime()) throw new Failure('timeSlotUnavailable')
  }

  private async create(tx: Tx, caller: SignedIn, request: Submit, quote: queries.Quote, drafted: QuoteDraft) {
    const { input, priced, address } = drafted
    const { now, store, fulfilment } = input
    const id = uuid()
    const payBefore = minutesAfter(now, limits.unpaidOrderMinutes)
    const { deliverAt } = quote.request
    const row = {
      id,
      customer_id: caller.customer.id,
      store_id: store.id,
      kind: 'takeaway',
      status: 'pendingPayment',
      step: null,
      fulfilment,
      way: takeawayWay(fulfilment, store.delivered_by),
      lines: JSON.stringify(priced.basket.lines.map(({ sold }) => sold)),
      components: JSON.stringify(soldComponents(priced.basket)),
      total: priced.basket.total,
      saved: priced.basket.saved,
      address_sealed: address && this.context.seal.seal(JSON.stringify(address)),
      pickup_phone_sealed: request.pickupPhone ? this.context.seal.seal(request.pickupPhone) : null,
      pickup_code: fulfilment === 'pickup' ? newPickupCode() : null,
      latitude: address?.latitude ?? null,
      longitude: address?.longitude ?? null,
      distance: priced.distance,
      rider: null,
      remark: request.remark,
      tableware: request.tableware,
      hide_number: request.hideNumber,
      rider_note: request.riderNote,
      contact_free: request.contactFree,
      if_sold_out: request.ifSoldOut,
      deliver_at: deliverAt,
      estimated_at: deliverAt ?? minutesAfter(now, priced.minutes),
      pay_before: payBefore,
      placed_at: now,
      paid_at: null,
      ended_at: null,
      reminded_at: null,
      cancel_reason: null,
      removed_at: null,
    } as const
    const order = await queries.insertOrder(tx, row, () => newNumber(now, store.time_zone))
    await this.finish(tx, order, quote, drafted)
    return { orderId: id, total: priced.basket.total, payBefore: payBefore.toISOString() }
  }

  private sharesOf({ customer_id, way }: queries.Order, { input: { store }, priced: { basket } }: QuoteDraft): Share[] {
    return takeawayShares({
      customerId: customer_id,
      storeId: store.id,
      commissionRate: store.commission_rate,
      deliveryMethod: way,
      lines: basket.lines.map(({ sold }, position) => ({
        gross: sold.price * sold.quantity,
        paid: basket.paid[position] ?? 0,
      })),
      components: basket.components,
    })
  }

  private async finish(tx: Tx, order: queries.Order, quote: queries.Quote, draft: QuoteDraft) {
    const { priced, input, address } = draft
    const { id: orderId, customer_id: customerId } = order
    const rows = priced.basket.lines.map(({ line, sold }, position) => ({
      order_id: orderId,
      position,
      goods_id: line.goodsId,
      option_ids: [...line.optionIds],
      quantity: line.quantity,
      price: sold.price,
      paid: priced.basket.paid[position] ?? 0,
    }))
    await queries.insertLines(tx, rows)
    await queries.useQuote(tx, quote.id, orderId)
    await takeOut(tx, customerId, quote.request.lines)
    const used = { ids: quote.request.couponIds, customerId, orderId, at: input.now }
    if (!(await useCoupons(tx, used))) throw new Failure('couponUnavailable')
    if (address) await queries.touchAddress(tx, address.id, input.now)
    await fixShares(tx, order, this.sharesOf(order, draft))
    await openOrderPayment(tx, order, {
      title: input.store.name,
      payBefore: order.pay_before,
      amount: order.total,
      at: input.now,
    })
    await this.engine.placed(tx, order)
  }
}
