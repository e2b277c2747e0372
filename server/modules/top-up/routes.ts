import { walletRecharge, walletRechargeLog, walletRechargeRule } from '@contract/calls/wallet'
import type { Routes } from '../module'
import type { TopUps } from './service'

/** Top-ups of the balance. */
export const topUpRoutes =
  (topUps: TopUps): Routes =>
  ({ handle }) => {
    handle(walletRechargeRule, (caller) => topUps.rule(caller))
    handle(walletRechargeLog, (caller, request) => topUps.log(caller, request))
    handle.once(walletRecharge, (tx, caller, request) => topUps.open(tx, caller, request))
  }
