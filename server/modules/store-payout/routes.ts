import * as calls from '@contract/calls/merchant'
import type { Context } from '../../context'
import type { Routes } from '../module'
import { checkPayPassword } from '../wallet/pay-password'
import type { StorePayouts } from './service'

/** The money of stores and its payouts. */
export const storePayoutRoutes =
  (context: Context, payouts: StorePayouts): Routes =>
  ({ handle }) => {
    handle(calls.merchantBalance, (caller, request) => payouts.balance(caller, request))
    handle(calls.merchantPayouts, (caller, request) => payouts.list(caller, request))
    handle.once(
      calls.merchantPayOut,
      (tx, caller, request) => payouts.payOut(tx, caller, request),
      ({ customer }, { payPassword }) => checkPayPassword(context, customer.id, payPassword),
    )
    handle.once(
      calls.merchantSetPayouts,
      (tx, caller, request) => payouts.set(tx, caller, request),
      ({ customer }, { payPassword }) => checkPayPassword(context, customer.id, payPassword),
    )
  }
