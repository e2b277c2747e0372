import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { ChatParty, ChatSender } from '@contract/entities/chat'
import type { Context } from '../../context'
import { isDuplicate } from '../../database/duplicate'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import { trustedId } from '../../security/trusted-id'
import type { PrivateMedia } from '../upload/private/private-media'
import { type Body, isSameBody, openBody, sealBody } from './body'
import { type MessageRow, messageOfClient } from './queries/messages'
import { insertMessage, lockConversation, type Sending } from './queries/send'
import { closesAt } from './view'

type Tx = Transaction<Database>

/** A message of a person, with its client's id. */
export interface SentMessage {
  readonly conversationId: string
  readonly party: ChatParty
  /** The customer behind it. */
  readonly personId: string
  readonly clientId: string
  readonly body: Body
}

/** A message of somebody without an account: a rider, the service, its assistant, or the platform. */
export interface SaidMessage {
  readonly conversationId: string
  readonly sender: ChatSender
  readonly agentId?: string
  readonly body: Body
}

/** Called in the transaction of a message of a person. */
export type ChatListener = (
  tx: Tx,
  conversation: Sending,
  message: { sequence: number; party: ChatParty; body: Body },
) => Promise<void>

/** Called in the transaction of a message of the other side of a customer's conversation. */
export type WrittenListener = (tx: Tx, message: { conversationId: string; customerId: string }) => Promise<void>

interface Written {
  readonly conversationId: string
  readonly sender: ChatSender
  readonly agentId: string | null
  readonly clientId: string | null
  /** The party whose read position moves with it. */
  readonly party: ChatParty | null
  readonly body: Body
}

/** Seconds left of a period in which no more may be sent; 0 when sending is allowed. */
const secondsLeft = (now: Date, since: Date, isFull: boolean, seconds: number): number =>
  isFull ? Math.max(0, Math.ceil(seconds - (now.getTime() - since.getTime()) / 1000)) : 0

/** The only writer of messages (product text §7, chat). */
export class ChatDesk {
  private readonly listeners: ChatListener[] = []
  private readonly writtenListeners: WrittenListener[] = []
  private readonly committed: (() => void)[] = []

  constructor(
    private readonly context: Context,
    private readonly privateMedia: PrivateMedia,
  ) {}

  /** Subscribes to people's messages. */
  onSent(listener: ChatListener): void {
    this.listeners.push(listener)
  }

  /** Subscribes to messages to customers: from stores, riders and service agents. */
  onWritten(listener: WrittenListener): void {
    this.writtenListeners.push(listener)
  }

  /** Subscribes to commits after which there is something to announce. */
  onCommitted(listener: () => void): void {
    this.committed.push(listener)
  }

  /** Says that a transaction with messages has committed. */
  committedNow(): void {
    for (const listener of this.committed) listener()
  }

  /**
   * Sends a message once: a repetition answers the existing one.
   * @throws Failure `chatIdReused` for another content under the same id, and those of a forbidden or untimely message
   */
  async send(message: SentMessage): Promise<MessageRow> {
    try {
      const sent = await this.context.db.transaction().execute((tx) => this.sendIn(tx, message))
      this.committedNow()
      return sent
    } catch (error) {
      // The same message in another request came first, or was sent before it would now be refused.
      if (!isDuplicate(error) && !(error instanceof Failure)) throw error
      const before = await this.sentBefore(message)
      if (before) return before
      throw error
    }
  }

  /** Writes what somebody without an account says, in the caller's transaction; `committedNow` follows its commit. */
  async say(tx: Tx, { conversationId, sender, agentId, body }: SaidMessage): Promise<number> {
    const party = sender === 'rider' || sender === 'service' ? sender : null
    const locked = await lockConversation(tx, conversationId, party ?? 'customer')
    if (!locked) throw new Failure('conversationNotFound')
    const { sequence } = await this.write(tx, {
      conversationId,
      sender,
      agentId: agentId ?? null,
      clientId: null,
      party,
      body,
    })
    if (party) await this.wroteToCustomer(tx, locked)
    return sequence
  }

  private async sendIn(tx: Tx, message: SentMessage): Promise<MessageRow> {
    const { conversationId, party, clientId, body } = message
    const conversation = await lockConversation(tx, conversationId, party)
    if (!conversation) throw new Failure('conversationNotFound')
    this.refuse(conversation)
    const row = await this.write(tx, { conversationId, sender: party, agentId: null, clientId, party, body })
    if (body.kind === 'picture') await this.claimPicture(tx, row.id, message.personId, body.pictureId)
    const { sequence } = row
    for (const listener of this.listeners) await listener(tx, conversation, { sequence, party, body })
    if (party !== 'customer') await this.wroteToCustomer(tx, conversation)
    return row
  }

  private async wroteToCustomer(tx: Tx, { id: conversationId, customer_id: customerId }: Sending): Promise<void> {
    for (const listener of this.writtenListeners) await listener(tx, { conversationId, customerId })
  }

  /** @throws Failure when the party may not send now */
  private refuse({ with_party, order_ended_at, blocked, is_blocked, ...sent }: Sending): void {
    const { clock, config } = this.context
    const now = clock.now()
    if (blocked) throw new Failure('chatBlockedByYou')
    if (is_blocked) throw new Failure('chatBlocked')
    const closes = closesAt(with_party, order_ended_at)
    if (closes && closes <= now) throw new Failure('chatClosed')
    const wait = Math.max(
      secondsLeft(now, sent.minute_at, sent.minute_count >= config.chatPerMinute, 60),
      secondsLeft(now, sent.hour_at ?? now, (sent.hour_count ?? 0) >= config.chatPerHour, 3600),
    )
    if (wait > 0) throw new Failure('chatTooFast', { seconds: wait })
  }

  private async write(tx: Tx, { body, ...rest }: Written): Promise<MessageRow> {
    const { clock, seal } = this.context
    const [id, sealed, at] = [uuid(), sealBody(seal, body), clock.now()]
    const sequence = await insertMessage(tx, { ...rest, id, kind: body.kind, sealed, at })
    const { conversationId: conversation_id, sender, clientId: client_id } = rest
    const never = { recalled_at: null, removed_at: null, agent_name: null }
    return {
      id,
      conversation_id,
      sequence,
      sender,
      client_id,
      kind: body.kind,
      body_sealed: sealed,
      sent_at: at,
      ...never,
    }
  }

  /** @throws Failure `privateMediaNotFound` for a picture of another module, or one that another message shows */
  private async claimPicture(tx: Tx, subjectId: string, customerId: string, pictureId: string): Promise<void> {
    const picture = { id: trustedId('privateMedia', pictureId), module: 'chat' as const }
    await this.privateMedia.claim(tx, { customerId, subjectId, pictures: [picture] })
  }

  private async sentBefore({ conversationId, party, clientId, body }: SentMessage): Promise<MessageRow | undefined> {
    const { db, seal } = this.context
    const row = await messageOfClient(db, { conversationId, sender: party, clientId })
    if (!row) return undefined
    if (row.body_sealed !== null && !isSameBody(openBody(seal, row.body_sealed), body))
      throw new Failure('chatIdReused')
    return row
  }
}
