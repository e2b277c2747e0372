import * as calls from '@contract/calls/member'
import { EnvelopeService } from '../envelope/service'
import type { Module } from '../module'
import { registerGrants } from './grants/grants'
import { openMembership } from './opening'
import { MemberService } from './service'

/** Paid membership: its plans, opening it, the caller's own, and what it gives every month. */
export const memberRoutes: Module = async ({ handle, context }) => {
  const members = new MemberService(context)
  const envelopes = new EnvelopeService(context)
  handle(calls.memberInfo, ({ customer }) => members.info(customer))
  handle(calls.memberPlans, ({ language }) => members.plans(language))
  handle(calls.memberEnvelopes, ({ customer }) => envelopes.list(customer))
  handle.once(calls.memberOpen, (tx, caller, request) => openMembership(context, tx, caller, request))
  await registerGrants(context)
}
