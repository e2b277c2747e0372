import * as calls from '@contract/calls/merchant'
import type { Routes } from '../../module'
import type { PackageSetup } from './service'

/** Calls with which merchants set up packages and cash vouchers. */
export const packageSetupRoutes =
  (setup: PackageSetup): Routes =>
  ({ handle }) => {
    handle(calls.merchantPackages, (caller, request) => setup.list(caller, request))
    handle.once(calls.merchantSavePackage, (tx, caller, request) => setup.save(tx, caller, request))
    handle.change(calls.merchantSellPackage, (tx, _, request) => setup.sell(tx, request))
  }
