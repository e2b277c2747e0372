import { errandAnswerPurchase, errandCancel, errandCancelTerms } from '@contract/calls/errand'
import { hotelCancel, hotelCancelQuote } from '@contract/calls/hotel'
import * as calls from '@contract/calls/order'
import { paymentBalancePay, paymentStatus } from '@contract/calls/payment'
import { reservationCancel, reservationDetail } from '@contract/calls/reservation'
import { walletBalance, walletRecharge } from '@contract/calls/wallet'
import { isOfKind } from '@contract/order-kinds'
import { type Cashier, openAt } from '../../../server/testing/payments'
import { key, keyed, Person, type Resident, type Town } from './people'
import { Shopping } from './shopping'

const reason = 'Changed my mind'
const why = { reason: 'It was cold', description: 'It was cold and late' }

/** A customer who orders things of all kinds, changes plans and complains. */
export class Neighbour extends Person {
  private readonly shopping: Shopping
  /** The refunds that were applied for, in their order. */
  private readonly refunds: string[] = []

  constructor(
    town: Town,
    caller: Resident,
    private readonly cashier: Cashier,
    places: ConstructorParameters<typeof Shopping>[2],
  ) {
    super(town, caller)
    this.shopping = new Shopping(town, caller, places)
  }

  /** Orders something, most of the time pays for it, and sees to what was ordered before. */
  async act(mayOrder = true): Promise<void> {
    if (mayOrder && this.chance.chance(0.4)) await this.order()
    const live = await this.ask(calls.orderList, { tab: 'inProgress' })
    for (const { id, kind } of live?.items ?? []) await this.follow(id, kind)
    if (this.chance.chance(0.2)) await this.complain()
    if (this.chance.chance(0.3)) await this.insist()
  }

  /** Fills the balance up from a payment app. */
  async topUp(): Promise<void> {
    const { balance = 0 } = (await this.ask(walletBalance, {})) ?? {}
    if (balance > 1_000_00) return
    const opened = await this.ask(walletRecharge, { amount: 2_000_00, ...key() })
    if (opened) await this.payAt(opened.paymentId, 'paymentId')
  }

  private async order(): Promise<void> {
    const orderId = await this.shopping.buy()
    if (orderId === undefined || this.chance.chance(0.06)) return
    if (this.chance.chance(0.6)) await this.payAt(orderId, 'orderId')
    else await this.ask(paymentBalancePay, { orderId, ...keyed() })
  }

  private async payAt(id: string, as: 'orderId' | 'paymentId'): Promise<void> {
    const what = as === 'orderId' ? { orderId: id } : { paymentId: id }
    const provider = this.chance.pick(['wechat', 'alipay'] as const)
    const part = as === 'orderId' && this.chance.chance(0.5) ? this.chance.whole(1, 20_00) : undefined
    // A table without a deposit and an order that lapsed have nothing to pay; a part may be more than there is.
    const token = await openAt(this.caller, provider, what, part).catch(() => undefined)
    if (token === undefined) return
    await this.cashier.decide(token, this.chance.chance(0.9) ? 'succeed' : 'fail')
    await this.ask(paymentStatus, what)
  }

  private async follow(orderId: string, kind: string): Promise<void> {
    if (this.chance.chance(0.04)) return this.cancel(orderId, kind)
    const detail = await this.ask(calls.orderDetail, { orderId })
    const isAsked = detail && isOfKind(detail, 'errand') && detail.question !== null
    if (isAsked) await this.ask(errandAnswerPurchase, { orderId, answer: 'without', ...key() })
    const canConfirm = detail && 'actions' in detail && (detail.actions as string[]).includes('confirm')
    if (canConfirm && this.chance.chance(0.7)) await this.ask(calls.orderConfirmReceipt, { orderId, ...key() })
  }

  private async cancel(orderId: string, kind: string): Promise<void> {
    const one = { orderId, reason, ...key() }
    if (kind === 'hotel') {
      const quote = await this.ask(hotelCancelQuote, { orderId })
      if (quote) await this.ask(hotelCancel, { ...one, back: quote.back })
    } else if (kind === 'table') {
      const table = await this.ask(reservationDetail, { orderId })
      const kept = table && isOfKind(table, 'table') ? table.cancelling?.kept : undefined
      if (kept !== undefined) await this.ask(reservationCancel, { ...one, kept })
    } else if (kind === 'errand') {
      const terms = await this.ask(errandCancelTerms, { orderId })
      if (terms) await this.ask(errandCancel, { ...one, fee: terms.fee })
    } else await this.ask(calls.orderCancel, one)
  }

  /** Applies for a refund of all of an order or of its first line. */
  private async complain(): Promise<void> {
    const tab = this.chance.pick(['inProgress', 'toReview', 'completed'] as const)
    const { items = [] } = (await this.ask(calls.orderList, { tab })) ?? {}
    if (items.length === 0) return
    const { id: orderId, kind } = this.chance.pick(items)
    const isPart = kind === 'takeaway' && this.chance.chance(0.6)
    const what = isPart
      ? { type: 'partial' as const, lines: [{ position: 0, quantity: 1 }] }
      : { type: 'full' as const }
    const claim = kind === 'errand' && this.chance.chance(0.5) ? { claim: this.chance.whole(1_00, 99_99) } : {}
    const refund = await this.ask(calls.orderApplyRefund, { orderId, ...what, ...why, ...claim, ...key() })
    if (refund) this.refunds.push(refund.id)
  }

  /** Brings a refused refund before the platform, or withdraws one. */
  private async insist(): Promise<void> {
    for (const refundId of this.refunds.slice(-3)) {
      const { state } = (await this.ask(calls.orderRefundDetail, { refundId })) ?? {}
      if (state === 'refused' && this.chance.chance(0.5)) await this.ask(calls.orderEscalateRefund, { refundId })
      else if (state === 'merchantReview' && this.chance.chance(0.05))
        await this.ask(calls.orderCancelRefund, { refundId })
    }
  }
}
