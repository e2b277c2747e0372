import type { Context } from '../../context'
import type { TextSender } from '../../telephony/texts'
import type { ChatDesk } from '../chat/desk'
import type { Notices } from '../message/notices'
import type { Module } from '../module'
import type { OrderEngine } from '../order/engine'
import type { OrderKinds } from '../order/kind/registry'
import { tellOfArrivals } from './arrivals'
import { bellRoute } from './bell'
import { Escalation } from './escalation'
import { tellOfMessages } from './messages'

interface Needs {
  readonly orders: OrderEngine
  readonly kinds: OrderKinds
  readonly notices: Notices
  readonly chat: ChatDesk
  readonly texts: TextSender | undefined
}

/** Notices to merchants of new orders and of messages of customers. */
export function storeNewsModule(context: Context, { orders, kinds, notices, chat, texts }: Needs): Module {
  const escalation = new Escalation(context, kinds, texts)
  return {
    services: {},
    routes: [bellRoute()],
    listeners() {
      tellOfArrivals({ orders, kinds, notices, escalation })
      tellOfMessages({ chat, notices, escalation })
    },
  }
}
