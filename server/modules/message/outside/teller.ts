import type { Transaction } from 'kysely'
import type { OutsideTopic } from '@contract/calls/message-outside'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../../clock'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import { seenMinutes } from '../../../http/session'
import { everyHour } from '../../../jobs/hourly'
import { type Notifier, NotifierRefused } from '../../../notifications/notifier'
import type { ChatDesk } from '../../chat/desk'
import type { Notices } from '../notices'
import * as queries from './queries'
import { chatWords, noticeWords, type Outside } from './words'

type Tx = Transaction<Database>

/** News for a message outside the app; `at` is the time of its first event. */
interface News {
  readonly topic: OutsideTopic
  readonly customerId: string
  /** The notice, or the conversation. */
  readonly id: string
  readonly at: string
  /** Whether they may have been in the app when it happened, and are looked for once more. */
  readonly again?: boolean
}

/** Unread news, with the use of its consent. */
export interface Unread {
  readonly usedFor: string
  readonly at: Date
  readonly words: (language: 'en' | 'zh', inFull: boolean) => Outside | undefined
}

const job = 'messages.outside'

/**
 * Sends unread news outside the app, using one consent per message (docs/decisions/066-outside.md). The last activity
 * of a session is accurate to some minutes, so a customer who was active shortly before is checked once more after that
 * time.
 */
export class OutsideTeller {
  constructor(
    private readonly context: Context,
    readonly notifier: Notifier | undefined,
  ) {}

  /** Subscribes to notices about orders and to messages of chats. */
  async start(notices: Notices, chat: ChatDesk): Promise<void> {
    const { context, notifier } = this
    context.jobs.outside<News>(job, (news) => this.tell(news))
    await everyHour(context, 'messages.consents', (tx, now) =>
      queries.deleteUsed(tx, minutesAfter(now, -limits.messageDays * 24 * 60)),
    )
    if (!notifier) return
    notices.onNotice('order', (tx, sent) =>
      this.later(
        tx,
        'order',
        sent.map(({ id, customer_id: customerId }) => ({ id, customerId })),
      ),
    )
    chat.onWritten((tx, { conversationId: id, customerId }) => this.later(tx, 'chat', [{ id, customerId }]))
  }

  private async later(tx: Tx, topic: OutsideTopic, about: readonly { id: string; customerId: string }[]) {
    const ids = about.map(({ customerId }) => customerId)
    const agreed = await queries.agreedOf(tx, ids, topic)
    const at = this.context.clock.now()
    for (const { id, customerId } of about.filter((each) => agreed.has(each.customerId)))
      await this.add(tx, { topic, customerId, id, at: at.toISOString() }, limits.outsideAfterMinutes)
  }

  private add(tx: Tx, news: News, minutes: number): Promise<void> {
    const key = `${job} ${news.topic} ${news.id}${news.again ? ' again' : ''}`
    return this.context.jobs.add(tx, { kind: job, key, payload: news, runAt: minutesAfter(new Date(news.at), minutes) })
  }

  private async tell(news: News): Promise<((tx: Tx) => Promise<void>) | undefined> {
    const { db } = this.context
    const unread = await this.unread[news.topic](news.id)
    if (!this.notifier || !unread) return undefined
    const seen = await queries.lastSeen(db, news.customerId)
    const happened = unread.at
    if (seen && seen >= happened) return undefined
    const isUnsure = seen !== null && seen > minutesAfter(happened, -seenMinutes)
    if (isUnsure && !news.again)
      return (tx) => this.add(tx, { ...news, at: happened.toISOString(), again: true }, seenMinutes + 1)
    return this.send(news, unread)
  }

  /** Which of some customers have agreed to a message of a topic. */
  agreed(tx: Tx, customerIds: readonly string[], topic: OutsideTopic): Promise<ReadonlySet<string>> {
    return this.notifier ? queries.agreedOf(tx, customerIds, topic) : Promise.resolve(new Set())
  }

  /**
   * Sends a message by a consent of its recipient, wherever the recipient is; nothing without a consent or where the settings
   * are against it. To be called outside of transactions; the answer notes that the message has gone.
   */
  async send(
    { topic, customerId }: Pick<News, 'topic' | 'customerId'>,
    { usedFor, at, words: wordsIn }: Unread,
  ): Promise<((tx: Tx) => Promise<void>) | undefined> {
    const { db, clock, config, seal } = this.context
    const reader = await queries.readerOf(db, customerId)
    if (!this.notifier || !reader || reader.new_messages === false) return undefined
    const language = reader.language ?? config.defaultLanguage
    const words = wordsIn(language, reader.show_details ?? true)
    const consent = words && (await queries.takeConsent(db, { customerId, topic, usedFor }))
    if (!consent || consent.sent_at || consent.notifier !== this.notifier.name) return undefined
    const address = seal.open(consent.address_sealed)
    await this.notifier.send({ topic, address, language, ...words, at }).catch((error: unknown) => {
      // A consent that the app does not know any more is used up.
      if (!(error instanceof NotifierRefused)) throw error
    })
    return (tx) => queries.markSent(tx, consent, clock.now())
  }

  private readonly unread: Readonly<Record<OutsideTopic, (id: string) => Promise<Unread | undefined>>> = {
    order: async (id) => {
      const notice = await queries.unreadNotice(this.context.db, id)
      if (!notice) return undefined
      const words: Unread['words'] = (language, inFull) => noticeWords(notice, language, inFull)
      return { usedFor: `notice ${id}`, at: notice.created_at, words }
    },
    chat: async (id) => {
      const found = await queries.unreadConversation(this.context.db, id)
      if (!found) return undefined
      const { read_sequence, active_at: at, ...rest } = found
      const words: Unread['words'] = (language, inFull) => chatWords({ id, ...rest }, language, inFull)
      // One message for all that came since they last read.
      return { usedFor: `chat ${id} ${read_sequence}`, at, words }
    },
  }
}
