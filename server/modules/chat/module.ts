import type { Context } from '../../context'
import { buildNumbers } from '../../telephony'
import type { Module } from '../module'
import type { PrivateMedia } from '../upload/private/private-media'
import { ChatCalls } from './calls'
import { ChatChanges } from './changes'
import { ChatDesk } from './desk'
import { ChatOpening } from './opening'
import { ChatReader } from './reader'
import { ChatRemoval } from './removal'
import { type ChatServices, chatRoutes } from './routes'
import { ChatService } from './service'

/** Conversations with stores, riders and the service. */
export function chatModule(
  context: Context,
  { privateMedia }: { readonly privateMedia: PrivateMedia },
): Module<Pick<ChatServices, 'chat' | 'chatService'> & { readonly chatRemoval: ChatRemoval }> {
  const chat = new ChatDesk(context, privateMedia)
  const chatRemoval = new ChatRemoval(context, privateMedia)
  const chatService = new ChatService(context, chat)
  chatService.start()
  const calling = new ChatCalls(context, buildNumbers(context))
  const reader = new ChatReader(context, chatService, calling)
  const changes = new ChatChanges(context, chat, reader, chatRemoval)
  const opening = new ChatOpening(context)
  return {
    services: { chat, chatService, chatRemoval },
    routes: [chatRoutes(context, { chat, chatService, calling, reader, changes, opening })],
  }
}
