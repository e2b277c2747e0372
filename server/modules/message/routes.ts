import * as calls from '@contract/calls/message'
import type { Module } from '../module'
import { everyHour } from '../../jobs/hourly'
import { Inbox } from './inbox'
import { tellOfCoupons } from './sources/offers'

/** The messages of customers and what they are to be reminded of (product text §7, messages). */
export const messageRoutes: Module = async ({ handle, context, services: { notices, reminders } }) => {
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
  await notices.start()
  await reminders.start()
  await everyHour(context, 'messages.coupons', (tx, now) => tellOfCoupons({ context, notices }, tx, now))
}
