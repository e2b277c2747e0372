import type { Notices } from '../message/notices'
import { storeHead } from '../message/queries/stores'
import type { StorePayoutDesk } from './desk'

/** Notifies the merchant of a store of a payout that has arrived, and of one that was rejected or came back. */
export function tellOfPayouts(notices: Notices, desk: StorePayoutDesk): void {
  desk.onEnded(async (tx, { id, store_id, amount, title: account, masked_number: number }, reason) => {
    const store = await storeHead(tx, store_id)
    if (!store) return
    const notice = { customerId: store.merchant_id, subject: id, targetId: store_id }
    const params = { store: store.name, amount, account, number }
    if (reason === null) await notices.tell(tx, 'storePayoutPaid', [{ ...notice, params }])
    else await notices.tell(tx, 'storePayoutReturned', [{ ...notice, params: { ...params, reason } }])
  })
}
