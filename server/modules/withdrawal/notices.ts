import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema'
import type { Notices } from '../message/notices'
import type { WithdrawalDesk } from './desk'
import { type WithdrawalRow, withdrawalById } from './queries'

const headOf = ({ id, customer_id: customerId }: WithdrawalRow) => ({ customerId, subject: id, targetId: id })
const paramsOf = ({ amount, fee, title: account, masked_number: number }: WithdrawalRow) => {
  return { amount, fee, account, number }
}

/** Notifies a customer that a withdrawal is being checked. */
export async function tellOfWaiting(tx: Transaction<Database>, notices: Notices, id: string): Promise<void> {
  const row = await withdrawalById(tx, id)
  if (row) await notices.tell(tx, 'withdrawalChecked', [{ ...headOf(row), params: paramsOf(row) }])
}

/** Sends notices of ended withdrawals. */
export function tellOfWithdrawals(notices: Notices, withdrawals: WithdrawalDesk): void {
  withdrawals.onEnded(async (tx, row, reason) => {
    const [head, params] = [headOf(row), paramsOf(row)]
    if (reason) await notices.tell(tx, 'withdrawalReturned', [{ ...head, params: { ...params, reason } }])
    else await notices.tell(tx, 'withdrawalPaid', [{ ...head, params }])
  })
}
