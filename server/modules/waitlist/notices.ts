import type { Transaction } from 'kysely'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { Notices } from '../message/notices'
import * as queries from '../message/queries/subjects'
import type { Offer } from '../order/kind/waitlist'
import { offeredJob } from './offer'

type Tx = Transaction<Database>

/** Sends notices of waitlist offers. */
export function tellOfOffers({ jobs }: Context, notices: Notices): void {
  jobs.on<{ entryId: string }>(offeredJob, (tx, { entryId }) => tellOfOffer(tx, notices, entryId))
}

async function tellOfOffer(tx: Tx, notices: Notices, entryId: string): Promise<void> {
  const row = await queries.waitlistOffer(tx, entryId)
  if (!row?.offer || !row.held_until) return
  const { name: store, zone, logo: picture } = await queries.storeHead(tx, row.store_id)
  const { at, name } = row.offer as Offer
  const params = { store, name, when: { at, zone }, until: { at: row.held_until.toISOString(), zone } }
  const subject = `${entryId}:${row.held_until.toISOString()}`
  const notice = {
    customerId: row.customer_id,
    subject,
    targetId: row.store_id,
    params,
    picture,
    until: row.held_until,
  }
  await notices.tell(tx, 'waitlistOffer', [notice])
}
