import * as calls from '@contract/calls/wallet'
import { VerificationCodes } from '../account/codes'
import { Bindings } from '../binding/service'
import type { Module } from '../module'
import { checkPayPassword } from '../wallet/pay-password'
import { Withdrawals } from './service'

/** Withdrawals from the balance. */
export const withdrawalRoutes: Module = ({ handle, context, services }) => {
  const withdrawals = new Withdrawals(context, services.withdrawals)
  const bindings = new Bindings(context, new VerificationCodes(context), services.privateMedia)
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
