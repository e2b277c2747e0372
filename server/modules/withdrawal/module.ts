import type { Withdrawal } from '@contract/entities/withdraw'
import type { Language } from '@contract/settings'
import type { Context } from '../../context'
import { buildPayouts } from '../../payouts'
import type { Bindings } from '../binding/service'
import type { Notices } from '../message/notices'
import type { Module } from '../module'
import { WithdrawalDesk } from './desk'
import { tellOfWithdrawals } from './notices'
import { registerPayouts } from './payout'
import { withdrawalById } from './queries'
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
  { bindings, notices }: { readonly bindings: Bindings; readonly notices: Notices },
): Module<WithdrawalServices> {
  const payouts = buildPayouts(context)
  const withdrawals = new WithdrawalDesk(context, payouts !== undefined)
  tellOfWithdrawals(notices, withdrawals)
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
