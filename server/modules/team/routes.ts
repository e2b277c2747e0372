import * as calls from '@contract/calls/merchant'
import type { Routes } from '../module'
import type { Teams } from './service'

/** Teams of stores, and the invitations into them. */
export const teamRoutes =
  (teams: Teams): Routes =>
  ({ handle }) => {
    handle(calls.merchantTeam, async (_, { storeId }) => ({ items: await teams.list(storeId) }))
    handle(calls.merchantTeamLog, (_, request) => teams.log(request))
    handle.once(calls.merchantInviteMember, (tx, caller, request) => teams.invite(tx, caller, request))
    handle.once(calls.merchantSetMemberRole, (tx, caller, { memberId, role }) =>
      teams.setRole(tx, caller, memberId, role),
    )
    handle.once(calls.merchantRemoveMember, async (tx, caller, { memberId }) => {
      await teams.remove(tx, caller, memberId)
      return {}
    })
    handle.once(calls.merchantLeaveTeam, async (tx, caller, { storeId }) => {
      await teams.leave(tx, caller, storeId)
      return {}
    })
    handle(calls.merchantInvitations, (caller) => teams.invitations(caller))
    handle.once(calls.merchantAnswerInvitation, async (tx, caller, request) => {
      await teams.answer(tx, caller, request)
      return {}
    })
  }
