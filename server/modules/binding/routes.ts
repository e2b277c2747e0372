import * as calls from '@contract/calls/binding'
import { limits } from '@contract/limits'
import type { Routes } from '../module'
import type { Bindings } from './service'

/** Rate limits per address, against guessing codes and pay passwords, and against collecting banks by number. */
const trying = { calls: 60, minutes: 1, per: 'customer' } as const
const asking = { calls: 120, minutes: 1, per: 'customer' } as const

/** The accounts that withdrawals go to. */
export const bindingRoutes =
  (bindings: Bindings): Routes =>
  ({ handle }) => {
    handle(calls.bindingList, async (caller) => ({
      accounts: await bindings.list(caller),
      max: limits.withdrawAccountsMax,
    }))
    handle(calls.bindingBank, (caller, request) => bindings.bank(caller, request), asking)
    handle(calls.bindingBindPaymentApp, (caller, request) => bindings.bindPaymentApp(caller, request), trying)
    handle(calls.bindingBindCard, (caller, request) => bindings.bindCard(caller, request), trying)
    handle(calls.bindingBindOther, (caller, request) => bindings.bindOther(caller, request), trying)
    handle(calls.bindingSetDefault, (caller, request) => bindings.setDefault(caller, request))
    handle(calls.bindingRemove, (caller, request) => bindings.remove(caller, request), trying)
  }
