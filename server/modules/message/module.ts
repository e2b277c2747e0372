import type { Context } from '../../context'
import { everyHour } from '../../jobs/hourly'
import { buildNotifier } from '../../notifications'
import type { ChatDesk } from '../chat/desk'
import type { Module } from '../module'
import { tellOfCoupons } from './coupons'
import { Inbox } from './inbox'
import { Notices } from './notices'
import { Consents } from './outside/consents'
import { OutsideTeller } from './outside/teller'
import { Reminders } from './reminders'
import { messageRoutes } from './routes'

export interface MessageServices {
  /** Notices to customers. */
  readonly notices: Notices
  /** Messages outside the app. */
  readonly outside: OutsideTeller
  readonly reminders: Reminders
}

/** The messages of customers; each module sends its own notices. */
export function messageModule(context: Context, { chat }: { readonly chat: ChatDesk }): Module<MessageServices> {
  const notices = new Notices(context)
  const reminders = new Reminders(context, notices)
  const outside = new OutsideTeller(context, buildNotifier(context))
  const consents = new Consents(context, outside.notifier)
  return {
    services: { notices, outside, reminders },
    routes: [messageRoutes({ inbox: new Inbox(context), reminders, consents })],
    async jobs() {
      await notices.start()
      await outside.start(notices, chat)
      await reminders.start()
      await everyHour(context, 'messages.coupons', (tx, now) => tellOfCoupons({ context, notices }, tx, now))
    },
  }
}
