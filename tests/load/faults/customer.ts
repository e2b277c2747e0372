import { randomUUID } from 'node:crypto'
import { cartAdd, cartDelete } from '@contract/calls/cart'
import { homeReceiveCoupon } from '@contract/calls/home'
import { orderApplyRefund, orderCancel, orderConfirm, orderSubmit } from '@contract/calls/order'
import { paymentAlipayOrder, paymentBalancePay, paymentStatus, paymentWechatOrder } from '@contract/calls/payment'
import type { FailureName } from '@contract/failures'
import type { Random } from '../../../server/demo/city/random'
import { surpriseWords } from '../../../server/demo/surprises'
import { ticketConfirm, ticketSubmit } from '../../../server/testing/ticket/contract'
import { decideTrade } from './cashier'
import type { FaultClient } from './client'
import type { Journal } from './journal'

/** Where one can order, and what. */
export interface Offer {
  readonly storeId: string
  readonly goods: readonly [string, ...string[]]
}

export const payPassword = '246810'

/** What may truly come between a customer and an order that others buy from, cancel and refuse at the same time. */
const fair: readonly FailureName[] = [
  'alreadyPaid',
  'paymentClosed',
  'orderStateChanged',
  'refundUnavailable',
  'refundTooMuch',
  'applicationInReview',
  'soldOut',
  'quoteChanged',
  'quoteNotFound',
  'couponUnavailable',
  'couponUsedUp',
  'couponLimitReached',
  'cartEmpty',
  'insufficientBalance',
  'overPurchaseLimit',
  // The sandbox's providers live in the server that is killed.
  'paymentFailed',
]

/** What merchants and riders do with an order: mostly all goes well (server/demo/surprises.ts). */
const remarks = ['', '', '', '', '', surpriseWords.refuse, surpriseWords.delay, surpriseWords.refuseRefund] as const

/** One customer's orders, each to whatever end chance gives it. What the server says is written down. */
export class Customer {
  /** Orders that were paid and not cancelled: they may be cooked by now. */
  private readonly bought: string[] = []

  constructor(
    private readonly client: FaultClient,
    private readonly offers: readonly [Offer, ...Offer[]],
    private readonly shows: readonly [string, ...string[]],
    private readonly chance: Random,
    private readonly journal: Journal,
  ) {}

  async receive(couponId: string): Promise<void> {
    const { data, failure } = await this.client.tap(homeReceiveCoupon, { couponId, idempotencyKey: randomUUID() })
    if (data) this.journal.coupons.add(data.id)
    else this.expectFair('home.receiveCoupon', failure)
  }

  async order(): Promise<void> {
    const orderId = await (this.chance.chance(0.4) ? this.placeTickets() : this.place())
    if (!orderId || this.chance.chance(0.1)) return
    if (this.chance.chance(0.15)) return this.cancel(orderId)
    await this.pay(orderId)
    if (this.chance.chance(0.3)) return this.cancel(orderId)
    this.bought.push(orderId)
  }

  /** Asks for all or a part of an earlier order back. */
  async complain(): Promise<void> {
    const [orderId] = this.bought.splice(this.chance.whole(0, 2), 1)
    if (orderId) await this.applyForRefund(orderId)
  }

  private async place(): Promise<string | undefined> {
    const { storeId, goods } = this.chance.pick(this.offers)
    await this.client.ask(cartDelete, { storeId })
    for (const goodsId of goods) await this.client.ask(cartAdd, { goodsId, quantity: this.chance.whole(1, 3) })
    const pickup = this.chance.chance(0.5)
    const confirm = { storeId, fulfilment: pickup ? ('pickup' as const) : ('delivery' as const) }
    const { data: quote, failure } = await this.client.ask(orderConfirm, confirm)
    if (!quote) return this.expectFair('order.confirm', failure)
    const door = pickup ? { pickupPhone: '13912345678', agreed: true } : {}
    const request = { quoteId: quote.id, idempotencyKey: randomUUID(), remark: this.chance.pick(remarks), ...door }
    const { data: order, failure: refused } = await this.client.tap(orderSubmit, request)
    if (!order) return this.expectFair('order.submit', refused)
    this.journal.orders.set(order.orderId, order.total)
    return order.orderId
  }

  private async placeTickets(): Promise<string | undefined> {
    const confirm = { showId: this.chance.pick(this.shows), quantity: this.chance.whole(1, 3) }
    const { data: quote, failure } = await this.client.ask(ticketConfirm, confirm)
    if (!quote) return this.expectFair('ticket.confirm', failure)
    const request = { quoteId: quote.id, seat: 'A1', idempotencyKey: randomUUID() }
    const { data: order, failure: refused } = await this.client.tap(ticketSubmit, request)
    if (!order) return this.expectFair('ticket.submit', refused)
    this.journal.orders.set(order.orderId, order.total)
    this.journal.tickets.add(order.orderId)
    return order.orderId
  }

  private async pay(orderId: string): Promise<void> {
    const way = this.chance.next()
    if (way < 0.6) return this.payFromBalance(orderId)
    if (way < 0.9) return this.payAtProvider(orderId)
    await Promise.all([this.payAtProvider(orderId), this.payFromBalance(orderId)])
  }

  private async payFromBalance(orderId: string): Promise<void> {
    const request = { orderId, payPassword, idempotencyKey: randomUUID() }
    const { data, failure } = await this.client.tap(paymentBalancePay, request)
    if (data) this.journal.paid.add(orderId)
    else this.expectFair('payment.balancePay', failure)
  }

  private async payAtProvider(orderId: string): Promise<void> {
    const call = this.chance.chance(0.5) ? paymentWechatOrder : paymentAlipayOrder
    const { data, failure } = await this.client.tap(call, { orderId, idempotencyKey: randomUUID() })
    if (!data) return void this.expectFair(call.name, failure)
    if (data.checkout.how !== 'sandbox') throw new Error(`the sandbox answered ${data.checkout.how}`)
    if (!(await decideTrade(this.client, data.checkout.token))) return
    this.journal.trades.add(data.checkout.token)
    const { data: told } = await this.client.ask(paymentStatus, { orderId })
    if (told?.status === 'paid') this.journal.paid.add(orderId)
  }

  private async cancel(orderId: string): Promise<void> {
    const request = { orderId, reason: 'Changed my mind', idempotencyKey: randomUUID() }
    const { data, failure } = await this.client.tap(orderCancel, request)
    if (data) this.journal.cancelled.add(orderId)
    else this.expectFair('order.cancel', failure)
  }

  private async applyForRefund(orderId: string): Promise<void> {
    const whole = this.chance.chance(0.5)
    const lines = whole ? [] : [{ position: 0, quantity: 1 }]
    const why = { reason: 'Something is missing', description: 'One dish did not come' }
    const request = { orderId, type: whole ? ('full' as const) : ('partial' as const), lines, ...why }
    const { data, failure } = await this.client.tap(orderApplyRefund, { ...request, idempotencyKey: randomUUID() })
    if (data) this.journal.refunds.add(data.id)
    else this.expectFair('order.applyRefund', failure)
  }

  private expectFair(call: string, failure: FailureName | undefined): undefined {
    if (failure && !fair.includes(failure)) this.journal.faults.push(`${call} was refused with ${failure}`)
  }
}
