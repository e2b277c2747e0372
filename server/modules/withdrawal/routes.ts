import * as calls from '@contract/calls/wallet'
import type { Bindings } from '../binding/service'
import type { Context } from '../../context'
import type { Routes } from '../module'
import { checkPayPassword } from '../wallet/pay-password'
import type { Withdrawals } from './service'

/** Withdrawals from the balance. */
export const withdrawalRoutes =
  (context: Context, withdrawals: Withdrawals, bindings: Bindings): Routes =>
  ({ handle }) => {
    handle(calls.walletWithdrawAccounts, async (caller) => ({ accounts: await bindings.list(caller) }))
    handle(calls.walletWithdrawRule, () => Promise.resolve(withdrawals.rule()))
    handle(calls.walletWithdrawLimit, (caller) => withdrawals.limit(caller))
    handle(calls.walletWithdrawDetail, (caller, { withdrawalId }) => withdrawals.detail(caller, withdrawalId))
    handle(calls.walletWithdrawLog, (caller, request) => withdrawals.log(caller, request))
    handle.once(
      calls.walletWithdraw,
      (tx, caller, request) => withdrawals.open(tx, caller, request),
      ({ customer }, { payPassword }) => checkPayPassword(context, customer.id, payPassword),
    )
  }
