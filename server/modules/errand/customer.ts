import type { Transaction } from 'kysely'
import type { Request } from '@contract/call'
import type * as calls from '@contract/calls/errand'
import type { CancelTerms, DeliveryAnswer } from '@contract/entities/errand'
import type { AddressId, OrderId } from '@contract/entities/ids'
import { formatMoney } from '@contract/money'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database, UndeliveredRecord } from '../../database/schema'
import { Failure } from '../../http/failure'
import type { Routes } from '../../routing/routes'
import { addressById } from '../address/queries'
import { sealAddress } from '../address/snapshot'
import type { OrderEngine } from '../order/engine'
import type { Order } from '../order/queries'
import { limits } from '@contract/limits'
import { distanceFee } from '@contract/errand-fee'
import { cancelTerms } from './cancel'
import type { ErrandDesk } from './desk'
import { type ErrandMoney, goodsPurpose, tipPurpose, wayPurpose } from './money'
import * as queries from './queries'
import { errandBack } from './reasons'
import { deliveryChoices } from './view'

type Tx = Transaction<Database>

/** A payment that a customer's choice opened; without one it is done already. */
export interface OpenedPayment {
  readonly paymentId: string | null
  readonly amount: number
  readonly payBefore: string | null
}

const nothing: OpenedPayment = { paymentId: null, amount: 0, payBefore: null }

/** A way that a customer may choose for goods that nobody took. */
interface ChosenWay {
  readonly fee: number
  readonly meters: number | null
  readonly chosen: NonNullable<UndeliveredRecord['chosen']> | null
}

/** Customers' actions on their errands (product text §4, §5). Ownership of ids is checked by `handle`. */
export class ErrandCustomers {
  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
    private readonly desk: ErrandDesk,
    private readonly money: ErrandMoney,
    private readonly routes: Routes,
  ) {}

  /** Current cancellation terms of an errand, under its lock. */
  async cancelTerms(tx: Tx, orderId: OrderId): Promise<CancelTerms> {
    return this.termsOf(tx, await this.errand(tx, orderId))
  }

  /** @throws Failure `errandAlreadyPickedUp`, and `errandTermsChanged` for another fee than was shown */
  async cancel(tx: Tx, { orderId, reason, fee }: Request<typeof calls.errandCancel>): Promise<void> {
    const order = await this.errand(tx, orderId)
    if (order.phase !== 'toPay' && order.phase !== 'inProgress') throw new Failure('orderStateChanged')
    const terms = await this.termsOf(tx, order)
    if (!terms.allowed) throw new Failure('errandAlreadyPickedUp')
    if (terms.fee !== fee) throw new Failure('errandTermsChanged', { fee: terms.fee })
    if (terms.fee > 0) {
      const settled = await this.desk.keepFee(tx, order, terms.fee, errandBack.cancelled.en)
      await this.desk.events.fire(tx, settled, 'cancelPaid', 'customer', { reason })
      return
    }
    const event = this.orders.allows(order, 'cancel') ? 'cancel' : 'cancelFree'
    await this.desk.events.fire(tx, order, event, 'customer', { reason })
  }

  /** Opens the payment of a tip's raise. @throws Failure `errandTipLower`, `errandTipTooHigh`, `orderStateChanged` */
  async addTip(tx: Tx, { orderId, tip }: Request<typeof calls.errandAddTip>): Promise<OpenedPayment> {
    const order = await this.errand(tx, orderId)
    if (order.state !== 'waitingAccept') throw new Failure('orderStateChanged')
    const { errandTerms: terms, currencySymbol: symbol } = this.context.config
    const maximum = formatMoney(terms.mostTip, { symbol, trim: true })
    if (tip > terms.mostTip) throw new Failure('errandTipTooHigh', { maximum })
    const more = tip - (await this.money.left(tx, order, 'errandTip'))
    if (more <= 0) throw new Failure('errandTipLower')
    return this.open(tx, order, tipPurpose, more, minutesAfter(this.context.clock.now(), limits.unpaidOrderMinutes))
  }

  /** Answers a rider who found the goods dearer. @throws Failure `orderStateChanged`, `nothingWithout`, `errandAnswerUnavailable` */
  async answerPurchase(
    tx: Tx,
    { orderId, answer }: Request<typeof calls.errandAnswerPurchase>,
  ): Promise<OpenedPayment> {
    const order = await this.errand(tx, orderId)
    const { question } = await queries.errandOf(tx, orderId)
    if (order.state !== 'purchaseQuestion' || !question) throw new Failure('orderStateChanged')
    if (answer === 'stop' && question.kept) throw new Failure('errandAnswerUnavailable')
    if (answer === 'stop') await this.desk.stopPurchase(tx, order, 'customer')
    if (answer === 'without' && question.without === 0) throw new Failure('nothingWithout')
    if (answer === 'without') await this.desk.buyWithout(tx, order, 'customer')
    if (answer !== 'pay') return nothing
    const difference = question.amount - (await this.money.left(tx, order, 'errandGoods'))
    return this.open(tx, order, goodsPurpose, difference, new Date(question.answerBefore))
  }

  /** Fee of each answer for goods that nobody received. @throws Failure as the call does */
  async deliveryTerms(tx: Tx, orderId: OrderId, addressId: AddressId | undefined) {
    const order = await this.errand(tx, orderId)
    const row = await queries.errandOf(tx, orderId)
    if (order.state !== 'undeliverable') throw new Failure('orderStateChanged')
    const choices = deliveryChoices(row).filter((answer) => answer !== 'otherAddress' || addressId !== undefined)
    const items: { answer: DeliveryAnswer; fee: number; meters: number | null }[] = []
    for (const answer of choices) {
      const { fee, meters } = await this.way(tx, row, answer, addressId)
      items.push({ answer, fee, meters })
    }
    return { items }
  }

  /** Chooses what becomes of goods that nobody took; a way that costs something begins once it is paid. @throws Failure as the call does */
  async answerDelivery(tx: Tx, asked: Request<typeof calls.errandAnswerDelivery>): Promise<OpenedPayment> {
    const { orderId, answer, addressId, fee } = asked
    const order = await this.errand(tx, orderId)
    const row = await queries.errandOf(tx, orderId)
    const { undelivered } = row
    if (order.state !== 'undeliverable' || !undelivered) throw new Failure('orderStateChanged')
    if (!deliveryChoices(row).includes(answer)) throw new Failure('errandAnswerUnavailable')
    const way = await this.way(tx, row, answer, addressId)
    if (way.fee !== fee) throw new Failure('errandTermsChanged', { fee: way.fee })
    await this.money.close(tx, order, [wayPurpose])
    if (!way.chosen) {
      await this.desk.events.fire(tx, order, answer === 'giveAway' ? 'giveAway' : 'deliverAgain', 'customer')
      return nothing
    }
    await queries.updateErrand(tx, orderId, { undelivered: JSON.stringify({ ...undelivered, chosen: way.chosen }) })
    if (way.fee > 0) return this.open(tx, order, wayPurpose, way.fee, new Date(undelivered.answerBefore))
    await this.begin(tx, order)
    return nothing
  }

  /** Begins the way that was chosen and, if it costs something, paid. */
  async begin(tx: Tx, order: Order, actor: 'customer' | 'payment' = 'customer'): Promise<void> {
    const { undelivered } = await queries.errandOf(tx, order.id)
    const chosen = undelivered?.chosen
    if (!chosen) throw new Error(`No way of the errand ${order.id} was chosen`)
    const { addressSealed, places, route } = chosen
    // The way back changes no address.
    if (addressSealed && places && route)
      await queries.updateErrand(tx, order.id, {
        ...{ delivery_sealed: addressSealed, places: JSON.stringify(places), route: JSON.stringify(route) },
      })
    await this.desk.events.fire(tx, order, chosen.answer === 'return' ? 'bringBack' : 'deliverAgain', actor)
  }

  /** Rates an errand. @throws Failure `orderStateChanged` for one that is not to be rated */
  async comment(tx: Tx, { orderId, rating, text }: Request<typeof calls.errandComment>): Promise<void> {
    const order = await this.errand(tx, orderId)
    const now = this.context.clock.now()
    await this.desk.events.fire(tx, order, 'review', 'customer')
    await queries.updateErrand(tx, orderId, { rating, comment: text, commented_at: now })
  }

  /** Locks an errand. @throws Failure `orderNotFound` for an order of another kind */
  async errand(tx: Tx, orderId: OrderId): Promise<Order> {
    const order = await this.orders.lock(tx, orderId)
    if (order.kind !== 'errand') throw new Failure('orderNotFound')
    return order
  }

  private async open(
    tx: Tx,
    order: Order,
    ...asked: [Parameters<ErrandMoney['open']>[2], number, Date]
  ): Promise<OpenedPayment> {
    const [, amount, payBefore] = asked
    return { paymentId: await this.money.open(tx, order, ...asked), amount, payBefore: payBefore.toISOString() }
  }

  private async termsOf(tx: Tx, order: Order): Promise<CancelTerms> {
    const [feeLeft, goods, tip] = [
      await this.money.left(tx, order, 'errandFee'),
      await this.money.left(tx, order, 'errandGoods'),
      await this.money.left(tx, order, 'errandTip'),
    ]
    const row = await queries.errandOf(tx, order.id)
    const { clock, config } = this.context
    const cancelled = { state: order.state, feeLeft, left: feeLeft + goods + tip }
    return cancelTerms(row, config.errandTerms, cancelled, clock.now())
  }

  /** The route of an answer and its fee. */
  private async way(
    tx: Tx,
    row: queries.ErrandRow,
    answer: DeliveryAnswer,
    addressId: AddressId | undefined,
  ): Promise<ChosenWay> {
    if (answer === 'again' || answer === 'giveAway') return { fee: 0, meters: null, chosen: null }
    if (answer === 'return') {
      const meters = row.route.state === 'ready' ? row.route.meters : null
      return { fee: row.terms.returnFee, meters, chosen: { answer } }
    }
    if (addressId === undefined) throw new Failure('addressRequired')
    const address = await addressById(tx, addressId)
    if (!address) throw new Failure('addressNotFound')
    const route = await this.routes.between(row.places.to, address)
    if (route.state !== 'ready') throw new Failure('mileageFailed')
    const { errandTerms: terms } = this.context.config
    if (route.meters > terms.mostMeters) throw new Failure('errandTooFar')
    const to = { name: address.address, latitude: address.latitude, longitude: address.longitude }
    const chosen = {
      answer,
      addressSealed: sealAddress(this.context.seal, address),
      places: { ...row.places, to },
      route,
    }
    return { fee: distanceFee(terms, route.meters), meters: route.meters, chosen }
  }
}
