import type { Context } from '../../context'
import type { Module } from '../module'
import { MoneyRecords } from './records/service'
import { walletRoutes } from './routes'
import { topUpPurpose } from './top-up/purpose'

/** Balance, records and pay password. */
export const walletModule = (context: Context): Module => ({
  services: {},
  routes: [walletRoutes(context, new MoneyRecords(context))],
  purposes: [topUpPurpose(context)],
})
