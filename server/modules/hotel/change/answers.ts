import type { Transaction } from 'kysely'
import type { OrderId } from '@contract/entities/ids'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../../clock'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import { Failure } from '../../../http/failure'
import { trustedId } from '../../../security/trusted-id'
import type { OrderEngine } from '../../order/engine'
import type { Order } from '../../order/queries'
import { openOrderPayment } from '../../order/settlement'
import { changePurpose, type StayChanger } from './changer'
import * as queries from './queries'

type Tx = Transaction<Database>
type Listener = (
  tx: Tx,
  answered: { readonly orderId: OrderId; readonly changeId: string },
  isAccepted: boolean,
) => Promise<void>

const answerJob = 'stay.changeAnswer'
interface AnswerJob {
  readonly orderId: string
  readonly changeId: string
}

/** Answers of hotels that confirm by hand to changes of stays; silence is a refusal. */
export class ChangeAnswers {
  private readonly listeners: Listener[] = []

  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
    private readonly changer: StayChanger,
  ) {
    context.jobs.on<AnswerJob>(answerJob, (tx, { orderId, changeId }) => this.expire(tx, orderId, changeId))
  }

  /** Subscribes to answers, silence included. */
  onAnswer(listener: Listener): void {
    this.listeners.push(listener)
  }

  /** Deadline of an answer to a change that is asked for now. */
  get deadline(): Date {
    return minutesAfter(this.context.clock.now(), limits.stayAnswerMinutes)
  }

  /** Waits for the answer to a change of a locked order. */
  async ask(
    tx: Tx,
    order: Order,
    { id: changeId, until }: { readonly id: string; readonly until: Date },
  ): Promise<void> {
    const payload: AnswerJob = { orderId: order.id, changeId }
    await this.context.jobs.add(tx, { kind: answerJob, payload, runAt: until })
    await this.orders.touch(tx, order, {})
  }

  /**
   * Answers the change that a locked order waits for: a refused one is dropped; an accepted one is made, or once its
   * difference is paid.
   * @throws Failure `orderStateChanged` where no answer is awaited
   */
  async answer(tx: Tx, order: Order, isAccepted: boolean): Promise<void> {
    const change = await queries.waitingChange(tx, order.id)
    if (!change?.answer_before) throw new Failure('orderStateChanged')
    if (!isAccepted) await this.changer.drop(tx, order)
    else if (change.difference > 0) await this.openPayment(tx, order, change)
    else await this.changer.make(tx, order)
    if (!isAccepted || change.difference > 0) await this.orders.touch(tx, order, {})
    const answered = { orderId: trustedId('order', order.id), changeId: change.id }
    for (const listener of this.listeners) await listener(tx, answered, isAccepted)
  }

  private async openPayment(tx: Tx, order: Order, { id, difference }: queries.WaitingChange): Promise<void> {
    const now = this.context.clock.now()
    const until = minutesAfter(now, limits.unpaidOrderMinutes)
    await queries.awaitPayment(tx, id, until)
    const title = await queries.hotelName(tx, order.id)
    const payment = { title, payBefore: until, amount: difference, at: now }
    await openOrderPayment(tx, order, { ...payment, part: 'balance', purpose: changePurpose, expires: true })
  }

  private async expire(tx: Tx, orderId: string, changeId: string): Promise<void> {
    const order = await this.orders.lock(tx, trustedId('order', orderId))
    const change = await queries.waitingChange(tx, orderId)
    if (change?.id === changeId && change.answer_before !== null) await this.answer(tx, order, false)
  }
}
