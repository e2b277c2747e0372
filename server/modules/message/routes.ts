import * as calls from '@contract/calls/message'
import { messageSubscribe, messageTemplates } from '@contract/calls/message-outside'
import type { Routes } from '../module'
import type { Inbox } from './inbox'
import type { Consents } from './outside/consents'
import type { Reminders } from './reminders'

/** Rate of consents by one caller: each one queries the app for their identity. */
const consenting = { calls: 30, minutes: 1, per: 'customer' } as const

export interface MessageServices {
  readonly inbox: Inbox
  readonly reminders: Reminders
  readonly consents: Consents
}

/** Messages of customers and their reminders (product text §7, messages). */
export const messageRoutes =
  ({ inbox, reminders, consents }: MessageServices): Routes =>
  ({ handle }) => {
    handle(calls.messageCount, (caller) => inbox.count(caller))
    handle(calls.messageTypes, (caller) => inbox.types(caller))
    handle(calls.messageSystemList, (caller, request) => inbox.list(caller, request))
    handle(calls.messageRead, async (caller, request) => {
      await inbox.read(caller, request)
      return {}
    })
    handle(calls.messageDelete, (caller, request) => inbox.remove(caller, request))
    handle(calls.messageReminders, (caller) => reminders.list(caller))
    handle(calls.messageRemind, (caller, request) => reminders.set(caller, request))
    handle(messageTemplates, (caller) => consents.templates(caller))
    handle(messageSubscribe, (caller, request) => consents.subscribe(caller, request), consenting)
  }
