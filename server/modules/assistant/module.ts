import type { Context } from '../../context'
import type { ChatDesk } from '../chat/desk'
import type { ChatService } from '../chat/service'
import type { Module } from '../module'
import type { OrderKinds } from '../order/kind/registry'
import { Assistant } from './service'

/** The service's assistant, which answers customers in chats until they ask for a person. */
export function assistantModule(
  context: Context,
  needs: { readonly chat: ChatDesk; readonly chatService: ChatService; readonly kinds: OrderKinds },
): Module {
  new Assistant(context, needs.chat, needs.chatService, needs.kinds).start()
  return { services: {}, routes: [] }
}
