import { messageCount } from '@contract/calls/message'
import { wantsTopic } from '../account/notifications/service'
import type { Module } from '../module'
import * as queries from './queries'

/** Counts of unseen messages (product text §7, messages). */
export const messageRoutes: Module = ({ handle, context: { clock, db } }) => {
  handle(messageCount, async ({ customer }) => {
    const isWanted = await wantsTopic(db, customer.id, 'announcements')
    const count = isWanted ? await queries.newAnnouncements(db, customer.id, clock.now()) : 0
    return { total: count, kinds: [{ kind: 'announcement' as const, count }] }
  })
}
