import type { Transaction } from 'kysely'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Bilingual, Database } from '../../database/schema'
import { openBody } from '../../modules/chat/body'
import { lastRequest } from '../../modules/chat/queries/service'
import { findMessage } from '../../modules/chat/queries/messages'
import { lockConversation, type Sending } from '../../modules/chat/queries/send'
import { closesAt } from '../../modules/chat/view'
import type { Services } from '../../services'
import { riderById } from '../riders/people'
import { agents } from './agents'
import * as queries from './queries'
import { agentAnswers, languageOfText, manners, riderAnswers, shopAnswer } from './words'

type Tx = Transaction<Database>

interface Job {
  readonly conversationId: string
  readonly sequence: number
}

/** Answer time of shops, riders and the service, in minutes of simulated time. */
const answerMinutes = 0.5
const joinMinutes = 1

/** The last digits of an id as a number, by which one of several is chosen. */
const numberOf = (id: string): number => Number.parseInt(id.slice(-4), 16)
const oneOf = <T>(all: readonly [T, ...T[]], number: number): T => all[number % all.length] ?? all[0]

/** Answers in chats as the demo's shops, riders and people of the service, in the language that the customer writes. */
export class ChatAutopilot {
  constructor(
    private readonly context: Context,
    private readonly services: Pick<Services, 'chat' | 'chatService'>,
  ) {}

  /** Subscribes to customers' messages and to requests for a human agent. */
  start(): void {
    const { jobs, clock, config } = this.context
    const after = (minutes: number) => minutesAfter(clock.now(), minutes / config.demoSpeed)
    this.services.chat.onSent(async (tx, { id }, { sequence, party }) => {
      if (party !== 'customer') return
      await jobs.add(tx, { kind: 'demo.chat', payload: { conversationId: id, sequence }, runAt: after(answerMinutes) })
    })
    this.services.chatService.onAsked(async (tx, conversationId) => {
      await jobs.add(tx, { kind: 'demo.chatJoin', payload: { conversationId }, runAt: after(joinMinutes) })
    })
    jobs.on<Job>('demo.chat', (tx, job) => this.answer(tx, job))
    jobs.on<{ conversationId: string }>('demo.chatJoin', (tx, { conversationId }) => this.join(tx, conversationId))
  }

  private async answer(tx: Tx, { conversationId, sequence }: Job): Promise<void> {
    const conversation = await lockConversation(tx, conversationId, 'customer')
    if (!conversation || conversation.blocked || conversation.is_blocked) return
    const { with_party: sender } = conversation
    if (await queries.hasAnswered(tx, conversationId, sender, sequence)) return
    const text = await this.textOf(tx, conversationId, sequence)
    if (conversation.rider_id !== null && !riderById(conversation.rider_id)) return
    const answer = await this.answerOf(tx, conversation, text)
    if (answer) await this.say(tx, conversation, answer, text)
  }

  private async answerOf(tx: Tx, conversation: Sending, text: string | null): Promise<Bilingual | undefined> {
    const { id, with_party, store_id } = conversation
    const said = await queries.sentBy(tx, id, with_party)
    if (with_party === 'store') return shopAnswer(oneOf(manners, numberOf(store_id ?? id)), text, said === 0)
    if (with_party === 'rider') return this.riderAnswer(tx, conversation, said)
    const request = await lastRequest(tx, id)
    return request?.state === 'person' ? oneOf(agentAnswers, said) : undefined
  }

  /** Says where the rider is with the order; nothing once the order has ended. */
  private async riderAnswer(
    tx: Tx,
    { id, with_party, order_id, order_ended_at }: Sending,
    said: number,
  ): Promise<Bilingual | undefined> {
    if (order_id === null || closesAt(with_party, order_ended_at)) return undefined
    const step = (await queries.hasSetOff(tx, order_id)) ? 'onTheWay' : 'before'
    return oneOf(riderAnswers[step], numberOf(id) + said)
  }

  private async join(tx: Tx, conversationId: string): Promise<void> {
    const agent = agents[numberOf(conversationId) % agents.length]
    if (!agent || !this.services.chatService.isOpen()) return
    if (!(await this.services.chatService.joinIn(tx, conversationId, agent))) return
    const conversation = await lockConversation(tx, conversationId, 'customer')
    if (conversation) await this.say(tx, conversation, agentAnswers[0], null)
  }

  private async say(tx: Tx, conversation: Sending, answer: Bilingual, asked: string | null): Promise<void> {
    const { id: conversationId, customer_id, with_party: sender } = conversation
    const written = asked === null ? undefined : languageOfText(asked)
    const language =
      written ?? (await queries.languageOfCustomer(tx, customer_id)) ?? this.context.config.defaultLanguage
    const agentId = sender === 'service' ? ((await lastRequest(tx, conversationId))?.agent_id ?? undefined) : undefined
    const body = { kind: 'text' as const, text: answer[language] }
    await this.services.chat.say(tx, { conversationId, sender, agentId, body })
  }

  /** The text of a message; null for other kinds. */
  private async textOf(tx: Tx, conversationId: string, sequence: number): Promise<string | null> {
    const message = await findMessage(tx, conversationId, sequence)
    const body = message?.body_sealed ? openBody(this.context.seal, message.body_sealed) : undefined
    return body?.kind === 'text' ? body.text : null
  }
}
