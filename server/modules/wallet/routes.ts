import * as calls from '@contract/calls/wallet'
import type { Context } from '../../context'
import type { Routes } from '../module'
import { balanceOf, payPasswordHash } from './queries'
import type { MoneyRecords } from './records/service'

/** Balance, records and pay password of the caller (product text §2, wallet). */
export const walletRoutes =
  ({ db }: Context, records: MoneyRecords): Routes =>
  ({ handle }) => {
    handle(calls.walletBalance, async ({ customer }) => ({
      balance: await balanceOf(db, { kind: 'customer', ownerId: customer.id }),
    }))
    handle(calls.walletHasPayPassword, async ({ customer }) => ({
      hasPayPassword: (await payPasswordHash(db, customer.id)) !== null,
    }))
    handle(calls.walletMyMoney, (caller, request) => records.list(caller, request))
    handle(calls.walletMoneyDetails, (caller, request) => records.details(caller, request))
  }
