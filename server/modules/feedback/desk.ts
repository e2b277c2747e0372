import { v7 as uuid } from 'uuid'
import type { Kysely, Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import type { feedbackAdd, FeedbackType } from '@contract/calls/feedback'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Bilingual, Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { newNumber } from '../order/number'
import { takeMedia } from '../upload/media'
import * as queries from './queries'

type Tx = Transaction<Database>

/** Called for new feedback, in the same transaction. */
export type FeedbackListener = (tx: Tx, feedback: { number: string; type: FeedbackType }) => Promise<void>

const aDay = 24 * 60

/** Takes feedback of customers and the platform's answers to it. */
export class FeedbackDesk {
  private readonly listeners: FeedbackListener[] = []

  constructor(private readonly context: Context) {}

  /** Adds a listener. */
  onFeedback(listener: FeedbackListener): void {
    this.listeners.push(listener)
  }

  /** @throws Failure `mediaNotFound`, and `tooManyFeedbacks` beyond `limits.feedbacksPerDay` in 24 hours */
  async add(
    tx: Tx,
    { customer }: SignedIn,
    request: Request<typeof feedbackAdd>,
  ): Promise<Response<typeof feedbackAdd>> {
    const { clock, config } = this.context
    const now = clock.now()
    await queries.lockFeedback(tx, customer.id)
    const today = await queries.feedbackSince(tx, customer.id, minutesAfter(now, -aDay))
    if (today >= limits.feedbacksPerDay) throw new Failure('tooManyFeedbacks', { max: limits.feedbacksPerDay })
    const pictures = await takeMedia(tx, { customerId: customer.id, ids: request.pictures, now })
    const { type, text, mayContact, orderId } = request
    const row = {
      id: uuid(),
      customer_id: customer.id,
      type,
      text,
      pictures: JSON.stringify(pictures),
      order_number: await queries.orderNumberOf(tx, orderId),
      may_contact: mayContact,
      created_at: now,
    }
    const sent = await queries.insertFeedback(tx, row, () => newNumber(now, config.timeZone, config))
    for (const listener of this.listeners) await listener(tx, { number: sent.number, type })
    return sent
  }

  /** Answers feedback by its number; false when there is none without an answer. */
  answer(db: Kysely<Database>, number: string, answer: Bilingual): Promise<boolean> {
    return queries.answerFeedback(db, number, answer, this.context.clock.now())
  }
}
