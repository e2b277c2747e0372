import type { Context } from '../../context'
import type { Notices } from '../message/notices'
import * as queries from '../message/queries/subjects'
import type { QueueDesk } from './desk'
import { numberName } from './line'

/** Sends notices of numbers in queues. */
export function tellOfNumbers({ clock }: Context, notices: Notices, queue: QueueDesk): void {
  queue.onNotice(async (tx, row, what) => {
    if (!row.customer_id) return
    const { name: store, logo: picture } = await queries.storeHead(tx, row.store_id)
    const subject = `${row.id}:${(row.called_at ?? clock.now()).toISOString()}`
    const params = { store, number: numberName(row) }
    const notice = { customerId: row.customer_id, subject, targetId: row.id, params, picture }
    await notices.tell(tx, what === 'called' ? 'queueCalled' : 'queueNear', [notice])
  })
}
