import * as calls from '@contract/calls/message'
import { messageSubscribe, messageTemplates } from '@contract/calls/message-outside'
import type { Module } from '../module'
import { everyHour } from '../../jobs/hourly'
import { Inbox } from './inbox'
import { Consents } from './outside/consents'
import { tellOfCoupons } from './sources/offers'

/** How often one caller agrees: each asks the app who they are. */
const consenting = { calls: 30, minutes: 1, per: 'customer' } as const

/** The messages of customers and what they are to be reminded of (product text §7, messages). */
export const messageRoutes: Module = async ({ handle, context, services: { notices, reminders, outside, chat } }) => {
  const inbox = new Inbox(context)
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
  const consents = new Consents(context, outside.notifier)
  handle(messageTemplates, (caller) => consents.templates(caller))
  handle(messageSubscribe, (caller, request) => consents.subscribe(caller, request), consenting)
  await notices.start()
  await outside.start(notices, chat)
  await reminders.start()
  await everyHour(context, 'messages.coupons', (tx, now) => tellOfCoupons({ context, notices }, tx, now))
}
