import { walletBalance, walletHasPayPassword } from '@contract/calls/wallet'
import type { Module } from '../module'
import { balanceOf, payPasswordHash } from './queries'

/** Balance and pay password of the caller (product text §2, wallet). */
export const walletRoutes: Module = ({ handle, context: { db } }) => {
  handle(walletBalance, async ({ customer }) => ({
    balance: await balanceOf(db, { kind: 'customer', ownerId: customer.id }),
  }))
  handle(walletHasPayPassword, async ({ customer }) => ({
    hasPayPassword: (await payPasswordHash(db, customer.id)) !== null,
  }))
}
