import type { ChatDesk } from '../chat/desk'
import type { Notices } from '../message/notices'
import { tellStore } from '../message/store-notice'
import type { Escalation } from './escalation'
import { readByStore } from './queries'

interface Needs {
  readonly chat: ChatDesk
  readonly notices: Notices
  readonly escalation: Escalation
}

/** Notifies the merchant of a store of messages of customers, once for all that are unread in a conversation. */
export function tellOfMessages({ chat, notices, escalation }: Needs): void {
  chat.onSent(async (tx, { id, with_party, store_id }, { party }) => {
    if (party !== 'customer' || with_party !== 'store' || store_id === null) return
    const seat = await readByStore(tx, id)
    if (!seat || seat.muted) return
    const subject = `${id}:${seat.read_sequence}`
    const sent = await tellStore(tx, notices, 'storeMessage', {
      ...{ storeId: store_id, subject },
      params: (store) => ({ store }),
    })
    await escalation.plan(tx, sent, { conversationId: id })
  })
}
