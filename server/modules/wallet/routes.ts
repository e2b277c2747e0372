import * as calls from '@contract/calls/wallet'
import type { Module } from '../module'
import { balanceOf, payPasswordHash } from './queries'
import { MoneyRecords } from './records/service'

/** Balance, records and pay password of the caller (product text §2, wallet). */
export const walletRoutes: Module = ({ handle, context }) => {
  const { db } = context
  const records = new MoneyRecords(context)

  handle(calls.walletBalance, async ({ customer }) => ({
    balance: await balanceOf(db, { kind: 'customer', ownerId: customer.id }),
  }))
  handle(calls.walletHasPayPassword, async ({ customer }) => ({
    hasPayPassword: (await payPasswordHash(db, customer.id)) !== null,
  }))
  handle(calls.walletMyMoney, (caller, request) => records.list(caller, request))
  handle(calls.walletMoneyDetails, (caller, request) => records.details(caller, request))
}
