import type { Kysely, Transaction } from 'kysely'
import type { RefundId } from '@contract/entities/ids'
import type { RefundChoice, ReturnAddress, ReturnLogistics } from '@contract/entities/refund'
import { afterSalesLimits } from '@contract/after-sales-limits'
import { refundOf } from '@contract/refund-amounts'
import { settings } from '@contract/settings'
import type { Context } from '../../../context'
import type { Database, RefundStatementTable } from '../../../database/schema'
import { Failure } from '../../../http/failure'
import { daysAfter } from '../../../local-time'
import type { OrderEngine } from '../../order/engine'
import type { Order } from '../../order/queries'
import type { DraftLine } from '../../refund/draft'
import type { RefundChange, RefundEngine } from '../../refund/engine'
import { notArrived } from '../../order/kind/refunds'
import type { CaseStatement, Disputes, LockedCase } from '../../refund/disputes/desk'
import * as refunds from '../../refund/queries'
import type { Viewer } from '../../order/kind/viewer'
import { mallReasons } from '../order/reasons'
import { carrierOf } from '../parcels/carriers'
import * as queries from './queries'
import { cannotShip, fewerArrived } from './reasons'
import { merchantGoodsView } from './view'

type Tx = Transaction<Database>
type Refund = refunds.Refund
type Side = RefundStatementTable['side']

/** Received and sellable quantities of a line. */
export interface CountedReturn {
  readonly position: number
  readonly received: number
  readonly sellable: number
  /** Remark of the shop. */
  readonly note?: string
}

/** Called in the same transaction when a buyer says, or corrects, how goods are sent back. */
export type SentBackListener = (tx: Tx, refund: Refund, logistics: ReturnLogistics) => Promise<void>

/** Called in the same transaction when returned goods are delivered. */
export type ReturnedListener = (tx: Tx, refund: Refund) => Promise<void>

/** Tracking report of returned goods; null while they are not delivered. */
export interface ReturnTold {
  readonly scannedAt: Date
  readonly deliveredAt: Date | null
}

const { countDays, receiveDays } = afterSalesLimits

/** Deadline of the shop for counting returned goods. */
function countBefore(sentAt: Date, deliveredAt: Date | null): Date {
  const { timeZone } = settings()
  const latest = daysAfter(timeZone, sentAt, receiveDays)
  const since = deliveredAt && daysAfter(timeZone, deliveredAt, countDays)
  return since && since < latest ? since : latest
}

/** Work on the mall's cases beside their machine: statements, returned goods, and the platform's decisions. */
export class AfterSalesDesk {
  private readonly sentBackListeners: SentBackListener[] = []
  private readonly returnedListeners: ReturnedListener[] = []

  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
    private readonly engine: RefundEngine,
    private readonly disputes: Disputes,
    private readonly addressOf: (tx: Tx, order: Order) => Promise<ReturnAddress>,
  ) {
    engine.onChange('mall', (tx, refund, _order, change) => this.keepStatement(tx, refund, change))
  }

  /** Subscribes to how goods are sent back, for those who follow parcels. */
  onSentBack(listener: SentBackListener): void {
    this.sentBackListeners.push(listener)
  }

  /** Subscribes to returned goods that are delivered to the shop. */
  onReturned(listener: ReturnedListener): void {
    this.returnedListeners.push(listener)
  }

  /** The goods of cases for their merchant, by the ids of their refunds. */
  async goodsOf(db: Kysely<Database>, refundIds: readonly string[], { language }: Viewer) {
    const { seal } = this.context
    const cases = await queries.casesInFull(db, refundIds)
    return new Map(
      cases
        .filter(({ kind }) => kind === 'mall')
        .map((row) => [row.id, merchantGoodsView(row, { reasons: mallReasons, language, seal })]),
    )
  }

  /** Locks a case and its order, the order first. */
  lock(tx: Tx, refundId: RefundId): Promise<LockedCase> {
    return this.disputes.lock(tx, refundId)
  }

  /**
   * Notes how goods of a locked case are sent back; said again, it corrects that until the carrier's first scan.
   * @throws Failure `refundStateChanged`, `carrierUnknown`, `trackingNumberOutgoing` or `returnOnItsWay`
   */
  async sendBack(tx: Tx, { order, refund }: LockedCase, logistics: ReturnLogistics): Promise<void> {
    if (!carrierOf(logistics.company)) throw new Failure('carrierUnknown')
    if (await queries.isOutgoing(tx, order.id, logistics.number)) throw new Failure('trackingNumberOutgoing')
    const event = refund.state === 'returnedGoods' ? 'correctReturn' : 'returnGoods'
    if (event === 'correctReturn' && refund.scanned_at) throw new Failure('returnOnItsWay')
    const sent = await this.engine.fire(tx, order, refund, event, 'customer', { logistics })
    await refunds.updateRefund(tx, refund.id, { sent_at: this.context.clock.now() })
    for (const listener of this.sentBackListeners) await listener(tx, sent, logistics)
  }

  /** Agrees to a return of goods of a locked case, to an address or to that of the shop. @throws Failure `refundStateChanged` */
  async agreeReturn(tx: Tx, { order, refund }: LockedCase, to?: ReturnAddress): Promise<void> {
    const returnAddress = to ?? (await this.addressOf(tx, order))
    await this.engine.fire(tx, order, refund, 'agreeReturn', 'merchant', { returnAddress })
  }

  /**
   * Records a tracking report of a locked case's return: its first scan, after which the tracking number is fixed, and
   * its delivery, which starts the shop's counting period. A delivery that the carrier retracts no longer counts.
   */
  async returnTold(tx: Tx, { order, refund }: LockedCase, { scannedAt, deliveredAt }: ReturnTold): Promise<void> {
    if (refund.state !== 'returnedGoods') return
    const isNew = refund.delivered_at?.getTime() !== deliveredAt?.getTime()
    const change = { scanned_at: refund.scanned_at ?? scannedAt, delivered_at: deliveredAt }
    await refunds.updateRefund(tx, refund.id, change)
    if (isNew) await this.engine.moveDeadline(tx, refund, countBefore(refund.sent_at ?? scannedAt, deliveredAt))
    if (isNew && deliveredAt) for (const listener of this.returnedListeners) await listener(tx, refund)
    await this.orders.touch(tx, order, {})
  }

  /**
   * Counts returned goods of a locked case and refunds the received ones; missing pieces become a separate refused
   * case. An uncounted line has arrived in full and cannot be sold again.
   * @throws Failure `refundStateChanged`, or `refundTooMuch` for more than was sent
   */
  async countIn(tx: Tx, { order, refund }: LockedCase, counted: readonly CountedReturn[]): Promise<void> {
    const announced = await refunds.linesOf(tx, refund.id)
    const known = announced.map(({ position, quantity }) => {
      const { received = quantity, sellable = 0 } = counted.find((line) => line.position === position) ?? {}
      if (received > quantity || sellable > received) throw new Failure('refundTooMuch', { left: quantity })
      return { position, announced: quantity, received, sellable }
    })
    if (counted.some(({ position }) => !known.some((line) => line.position === position)))
      throw new Failure('refundTooMuch', { left: 0 })
    for (const { note } of counted)
      if (note)
        await this.disputes.say(tx, refund, { side: 'merchant', kind: 'note', text: note, pictures: [], video: null })
    if (known.every(({ received }) => received === 0)) {
      await this.engine.fire(tx, order, refund, 'refuse', 'merchant', { reason: notArrived })
      return
    }
    const arrived = known.map(({ position, received }) => ({ position, quantity: received }))
    const lines = await this.sharesOf(tx, order, arrived)
    const amount = lines.reduce((sum, line) => sum + line.amount, 0)
    await refunds.setLines(tx, refund, lines)
    const short = known.some((line) => line.received < line.announced)
    const change = { counted: JSON.stringify(known), ...(short && ({ type: 'partial', amount, fees: 0 } as const)) }
    await this.engine.fire(tx, order, await refunds.updateRefund(tx, refund.id, change), 'receive', 'merchant')
    if (short) await this.dispute(tx, order, refund, known)
  }

  private async dispute(
    tx: Tx,
    order: Order,
    refund: Refund,
    counted: readonly (CountedReturn & { announced: number })[],
  ) {
    const missing = counted.map(({ position, announced, received }) => ({ position, quantity: announced - received }))
    const lines = await this.sharesOf(tx, order, missing)
    await this.engine.splitRefused(tx, await this.orders.lock(tx, order.id), refund, { lines, reason: fewerArrived })
  }

  /** Refunds of the given quantities of a locked order's lines; lines with a quantity of zero are left out. */
  private async sharesOf(tx: Tx, order: Order, choices: readonly RefundChoice[]): Promise<DraftLine[]> {
    const lines = await refunds.refundableLines(tx, order.id)
    return choices.flatMap((choice) => {
      const line = lines.find(({ position }) => position === choice.position)
      return line && choice.quantity > 0 ? [{ ...choice, amount: refundOf(line, choice.quantity) }] : []
    })
  }

  /**
   * Adds evidence of a side to a locked case.
   * @throws Failure `refundStateChanged` outside of the time for it, `evidenceFull`
   */
  addEvidence(tx: Tx, locked: LockedCase, by: Side, said: CaseStatement): Promise<void> {
    return this.disputes.addEvidence(tx, locked, by, said)
  }

  private async keepStatement(tx: Tx, refund: Refund, { event, input }: RefundChange): Promise<void> {
    const none = { pictures: [], video: null }
    if (event === 'forward' && refund.reason_key === cannotShip)
      await this.disputes.say(tx, refund, { ...none, side: 'merchant', kind: 'note', text: refund.reason })
    else if (event === 'forward') {
      const pictures = refund.pictures.map(({ picture }) => picture)
      const kind = refund.edits === 0 ? 'applied' : 'edited'
      await this.disputes.say(tx, refund, { side: 'customer', kind, text: refund.description, pictures, video: null })
    }
    if (event === 'refuse')
      await this.disputes.say(tx, refund, {
        ...none,
        side: 'merchant',
        kind: 'refused',
        text: input.reason ?? '',
        pictures: input.pictures ?? [],
      })
  }
}
