import { messageCount } from '@contract/calls/message'
import type { Module } from '../module'
import * as queries from './queries'

/** Counts of unseen messages (product text §7, messages). */
export const messageRoutes: Module = ({ handle, context: { clock, db } }) => {
  handle(messageCount, async ({ customer }) => {
    const count = await queries.newAnnouncements(db, customer.id, clock.now())
    return { total: count, kinds: [{ kind: 'announcement' as const, count }] }
  })
}
