import type { Notices } from '../message/notices'
import type { WithdrawalDesk } from './desk'

/** Sends notices of ended withdrawals. */
export function tellOfWithdrawals(notices: Notices, withdrawals: WithdrawalDesk): void {
  withdrawals.onEnded(async (tx, row, reason) => {
    const { id, customer_id: customerId, amount, fee, title: account, masked_number: number } = row
    const params = { amount, fee, account, number }
    const head = { customerId, subject: id, targetId: id }
    if (reason) await notices.tell(tx, 'withdrawalReturned', [{ ...head, params: { ...params, reason } }])
    else await notices.tell(tx, 'withdrawalPaid', [{ ...head, params }])
  })
}
