import type { Transaction } from 'kysely'
import type { Localized } from '@contract/settings'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { TextSender } from '../../telephony/texts'
import type { NewNotice } from '../message/notices'
import { wordsOf } from '../message/topics'
import type { OrderKinds } from '../order/kind/registry'
import * as queries from './queries'

/** The subject of a notice, which waits for an answer: an order, or what is unread in a conversation. */
export type Waiting = { readonly orderId: string } | { readonly conversationId: string }

interface Job {
  readonly noticeId: string
  readonly waiting: Waiting
}

const job = 'store.text'
const text: Localized = { en: 'Linli: {title}. Open the app to answer.', zh: '【邻里】{title}，请打开应用及时处理' }

/**
 * Text messages to merchants about what is neither opened nor answered in time. An order that still waits is among the stuck orders
 * of staff by the rules of its kind.
 */
export class Escalation {
  constructor(
    private readonly context: Context,
    private readonly kinds: OrderKinds,
    private readonly texts: TextSender | undefined,
  ) {
    context.jobs.outside<Job>(job, (planned) => this.send(planned))
  }

  /** Plans a text message for each of some notices. */
  async plan(tx: Transaction<Database>, sent: readonly NewNotice[], waiting: Waiting): Promise<void> {
    const { jobs, clock, config } = this.context
    if (!this.texts || config.merchantTextMinutes === 0) return
    const runAt = minutesAfter(clock.now(), config.merchantTextMinutes)
    for (const { id: noticeId } of sent)
      await jobs.add(tx, { kind: job, key: `${job} ${noticeId}`, payload: { noticeId, waiting }, runAt })
  }

  private async send({ noticeId, waiting }: Job): Promise<undefined> {
    const { db, seal, config } = this.context
    const found = await queries.unreadWithReader(db, noticeId)
    if (!this.texts || !found || !(await this.waits(waiting))) return undefined
    const language = found.language ?? config.defaultLanguage
    const words = wordsOf(found.topic, found.params, language)
    if (!words) return undefined
    const message = text[language].replace('{title}', words.title)
    await this.texts.send({ phone: seal.open(found.phone_sealed), template: found.topic, text: message })
    return undefined
  }

  private async waits(waiting: Waiting): Promise<boolean> {
    const { db } = this.context
    if ('conversationId' in waiting) {
      const seat = await queries.readByStore(db, waiting.conversationId)
      return seat !== undefined && seat.read_sequence < seat.last_sequence
    }
    const order = await queries.stateOf(db, waiting.orderId)
    const news = order && this.kinds.find(order.kind)?.news
    return order !== undefined && news !== undefined && news !== 'none' && news.waits.includes(order.state)
  }
}
