import type { Context } from '../../context'
import type { Module } from '../module'
import { MoneyRecords } from './records/service'
import { walletRoutes } from './routes'

/** Balance, records and pay password. */
export const walletModule = (
  context: Context,
  { withdrawal }: { readonly withdrawal: ConstructorParameters<typeof MoneyRecords>[1] },
): Module => ({
  services: {},
  routes: [walletRoutes(context, new MoneyRecords(context, withdrawal))],
})
