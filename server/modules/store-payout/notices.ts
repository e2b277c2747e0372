import type { Notices } from '../message/notices'
import { tellStore } from '../message/store-notice'
import type { StorePayoutDesk } from './desk'

/** Notifies the merchant of a store of a payout that has arrived, and of one that was rejected or came back. */
export function tellOfPayouts(notices: Notices, desk: StorePayoutDesk): void {
  desk.onEnded(async (tx, { id, store_id, amount, title: account, masked_number: number }, reason) => {
    const notice = { storeId: store_id, subject: id }
    const paid = { amount, account, number }
    if (reason === null)
      await tellStore(tx, notices, 'storePayoutPaid', { ...notice, params: (store) => ({ store, ...paid }) })
    else
      await tellStore(tx, notices, 'storePayoutReturned', {
        ...notice,
        params: (store) => ({ store, ...paid, reason }),
      })
  })
}
