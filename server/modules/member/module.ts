import type { Context } from '../../context'
import type { EnvelopeService } from '../envelope/service'
import type { Module } from '../module'
import { registerGrants } from './grants/grants'
import { membershipPurpose } from './purpose'
import { memberRoutes } from './routes'
import { MemberService } from './service'

/** Paid membership. */
export const memberModule = (context: Context, { envelopes }: { readonly envelopes: EnvelopeService }): Module => ({
  services: {},
  routes: [memberRoutes(context, new MemberService(context), envelopes)],
  jobs: () => registerGrants(context),
  purposes: [membershipPurpose(context)],
})
