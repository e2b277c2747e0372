import { randomUUID } from 'node:crypto'
import { aftersaleApply } from '@contract/calls/aftersale'
import { homeReceiveCoupon } from '@contract/calls/home'
import { orderApplyRefund, orderCancel } from '@contract/calls/order'
import { paymentAlipayOrder, paymentBalancePay, paymentStatus, paymentWechatOrder } from '@contract/calls/payment'
import type { FailureName } from '@contract/failures'
import type { Random } from '../../../server/demo/city/random'
import { cancelBooking } from './bookings'
import type { Buyer, Market, Recipients } from './buyer'
import { decideTrade } from './cashier'
import type { FaultClient } from './client'
import type { Journal } from './journal'
import { leaveGroup } from './deals'
import { cancelErrand, followErrand } from './errands'
import { openBalance } from './presales'
import { placeOrders } from './purchases'
import { talk } from './talk'
import { useVouchers } from './vouchers'
import { withdraw } from './withdrawals'

export const payPassword = '246810'

/** Legitimate refusals of a customer whose order competes with those of others. */
const fair: readonly FailureName[] = [
  'alreadyPaid',
  'paymentClosed',
  'orderStateChanged',
  'refundUnavailable',
  'refundTooMuch',
  'applicationInReview',
  'soldOut',
  'nightFull',
  'tableTaken',
  'tableSlotUnavailable',
  'alreadyBooked',
  'tooManyUnpaidItems',
  // It was paid between the question and the cancellation.
  'refundChanged',
  'quoteChanged',
  'quoteNotFound',
  'couponUnavailable',
  'couponUsedUp',
  'couponLimitReached',
  'cartEmpty',
  'insufficientBalance',
  'overPurchaseLimit',
  // A rider was quicker than the customer, or the customer than the rider.
  'errandAlreadyPickedUp',
  'errandTermsChanged',
  'errandTipLower',
  'errandTipTooHigh',
  'errandAnswerUnavailable',
  'nothingWithout',
  // Somebody else was faster with a voucher, a place or a cart.
  'vouchersUsedMeanwhile',
  'voucherUsed',
  'voucherNotUsable',
  'voucherTooMany',
  'groupJoinedAlready',
  'groupFull',
  'groupOver',
  'groupFormed',
  'groupCartExists',
  'groupCartClosed',
  'groupSharePaid',
  // A presale takes deposits first and balances later.
  'presaleOver',
  'balanceNotOpen',
  // It was cancelled, or its deposit is not paid.
  'balanceOver',
  'depositRequired',
  // The sandbox's providers live in the server that is killed.
  'paymentFailed',
]

/** One customer's orders, each driven to a random end. The server's answers are recorded. */
export class Customer {
  /** Orders that were paid and not cancelled: they may be cooked by now. */
  private readonly bought: string[] = []
  /** Orders of vouchers that were paid. */
  private readonly vouchers: string[] = []
  /** Presales whose deposit was paid. */
  private readonly presales: string[] = []
  /** Errands that may be under way. */
  private readonly errands: string[] = []

  constructor(
    readonly client: FaultClient,
    private readonly market: Market,
    private readonly chance: Random,
    readonly journal: Journal,
    /** Others who shop at the same time, and the till of the store that redeems vouchers. */
    private readonly others: {
      readonly friends: readonly FaultClient[]
      readonly till: FaultClient
      readonly recipients: Recipients
    },
  ) {}

  async receive(couponId: string): Promise<void> {
    const { data, failure } = await this.client.tap(homeReceiveCoupon, { couponId, idempotencyKey: randomUUID() })
    if (data) this.journal.coupons.add(data.id)
    else this.expectFair('home.receiveCoupon', failure)
  }

  async order(): Promise<void> {
    const { chance } = this
    const orderIds = await placeOrders(this.buyer)
    const [first] = orderIds ?? []
    if (!orderIds || first === undefined || chance.chance(0.1)) return
    if (chance.chance(0.15)) return this.cancel(first)
    if (chance.chance(0.1)) await Promise.all([this.cancel(first), this.pay(orderIds)])
    else await this.pay(orderIds)
    if (chance.chance(0.3) && !this.journal.presales.has(first)) return this.cancel(first)
    this.keep(first, orderIds)
  }

  /** Uses vouchers, pays the balance of a presale and withdraws money. */
  async useUp(): Promise<void> {
    const { chance, buyer, others } = this
    const voucher = this.vouchers.length > 0 && chance.pick(this.vouchers)
    if (voucher) await useVouchers(buyer, others.till, voucher)
    const [presale] = this.presales.filter((id) => !this.journal.cancelled.has(id))
    if (presale !== undefined && (await openBalance(buyer, presale))) {
      this.presales.splice(this.presales.indexOf(presale), 1)
      await this.pay([presale])
    }
    if (chance.chance(0.2)) await withdraw(buyer)
    await this.followErrands()
  }

  /** Does what errands wait for; answers whether any is under way. */
  async followErrands(): Promise<boolean> {
    let isAny = false
    for (const orderId of [...this.errands]) {
      const phase = await followErrand(this.buyer, orderId)
      if (phase === 'inProgress') isAny = true
      else if (!phase) this.errands.splice(this.errands.indexOf(orderId), 1)
    }
    return isAny
  }

  /** Remembers what was paid for the use that its kind has. */
  private keep(first: string, orderIds: readonly string[]): void {
    const { vouchers, places, presales, errands } = this.journal
    if (errands.has(first)) this.errands.push(first)
    else if (vouchers.has(first) || places.has(first)) this.vouchers.push(first)
    else if (presales.has(first)) this.presales.push(first)
    else if (!this.isBooking(first)) this.bought.push(...orderIds)
  }

  private get buyer(): Buyer {
    const { client, market, chance, journal, others } = this
    const friend = () => chance.pick(others.friends)
    const { recipients } = others
    return { client, market, chance, journal, recipients, friend, expectFair: this.expectFair.bind(this) }
  }

  /** Talks with one of the stores. */
  async talk(): Promise<void> {
    const { client, chance, journal, market } = this
    await talk({ client, chance, journal }, chance.pick(market.offers).storeId)
  }

  /** Asks for all or a part of an earlier order back. */
  async complain(): Promise<void> {
    const [orderId] = this.bought.splice(this.chance.whole(0, 2), 1)
    if (!orderId) return
    if (this.journal.goods.has(orderId)) await this.openCase(orderId)
    else await this.applyForRefund(orderId)
  }

  /** Pays for all orders of a trade at once, by the payment of one of them. */
  private async pay(orderIds: readonly string[]): Promise<void> {
    const way = this.chance.next()
    if (way < 0.6) return this.payFromBalance(orderIds)
    if (way < 0.9) return this.payAtProvider(orderIds)
    await Promise.all([this.payAtProvider(orderIds), this.payFromBalance(orderIds)])
  }

  private async payFromBalance(orderIds: readonly string[]): Promise<void> {
    const [orderId = ''] = orderIds
    const request = { orderId, payPassword, idempotencyKey: randomUUID() }
    const { data, failure } = await this.client.tap(paymentBalancePay, request)
    if (data) this.wasPaid(orderId)
    else this.expectFair('payment.balancePay', failure)
  }

  private async payAtProvider(orderIds: readonly string[]): Promise<void> {
    const [orderId = ''] = orderIds
    const call = this.chance.chance(0.5) ? paymentWechatOrder : paymentAlipayOrder
    const { data, failure } = await this.client.tap(call, { orderId, idempotencyKey: randomUUID() })
    if (!data) return void this.expectFair(call.name, failure)
    if (data.checkout.how !== 'sandbox') throw new Error(`the sandbox answered ${data.checkout.how}`)
    if (!(await decideTrade(this.client, data.checkout.token))) return
    this.journal.trades.add(data.checkout.token)
    const { data: told } = await this.client.ask(paymentStatus, { orderId })
    if (told?.status === 'paid') this.wasPaid(orderId)
  }

  /** The first payment of a presale is its deposit. */
  private wasPaid(orderId: string): void {
    const { presales, deposits, paid } = this.journal
    if (presales.has(orderId) && !deposits.has(orderId)) deposits.add(orderId)
    else paid.add(orderId)
  }

  private isBooking = (orderId: string): boolean => this.journal.stays.has(orderId) || this.journal.tables.has(orderId)

  private async cancel(orderId: string): Promise<void> {
    if (this.journal.errands.has(orderId)) return cancelErrand(this.buyer, orderId)
    const end = this.isBooking(orderId) ? cancelBooking : this.journal.places.has(orderId) ? leaveGroup : undefined
    if (end) {
      const { done, failure } = await end(this, orderId)
      if (done) this.journal.cancelled.add(orderId)
      return this.expectFair('the cancellation of a booking or a place', failure)
    }
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

  /** Asks for money for one piece of a mall order, or a part of what it cost. */
  private async openCase(orderId: string): Promise<void> {
    const asked = { service: 'refundOnly' as const, reason: 'other', description: 'It is not what I need' }
    const lines = [{ position: 0, quantity: 1 }]
    const amount = this.chance.chance(0.3) ? { amount: this.chance.whole(1, 500) } : {}
    const request = { orderId, ...asked, lines, ...amount, idempotencyKey: randomUUID() }
    const { data, failure } = await this.client.tap(aftersaleApply, request)
    if (data) this.journal.refunds.add(data.id)
    else this.expectFair('aftersale.apply', failure)
  }

  private expectFair(call: string, failure: FailureName | undefined): undefined {
    if (failure && !fair.includes(failure)) this.journal.faults.push(`${call} was refused with ${failure}`)
  }
}
