import type { Kysely, Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request } from '@contract/call'
import type { chatRate } from '@contract/calls/chat'
import type { ServiceState } from '@contract/entities/chat'
import { limits } from '@contract/limits'
import type { Language, Localized } from '@contract/settings'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import { utcOffset } from '../../local-time'
import type { ChatDesk } from './desk'
import type { NoticeKey, NoticeParams } from './notices'
import { editMessage } from './queries/changes'
import { lockConversation } from './queries/send'
import * as queries from './queries/service'

type Tx = Transaction<Database>
type Db = Kysely<Database>

/** Hours of the service's agents, as HH:mm in the deployment's time zone. */
export const serviceHours = { from: '08:00', to: '23:00' } as const

interface Waiting {
  readonly conversationId: string
  readonly requestId: string
}

const waitJob = 'chat.wait'
const longAfter = (askedAt: Date): Date => minutesAfter(askedAt, limits.chatQueueMinutes)

/** Called in the transaction in which a person is asked for. */
export type AskedListener = (tx: Tx, conversationId: string) => Promise<void>

/** The service: the queue for a human agent, the agents, and their ratings (product text §2, chat). */
export class ChatService {
  private readonly listeners: AskedListener[] = []

  constructor(
    private readonly context: Context,
    private readonly desk: ChatDesk,
  ) {}

  /** Offers to leave a message in conversations that wait long, from now on. */
  start(): void {
    this.context.jobs.on<Waiting>(waitJob, (tx, waiting) => this.offerMessage(tx, waiting))
  }

  /** Subscribes to requests for a human agent. */
  onAsked(listener: AskedListener): void {
    this.listeners.push(listener)
  }

  /** Whether people answer now. */
  isOpen(): boolean {
    const { clock, config } = this.context
    const now = clock.now()
    const local = new Date(now.getTime() + utcOffset(config.timeZone, now) * 60_000).toISOString().slice(11, 16)
    return local >= serviceHours.from && local < serviceHours.to
  }

  /** State of a conversation with the service. */
  async state(db: Db, conversationId: string, language: Language): Promise<ServiceState> {
    const last = await queries.lastRequest(db, conversationId)
    const { agent_name: name, agent_picture: picture } = last ?? {}
    return {
      state: await this.answerer(db, conversationId, last),
      before: last?.state === 'queue' ? await queries.waitingBefore(db, last) : 0,
      waitsLong: last?.state === 'queue' && longAfter(last.asked_at) <= this.context.clock.now(),
      isOpen: this.isOpen(),
      hours: serviceHours,
      person: name ? { name: name[language], picture: picture ?? null } : null,
      canRate: last?.state === 'ended' && last.joined_at !== null && last.stars === null,
    }
  }

  /** The responder; after the end the assistant again, once somebody has written. */
  private async answerer(
    db: Db,
    conversationId: string,
    last: queries.RequestRow | undefined,
  ): Promise<ServiceState['state']> {
    if (last?.state !== 'ended') return last?.state ?? 'bot'
    return (await queries.newestSender(db, conversationId)) === 'system' ? 'ended' : 'bot'
  }

  /** Whether the assistant is to answer: no person is asked for. */
  async isBot(db: Db, conversationId: string): Promise<boolean> {
    const last = await queries.lastRequest(db, conversationId)
    return !last || last.state === 'ended'
  }

  /** Puts a conversation into the queue for a person; repeating it changes nothing. */
  async ask(conversationId: string): Promise<void> {
    await this.change(conversationId, (tx) => this.askIn(tx, conversationId))
  }

  /** Like `ask`, in the caller's transaction with the conversation locked. */
  async askIn(tx: Tx, conversationId: string): Promise<void> {
    const last = await queries.lastRequest(tx, conversationId)
    if (last && last.state !== 'ended') return
    const { clock, jobs } = this.context
    const [id, asked_at, isOpen] = [uuid(), clock.now(), this.isOpen()]
    await queries.insertRequest(tx, { id, conversation_id: conversationId, asked_at })
    await this.note(tx, conversationId, isOpen ? 'asked' : 'askedClosed', serviceHours)
    // Outside the hours the notice has offered it already.
    if (isOpen)
      await jobs.add(tx, { kind: waitJob, payload: { conversationId, requestId: id }, runAt: longAfter(asked_at) })
    for (const listener of this.listeners) await listener(tx, conversationId)
  }

  /** Lets a person answer who waits, in the caller's transaction with the conversation locked. Answers whether somebody waited. */
  async joinIn(tx: Tx, conversationId: string, { id, name }: { id: string; name: Localized }): Promise<boolean> {
    const last = await queries.lastRequest(tx, conversationId)
    if (last?.state !== 'queue') return false
    await queries.joinRequest(tx, last.id, id, this.context.clock.now())
    await this.note(tx, conversationId, 'joined', { nameEn: name.en, nameZh: name.zh })
    await this.note(tx, conversationId, 'handedOver', {})
    return true
  }

  /** Ends the request; a customer whom an agent answered is asked for a rating. */
  async end(conversationId: string): Promise<void> {
    await this.change(conversationId, async (tx, last) => {
      if (!last || last.state === 'ended') return
      await queries.endRequest(tx, last.id, this.context.clock.now())
      await this.note(tx, conversationId, 'left', {})
      if (last.state === 'person')
        await this.desk.say(tx, { conversationId, sender: 'system', body: { kind: 'rating', requestId: last.id } })
    })
  }

  /** @throws Failure `chatNothingToRate` or `chatRated` */
  async rate({ conversationId, stars, solved, words }: Request<typeof chatRate>): Promise<void> {
    await this.change(conversationId, async (tx, last) => {
      if (last?.state !== 'ended' || last.joined_at === null) throw new Failure('chatNothingToRate')
      if (last.stars !== null) throw new Failure('chatRated')
      await queries.rateRequest(tx, last.id, { stars, solved, words: [...new Set(words)] })
      const sequence = await queries.ratingMessage(tx, conversationId)
      if (sequence !== undefined) await editMessage(tx, conversationId, sequence, {})
    })
  }

  private async offerMessage(tx: Tx, { conversationId, requestId }: Waiting): Promise<void> {
    await lockConversation(tx, conversationId, 'customer')
    const last = await queries.lastRequest(tx, conversationId)
    if (last?.id === requestId && last.state === 'queue') await this.note(tx, conversationId, 'waitsLong', {})
  }

  private async change<Answer>(
    conversationId: string,
    work: (tx: Tx, last: queries.RequestRow | undefined) => Promise<Answer>,
  ): Promise<Answer> {
    const answer = await this.context.db.transaction().execute(async (tx) => {
      await lockConversation(tx, conversationId, 'customer')
      return work(tx, await queries.lastRequest(tx, conversationId))
    })
    this.desk.committedNow()
    return answer
  }

  private async note(tx: Tx, conversationId: string, notice: NoticeKey, params: NoticeParams): Promise<void> {
    await this.desk.say(tx, { conversationId, sender: 'system', body: { kind: 'notice', notice, params } })
  }
}
