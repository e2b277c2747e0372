import type { Withdrawal } from '@contract/entities/withdraw'
import type { Language } from '@contract/settings'
import type { Context } from '../../context'
import { buildPayouts } from '../../payouts'
import type { Bindings } from '../binding/service'
import type { FraudDesk } from '../fraud/desk'
import type { Notices } from '../message/notices'
import type { Module } from '../module'
import { WithdrawalDesk } from './desk'
import { tellOfWaiting, tellOfWithdrawals } from './notices'
import { registerPayouts } from './payout'
import { lockWithdrawal, withdrawalById } from './queries'
import { withdrawalRoutes } from './routes'
import { Withdrawals } from './service'
import { withdrawalView } from './view'

export interface WithdrawalServices {
  readonly withdrawals: WithdrawalDesk
  /** A withdrawal as its owner sees it; null for one that is not there. */
  readonly withdrawal: (id: string, language: Language) => Promise<Withdrawal | null>
}

/** Withdrawals from the balance. */
export function withdrawalModule(
  context: Context,
  { bindings, notices, fraud }: { readonly bindings: Bindings; readonly notices: Notices; readonly fraud: FraudDesk },
): Module<WithdrawalServices> {
  const payouts = buildPayouts(context)
  const withdrawals = new WithdrawalDesk(context, payouts !== undefined, fraud)
  tellOfWithdrawals(notices, withdrawals)
  fraud.handle('withdrawal', {
    lock: lockWithdrawal,
    notifyWaiting: (tx, id) => tellOfWaiting(tx, notices, id),
    release: (tx, id) => withdrawals.approve(tx, id),
    refuse: (tx, id, reason) => withdrawals.reject(tx, id, reason),
  })
  if (payouts) registerPayouts(context, withdrawals, payouts)
  return {
    services: {
      withdrawals,
      async withdrawal(id, language) {
        const row = await withdrawalById(context.db, id)
        return row ? withdrawalView(row, language) : null
      },
    },
    routes: [withdrawalRoutes(context, new Withdrawals(context, withdrawals), bindings)],
  }
}
