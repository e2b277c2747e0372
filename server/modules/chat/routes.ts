import * as calls from '@contract/calls/chat'
import { merchantOpenChat } from '@contract/calls/merchant'
import { riderOpenChat } from '@contract/calls/rider'
import { signUser } from '../../realtime/socket'
import { Failure } from '../../http/failure'
import type { SignedIn } from '../../http/caller'
import type { Context } from '../../context'
import type { Routes } from '../module'
import type { ChatCalls } from './calls'
import type { ChatChanges } from './changes'
import { orderCards } from './queries/cards'
import type { MessageRow } from './queries/messages'
import type { ConversationRow } from './queries/conversations'
import { quickReplies } from './quick-replies'
import { type ChatReader, readerOf } from './reader'
import type { ChatDesk } from './desk'
import type { ChatOpening } from './opening'
import type { ChatService } from './service'

/** Rate of number requests by one caller: each one costs money. */
const askingForNumbers = { calls: 60, minutes: 1, per: 'customer' } as const

export interface ChatServices {
  readonly chat: ChatDesk
  readonly chatService: ChatService
  readonly calling: ChatCalls
  readonly reader: ChatReader
  readonly changes: ChatChanges
  readonly opening: ChatOpening
}

/** Conversations with stores, riders and the service (product text §2, chat). */
export const chatRoutes =
  (context: Context, { chat, chatService, calling, reader, changes, opening }: ChatServices): Routes =>
  ({ handle }) => {
    const shown = async (sent: MessageRow, row: ConversationRow, caller: SignedIn) => {
      const [message] = await reader.views([sent], readerOf(row, caller))
      if (!message) throw new Error('a message has no view')
      return message
    }
    /** Does something in the caller's conversation with the service; answers who answers there now. */
    const inService = async (caller: SignedIn, id: string, act: () => Promise<void>) => {
      const { with_party } = await reader.conversation(id, caller)
      if (with_party !== 'service') throw new Failure('chatNotService')
      await act()
      return chatService.state(context.db, id, caller.language)
    }

    // On the host of the request, unless PUBLIC_URL names another.
    handle(calls.chatAuth, ({ customer, origin }) => {
      const { userSig, expiresAt } = signUser(context, customer)
      const socket = new URL('/ws', (context.config.publicUrl ?? origin).replace(/^http/, 'ws'))
      return Promise.resolve({
        socket_url: socket.toString(),
        uid: customer.id,
        userSig,
        expiresAt: expiresAt.toISOString(),
      })
    })
    handle(calls.chatOpen, async (caller, request) =>
      reader.record(await opening.asCustomer(caller.customer.id, request), caller),
    )
    handle(merchantOpenChat, async (caller, { orderId }) => reader.record(await opening.asStore(orderId), caller))
    handle(riderOpenChat, async (caller, { deliveryId }) =>
      reader.record(await opening.asRider(deliveryId, caller.customer.id), caller),
    )
    handle(calls.chatConversations, (caller, request) => reader.list(caller, request))
    handle(calls.chatRecord, (caller, { conversationId }) => reader.record(conversationId, caller))
    handle(calls.chatHistory, (caller, request) => reader.history(caller, request))
    handle(calls.chatSend, async (caller, request) => {
      const { conversationId, clientId } = request
      const row = await reader.conversation(conversationId, caller)
      const body = await reader.bodyOf(row, request)
      const { party } = row
      const sent = await chat.send({ conversationId, party, personId: caller.customer.id, clientId, body })
      return shown(sent, row, caller)
    })
    handle(calls.chatSync, (caller, request) => changes.sync(caller, request))
    handle(calls.chatRead, (caller, request) => changes.read(caller, request))
    handle(calls.chatRecall, async (caller, request) =>
      shown(await changes.recall(caller, request), await reader.conversation(request.conversationId, caller), caller),
    )
    handle(calls.chatSettings, (caller, request) => changes.set(caller, request))
    handle(calls.chatQuickReplies, async (caller, { conversationId }) => {
      const { party: as, with_party: withParty, order_id } = await reader.conversation(conversationId, caller)
      const [order] = order_id === null ? [] : await orderCards(context.db, [order_id])
      return { items: quickReplies({ as, withParty, phase: order?.phase ?? null }, caller.language) }
    })
    handle(calls.chatHuman, (caller, { conversationId: id }) => inService(caller, id, () => chatService.ask(id)))
    handle(calls.chatEnd, (caller, { conversationId: id }) => inService(caller, id, () => chatService.end(id)))
    handle(calls.chatRate, (caller, request) =>
      inService(caller, request.conversationId, () => chatService.rate(request)),
    )
    handle(
      calls.chatCall,
      async (caller, { conversationId }) => calling.number(await reader.conversation(conversationId, caller)),
      askingForNumbers,
    )
  }
