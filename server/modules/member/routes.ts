import * as calls from '@contract/calls/member'
import type { EnvelopeService } from '../envelope/service'
import type { Context } from '../../context'
import type { Routes } from '../module'
import { openMembership } from './opening'
import type { MemberService } from './service'

/** Paid membership: its plans, opening it, the caller's own, and its monthly grants. */
export const memberRoutes =
  (context: Context, members: MemberService, envelopes: EnvelopeService): Routes =>
  ({ handle }) => {
    handle(calls.memberInfo, ({ customer }) => members.info(customer))
    handle(calls.memberPlans, ({ language }) => members.plans(language))
    handle(calls.memberEnvelopes, ({ customer }) => envelopes.list(customer))
    handle.once(calls.memberOpen, (tx, caller, request) => openMembership(context, tx, caller, request))
  }
