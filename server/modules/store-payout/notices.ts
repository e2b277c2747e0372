import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema'
import type { Notices } from '../message/notices'
import { tellStore } from '../message/store-notice'
import type { StorePayoutDesk } from './desk'
import { payoutById, type PayoutRow } from './queries'

const paidOf = ({ amount, title: account, masked_number: number }: PayoutRow) => ({ amount, account, number })

/** Notifies the merchant of a store that a payout is being checked. */
export async function tellOfWaiting(tx: Transaction<Database>, notices: Notices, id: string): Promise<void> {
  const row = await payoutById(tx, id)
  if (!row) return
  const notice = { storeId: row.store_id, subject: id }
  await tellStore(tx, notices, 'storePayoutChecked', { ...notice, params: (store) => ({ store, ...paidOf(row) }) })
}

/** Notifies the merchant of a store of a payout that has arrived, and of one that was rejected or came back. */
export function tellOfPayouts(notices: Notices, desk: StorePayoutDesk): void {
  desk.onEnded(async (tx, row, reason) => {
    const notice = { storeId: row.store_id, subject: row.id }
    const paid = paidOf(row)
    if (reason === null)
      await tellStore(tx, notices, 'storePayoutPaid', { ...notice, params: (store) => ({ store, ...paid }) })
    else
      await tellStore(tx, notices, 'storePayoutReturned', {
        ...notice,
        params: (store) => ({ store, ...paid, reason }),
      })
  })
}
