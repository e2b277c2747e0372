import type { Context } from '../../context'
import { buildPayouts } from '../../payouts'
import type { Notices } from '../message/notices'
import type { Module } from '../module'
import { payAutomatically } from './automatic'
import { StorePayoutDesk } from './desk'
import { tellOfPayouts } from './notices'
import { registerStorePayouts } from './payout'
import { storePayoutRoutes } from './routes'
import { StorePayouts } from './service'

export interface StorePayoutServices {
  readonly storePayouts: StorePayoutDesk
  readonly storeMoney: StorePayouts
}

/** Payouts of merchants. */
export function storePayoutModule(
  context: Context,
  { notices }: { readonly notices: Notices },
): Module<StorePayoutServices> {
  const payouts = buildPayouts(context)
  const storePayouts = new StorePayoutDesk(context, payouts !== undefined)
  tellOfPayouts(notices, storePayouts)
  if (payouts) registerStorePayouts(context, storePayouts, payouts)
  const storeMoney = new StorePayouts(context, storePayouts)
  return {
    services: { storePayouts, storeMoney },
    routes: [storePayoutRoutes(context, storeMoney)],
    jobs: () => payAutomatically(context, storeMoney),
  }
}
