import type { Context } from '../../context'
import type { Module } from '../module'
import { registerRewards } from './rewards'
import { partnerRoutes } from './routes'
import { PartnerService } from './service'

/** Invitations and their rewards. */
export const partnerModule = (context: Context): Module => ({
  services: {},
  routes: [partnerRoutes(new PartnerService(context))],
  jobs: () => registerRewards(context),
})
