import type { Context } from '../../context'
import type { Module } from '../module'
import { registerGrants } from './grants/grants'
import { membershipPurpose } from './purpose'
import { memberRoutes } from './routes'
import { MemberService } from './service'

/** Paid membership. */
export const memberModule = (context: Context): Module => ({
  services: {},
  routes: [memberRoutes(context, new MemberService(context))],
  jobs: () => registerGrants(context),
  purposes: [membershipPurpose(context)],
})
