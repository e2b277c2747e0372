import type { Context } from '../../context'
import { buildPayouts } from '../../payouts'
import type { Bindings } from '../binding/service'
import type { Module } from '../module'
import { WithdrawalDesk } from './desk'
import { registerPayouts } from './payout'
import { withdrawalRoutes } from './routes'
import { Withdrawals } from './service'

/** Withdrawals from the balance. */
export function withdrawalModule(
  context: Context,
  { bindings }: { readonly bindings: Bindings },
): Module<{ readonly withdrawals: WithdrawalDesk }> {
  const payouts = buildPayouts(context)
  const withdrawals = new WithdrawalDesk(context, payouts !== undefined)
  if (payouts) registerPayouts(context, withdrawals, payouts)
  return {
    services: { withdrawals },
    routes: [withdrawalRoutes(context, new Withdrawals(context, withdrawals), bindings)],
  }
}
