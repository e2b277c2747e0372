import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Position } from '@contract/entities/common'
import type { OrderId } from '@contract/entities/ids'
import { limits } from '@contract/limits'
import { formatMoney } from '@contract/money'
import { errand } from '@contract/states/errand'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database, QuestionRecord, RiderRecord } from '../../database/schema'
import { Failure } from '../../http/failure'
import type { OrderEngine } from '../order/engine'
import type { Order } from '../order/queries'
import type { EventsOf } from '../order/typed-events'
import { askedDelay } from '../order/delay'
import { codesOf } from './codes'
import { type ErrandMoney, goodsPurpose, tipPurpose, wayPurpose } from './money'
import * as queries from './queries'
import { errandBack } from './reasons'
import { needsReceipt, silentAnswer } from './view'

type Tx = Transaction<Database>

/** Receipt of a rider: its amount, and a hash of its photo, which can be used once. */
export interface Receipt {
  readonly amount: number
  readonly photoHash: string
}

/** Proof of a hand-over: the code of the other person, or a photo. */
export interface HandOver {
  readonly code?: string
  readonly photo?: boolean
}

/** Work on a locked errand. */
type Work = (tx: Tx, order: Order) => Promise<unknown>

/** A rider who came: what of a rider's record is known before the way. */
export type NewRider = Omit<RiderRecord, 'leftAt' | 'dueAt'>

const silenceJob = 'errand.silence'
const positionMs = 2_000

/**
 * Riders' actions on errands, and the clock's when a customer does not answer. Refunds before an event are made here,
 * under the lock of the order.
 */
export class ErrandDesk {
  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
    private readonly money: ErrandMoney,
  ) {
    context.jobs.on<{ orderId: OrderId; state: string; due: string }>(silenceJob, (tx, job) => this.onSilence(tx, job))
  }

  /** A rider takes a waiting errand; of two, the first. A tip that was not paid yet is not raised any more. */
  async accept(tx: Tx, order: Order, rider: NewRider): Promise<Order> {
    const accepted = await this.events.fire(tx, order, 'accept', 'rider')
    await this.money.close(tx, order, [tipPurpose])
    await queries.updateErrand(tx, order.id, { rider: JSON.stringify({ ...rider, leftAt: null, dueAt: null }) })
    return accepted
  }

  /** A rider gives an errand up before the pickup: it waits again, and nothing is charged. */
  giveUp(tx: Tx, order: Order): Promise<Order> {
    return this.events.fire(tx, order, 'giveUp', 'rider')
  }

  /** The rider is at the shop or at the pickup. */
  arrive(tx: Tx, order: Order, happenedAt?: Date): Promise<Order> {
    return this.events.fire(tx, order, 'riderArrive', 'rider', { happenedAt })
  }

  /** The rider has what was to be fetched. @throws Failure as `handOver` does */
  async pickUp(orderId: OrderId, shown: HandOver, also?: Work): Promise<void> {
    await this.handOver(orderId, 'pickup', shown, (tx, order) => this.events.fire(tx, order, 'pickUp', 'rider'), also)
  }

  /** The rider asks before buying dearer. @throws Failure `purchaseOverMaximum`, whatever the customer would say */
  async ask(tx: Tx, order: Order, { amount, without, note, kept = 0 }: Omit<QuestionRecord, 'answerBefore'>) {
    const { terms } = await queries.errandOf(tx, order.id)
    const maximum = terms.maxEstimate
    const symbol = this.context.config.currencySymbol
    if (amount > maximum) throw new Failure('purchaseOverMaximum', { maximum: formatMoney(maximum, { symbol }) })
    const paid = await this.money.left(tx, order, 'errandGoods')
    const answerBefore = minutesAfter(this.context.clock.now(), limits.answerPurchaseMinutes)
    const asked = { amount, without: Math.min(Math.max(without, kept), paid), kept, note }
    const question = { ...asked, answerBefore: answerBefore.toISOString() }
    await queries.updateErrand(tx, order.id, { question: JSON.stringify(question) })
    const waiting = await this.events.fire(tx, order, 'askPurchase', 'rider')
    await this.silenceAt(tx, waiting, answerBefore)
    return waiting
  }

  /**
   * The rider bought goods: their receipts add up, and savings are refunded. An excess over the payment is asked for
   * first and never retained; a correction replaces the earlier receipts. A purchase of nothing for nothing ends the
   * errand free of charge.
   * @throws Failure `receiptUsed` for an earlier photo, `purchaseOverMaximum`
   */
  async bought(tx: Tx, order: Order, receipts: readonly Receipt[], corrects = false): Promise<Order> {
    const row = await queries.errandOf(tx, order.id)
    const before = corrects ? 0 : (row.spent ?? 0)
    const total = before + receipts.reduce((sum, { amount }) => sum + amount, 0)
    const left = await this.money.left(tx, order, 'errandGoods')
    if (total > left) return this.ask(tx, order, { amount: total, without: before, kept: before, note: '' })
    if (corrects) await queries.voidReceipts(tx, order.id)
    for (const { amount, photoHash } of receipts) await this.keepReceipt(tx, order, amount, photoHash)
    await queries.updateErrand(tx, order.id, { spent: total, question: null })
    if (total === 0) return this.events.fire(tx, order, 'findNothing', 'rider')
    return order.state === 'riderArrived'
      ? this.events.fire(tx, order, 'pickUp', 'rider')
      : this.orders.touch(tx, order, {})
  }

  /**
   * Adds the affordable purchase without a further payment to a question, between the kept receipts and the paid amount,
   * and the rider's remark.
   */
  async explain(tx: Tx, order: Order, { without, note }: { without: number; note: string }): Promise<void> {
    const { question } = await queries.errandOf(tx, order.id)
    if (!question) return
    const most = await this.money.left(tx, order, 'errandGoods')
    const explained = { ...question, without: Math.min(Math.max(without, question.kept ?? 0), most), note }
    await queries.updateErrand(tx, order.id, { question: JSON.stringify(explained) })
  }

  /** The rider sets off to the door; what the goods cost less comes back now. @throws Failure `receiptRequired` */
  async setOff(tx: Tx, order: Order, minutes: number, happenedAt = this.context.clock.now()): Promise<Order> {
    const row = await queries.errandOf(tx, order.id)
    if (row.errand_kind === 'buy' && needsReceipt(row, await this.money.left(tx, order, 'errandGoods')))
      throw new Failure('receiptRequired')
    const times = { leftAt: happenedAt.toISOString(), dueAt: minutesAfter(happenedAt, minutes).toISOString() }
    if (row.rider) await queries.updateErrand(tx, order.id, { rider: JSON.stringify({ ...row.rider, ...times }) })
    const rest = (await this.money.left(tx, order, 'errandGoods')) - (row.spent ?? 0)
    const settled = await this.money.giveBack(tx, order, 'errandGoods', Math.max(0, rest), errandBack.cheaper.en)
    return this.events.fire(tx, settled, 'setOff', 'rider', { happenedAt })
  }

  /** The rider asks for more time. */
  async delay(tx: Tx, order: Order, minutes: number): Promise<Order> {
    const { rider } = await queries.errandOf(tx, order.id)
    const now = this.context.clock.now()
    const due = minutesAfter(rider?.dueAt ? new Date(rider.dueAt) : now, minutes)
    await queries.updateErrand(tx, order.id, askedDelay(minutes, now, due))
    return this.events.fire(tx, order, 'applyDelay', 'rider', { minutes })
  }

  /** The goods are handed over, or left at the door. @throws Failure as `handOver` does */
  async deliver(orderId: OrderId, shown: HandOver, also?: Work): Promise<void> {
    await this.handOver(
      orderId,
      'delivery',
      shown,
      (tx, order) => this.events.fire(tx, order, 'deliver', 'rider'),
      also,
    )
  }

  /** Nobody takes the goods. @throws Failure `recipientNotCalled` before ten minutes at the door and two counted calls */
  async nobody(tx: Tx, order: Order, { waited, calls }: { waited: number; calls: number }): Promise<Order> {
    if (waited < limits.doorMinutes || calls < limits.doorCalls)
      throw new Failure('recipientNotCalled', { minutes: limits.doorMinutes })
    const now = this.context.clock.now()
    const answerBefore = minutesAfter(now, limits.answerDeliveryMinutes)
    const undelivered = { since: now.toISOString(), calls, answerBefore: answerBefore.toISOString() }
    await queries.updateErrand(tx, order.id, { undelivered: JSON.stringify(undelivered) })
    const found = await this.events.fire(tx, order, 'findNobody', 'rider')
    await this.silenceAt(tx, found, answerBefore)
    return found
  }

  /** The goods are returned; the shop's refund for them, up to the paid amount, passes to the payer. */
  async handBack(tx: Tx, order: Order, givenBack = 0, happenedAt?: Date): Promise<Order> {
    const back = Math.min(givenBack, await this.money.left(tx, order, 'errandGoods'))
    const settled = await this.money.giveBack(tx, order, 'errandGoods', back, errandBack.broughtBack.en)
    return this.events.fire(tx, settled, 'handBack', 'rider', { happenedAt })
  }

  /** Records the rider's position, at most every two seconds; answers whether it was recorded. */
  async move(tx: Tx, order: Order, position: Position): Promise<boolean> {
    const { rider } = await queries.errandOf(tx, order.id)
    const now = this.context.clock.now()
    if (!rider || now.getTime() - Date.parse(rider.movedAt ?? '1970-01-01T00:00:00Z') < positionMs) return false
    const moved = { ...rider, position, movedAt: now.toISOString() }
    await queries.updateErrand(tx, order.id, { rider: JSON.stringify(moved) })
    await this.orders.touch(tx, order, {})
    return true
  }

  /** Continues the purchase within the estimate. */
  async buyWithout(tx: Tx, order: Order, actor: 'customer' | 'clock'): Promise<Order> {
    await this.money.close(tx, order, [goodsPurpose])
    return this.events.fire(tx, order, 'buyWithout', actor)
  }

  /** The purchase ends: everything comes back but the fee of a late cancellation. */
  async stopPurchase(tx: Tx, order: Order, actor: 'customer' | 'clock'): Promise<Order> {
    const { terms } = await queries.errandOf(tx, order.id)
    const settled = await this.keepFee(tx, order, terms.cancelFee, errandBack.stopped.en)
    return this.events.fire(tx, settled, 'stopPurchase', actor, { reason: errandBack.stopped.en })
  }

  /** Refunds the rest of a locked errand except a part of its fee, which is settled to rider and platform. */
  async keepFee(tx: Tx, order: Order, fee: number, reason: string): Promise<Order> {
    await this.money.close(tx, order)
    let current = order
    for (const kind of ['errandGoods', 'errandTip'] as const)
      current = await this.money.giveBack(tx, current, kind, await this.money.left(tx, current, kind), reason)
    const rest = (await this.money.left(tx, current, 'errandFee')) - fee
    return rest > 0 ? this.money.giveBack(tx, current, 'errandFee', rest, reason) : current
  }

  /** The events of a locked errand. */
  get events(): EventsOf<typeof errand> {
    return this.orders.eventsOf(errand)
  }

  private async keepReceipt(tx: Tx, { id }: Order, amount: number, photo_hash: string): Promise<void> {
    const row = { id: uuid(), order_id: id, amount, photo_hash, at: this.context.clock.now() }
    if (!(await queries.insertReceipt(tx, row))) throw new Failure('receiptUsed')
  }

  /**
   * Does what follows a hand-over. A wrong code is counted also though it is refused; after five a photo takes its place.
   * @throws Failure `handOverCodeWrong`, `handOverCodeLocked` or `handOverPhotoRequired`
   */
  private async handOver(
    orderId: OrderId,
    step: 'pickup' | 'delivery',
    { code, photo = false }: HandOver,
    work: Work,
    also?: Work,
  ): Promise<void> {
    const refusal = await this.context.db.transaction().execute(async (tx) => {
      const order = await this.orders.lock(tx, orderId)
      const row = await queries.errandOf(tx, orderId)
      const tries = step === 'pickup' ? row.pickup_tries : row.delivery_tries
      const needsNone = step === 'pickup' ? row.errand_kind === 'buy' : row.contact_free
      const isLocked = tries >= limits.handOverTries
      if ((needsNone || isLocked) && !photo)
        return new Failure(isLocked ? 'handOverCodeLocked' : 'handOverPhotoRequired')
      if (!needsNone && !isLocked && code !== codesOf(this.context.seal, row)[step]) {
        const count = await queries.countTry(tx, orderId, step === 'pickup' ? 'pickup_tries' : 'delivery_tries')
        return new Failure('handOverCodeWrong', { attemptsLeft: Math.max(0, limits.handOverTries - count) })
      }
      await work(tx, order)
      await also?.(tx, order)
      return undefined
    })
    if (refusal) throw refusal
  }

  private async silenceAt(tx: Tx, { id, state }: Order, runAt: Date): Promise<void> {
    const payload = { orderId: id, state, due: runAt.toISOString() }
    await this.context.jobs.add(tx, { kind: silenceJob, payload, runAt })
  }

  /** Does what follows when a customer does not answer in time; nothing where the question is another one by now. */
  private async onSilence(tx: Tx, { orderId, state, due }: { orderId: OrderId; state: string; due: string }) {
    const order = await this.orders.lock(tx, orderId)
    const row = await queries.errandOf(tx, orderId)
    if (order.state !== state) return
    if (state === 'purchaseQuestion' && row.question?.answerBefore === due) {
      if (row.question.without > 0) await this.buyWithout(tx, order, 'clock')
      else await this.stopPurchase(tx, order, 'clock')
    }
    if (state === 'undeliverable' && row.undelivered?.answerBefore === due) {
      await this.money.close(tx, order, [wayPurpose])
      await this.events.fire(tx, order, silentAnswer(row) === 'return' ? 'bringBack' : 'giveAway', 'clock')
    }
  }
}
