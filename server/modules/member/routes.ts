import * as calls from '@contract/calls/member'
import type { Context } from '../../context'
import type { Routes } from '../module'
import { openMembership } from './opening'
import type { MemberService } from './service'

/** Paid membership: its plans, opening it, and the caller's own. */
export const memberRoutes =
  (context: Context, members: MemberService): Routes =>
  ({ handle }) => {
    handle(calls.memberInfo, ({ customer }) => members.info(customer))
    handle(calls.memberPlans, ({ language }) => members.plans(language))
    handle.once(calls.memberOpen, (tx, caller, request) => openMembership(context, tx, caller, request))
  }
