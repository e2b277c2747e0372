import type { Request, Response } from '@contract/call'
import { chatConversations, type chatHistory, type chatRecord, type chatSend } from '@contract/calls/chat'
import type { ChatMessage } from '@contract/entities/chat'
import type { ConversationId } from '@contract/entities/ids'
import type { Context } from '../../context'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { Paging } from '../../http/paging'
import type { Body } from './body'
import type { ChatCalls } from './calls'
import { cardsFor, orderCard, subjectsOf } from './cards'
import { storeAnswers } from './queries/answers'
import { orderCards, productCards, storeCards } from './queries/cards'
import { type ConversationRow, findConversation, findParties, listConversations } from './queries/conversations'
import { messagesBetween, type MessageRow } from './queries/messages'
import type { ChatService } from './service'
import { allowedText } from './text-rules'
import { closesAt, conversationView, messageView, opened, type Reader } from './view'

/** Conversations as their parties read them (product text §2, chat). */
export class ChatReader {
  constructor(
    private readonly context: Context,
    private readonly service: ChatService,
    private readonly calls: ChatCalls,
  ) {}

  /** A conversation as the caller sees it. @throws Failure `conversationNotFound` */
  async conversation(id: ConversationId | string, { customer }: SignedIn): Promise<ConversationRow> {
    const row = await findConversation(this.context.db, id, customer.id)
    if (!row) throw new Failure('conversationNotFound')
    return row
  }

  async list(
    { customer, language }: SignedIn,
    request: Request<typeof chatConversations>,
  ): Promise<Response<typeof chatConversations>> {
    const inboxId = request.inboxId ?? customer.id
    const page = new Paging(chatConversations, request, inboxId)
    const rows = await listConversations(this.context.db, inboxId, page.slice)
    return page.answer(rows, (row) => conversationView(this.context, row, language))
  }

  async record(id: string, caller: SignedIn): Promise<Response<typeof chatRecord>> {
    const row = await this.conversation(id, caller)
    const [order] = row.order_id === null ? [] : await orderCards(this.context.db, [row.order_id])
    const closes = closesAt(row.with_party, row.order_ended_at)
    const answersOf = row.party === 'customer' ? row.store_id : null
    return {
      ...conversationView(this.context, row, caller.language),
      order: order ? orderCard(order, caller.language) : null,
      closesAt: closes?.toISOString() ?? null,
      canCall: await this.calls.canCall(row),
      cards: await cardsFor(this.context.db, row),
      service: row.with_party === 'service' ? await this.service.state(this.context.db, id, caller.language) : null,
      answers: answersOf === null ? null : await storeAnswers(this.context.db, answersOf, this.context.clock.now()),
    }
  }

  async history(
    caller: SignedIn,
    { conversationId, before, after, limit }: Request<typeof chatHistory>,
  ): Promise<Response<typeof chatHistory>> {
    const row = await this.conversation(conversationId, caller)
    const rows = await messagesBetween(this.context.db, conversationId, { before, after }, limit + 1)
    const shown = rows.slice(0, limit).sort((one, other) => one.sequence - other.sequence)
    const items = await this.views(shown, readerOf(row, caller))
    const now = this.context.clock.now().toISOString()
    return { items, lastSequence: row.last_sequence, now, hasMore: rows.length > limit }
  }

  /** Messages as a reader sees them. */
  async views(rows: readonly MessageRow[], reader: Reader): Promise<ChatMessage[]> {
    const messages = rows.map((row) => opened(this.context, row))
    const bodies = messages.map(([, body]) => body).filter((body) => body !== null)
    const subjects = await subjectsOf(this.context.db, bodies)
    return messages.map((message) => messageView(this.context, message, subjects, reader))
  }

  /**
   * Checks a person's message against the conversation and returns its body.
   * @throws Failure `chatCardNotFound`, `privateMediaNotFound`, or one of `allowedText`
   */
  async bodyOf(row: ConversationRow, request: Request<typeof chatSend>): Promise<Body> {
    const { db } = this.context
    const { kind, text, pictureId, orderId = '', productId = '', storeId = '', choice } = request
    switch (kind) {
      case 'text':
        return { kind, text: allowedText(text), ...(choice !== undefined && { choice }) }
      case 'picture':
        if (pictureId === undefined) throw new Failure('privateMediaNotFound')
        return { kind, pictureId }
      case 'order':
        return { kind, orderId: await this.orderBetween(row, orderId) }
      case 'product':
        return { kind, productId: found(productId, productId && (await productCards(db, [productId]))) }
      case 'store':
        return { kind, storeId: found(storeId, storeId && (await storeCards(db, [storeId]))) }
    }
  }

  /** An order of the conversation's customer, and of its store where it is with one. */
  private async orderBetween(row: ConversationRow, orderId: string): Promise<string> {
    const order = orderId === '' ? undefined : await findParties(this.context.db, orderId)
    const isTheirs =
      order?.customer_id === row.customer_id && (row.store_id === null || order.store_id === row.store_id)
    if (!isTheirs || (row.with_party === 'rider' && orderId !== row.order_id)) throw new Failure('chatCardNotFound')
    return orderId
  }
}

function found(id: string, rows: '' | readonly object[]): string {
  if (rows === '' || rows.length === 0) throw new Failure('chatCardNotFound')
  return id
}

/** The caller as the reader of a conversation. */
export const readerOf = (row: ConversationRow, { customer, language }: SignedIn): Reader => ({
  party: row.party,
  personId: customer.id,
  language,
})
