import type { Context } from '../../context'
import { buildPayouts } from '../../payouts'
import type { FraudDesk } from '../fraud/desk'
import type { Notices } from '../message/notices'
import type { Module } from '../module'
import { payAutomatically } from './automatic'
import { StorePayoutDesk } from './desk'
import { tellOfPayouts, tellOfWaiting } from './notices'
import { registerStorePayouts } from './payout'
import { lockPayout } from './queries'
import { storePayoutRoutes } from './routes'
import { StorePayouts } from './service'

export interface StorePayoutServices {
  readonly storePayouts: StorePayoutDesk
  readonly storeMoney: StorePayouts
}

/** Payouts of merchants. */
export function storePayoutModule(
  context: Context,
  { notices, fraud }: { readonly notices: Notices; readonly fraud: FraudDesk },
): Module<StorePayoutServices> {
  const payouts = buildPayouts(context)
  const storePayouts = new StorePayoutDesk(context, payouts !== undefined, fraud)
  tellOfPayouts(notices, storePayouts)
  fraud.handle('storePayout', {
    lock: lockPayout,
    notifyWaiting: (tx, id) => tellOfWaiting(tx, notices, id),
    release: (tx, id, staffId) => storePayouts.approve(tx, id, staffId),
    refuse: (tx, id, reason, staffId) => storePayouts.reject(tx, id, staffId, reason),
  })
  if (payouts) registerStorePayouts(context, storePayouts, payouts)
  const storeMoney = new StorePayouts(context, storePayouts)
  return {
    services: { storePayouts, storeMoney },
    routes: [storePayoutRoutes(context, storeMoney)],
    jobs: () => payAutomatically(context, storeMoney),
  }
}
