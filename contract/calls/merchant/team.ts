import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { Empty, IdempotencyKey, pageOf, paging, ruled } from '../../entities/common'
import { StoreId, TeamMemberId } from '../../entities/ids'
import { GivenRole, TeamAct, TeamInvitation, TeamMember } from '../../entities/team'
import { phone } from '../../rules/phone'
import { cleanPhone } from '../../rules/typed'
import { reads, recordsItself } from '../../team-access'

const keyed = { idempotencyKey: IdempotencyKey }

/** The team of a store and its open invitations, by their age. */
export const merchantTeam = defineCall({
  name: 'merchant.team',
  summary: 'The team of a store',
  who: 'merchant',
  team: reads('owner'),
  request: z.object({ storeId: StoreId }),
  response: z.object({ items: z.array(TeamMember) }),
  failures: ['storeNotFound'],
})

/** Invites the owner of a phone into the team of a store. The answer does not show whether the phone has an account. */
export const merchantInviteMember = defineCall({
  name: 'merchant.inviteMember',
  summary: 'Invite somebody into a team',
  who: 'merchant',
  team: recordsItself('owner'),
  request: z.object({ storeId: StoreId, phone: ruled(phone, cleanPhone), role: GivenRole, ...keyed }),
  response: TeamMember,
  failures: ['storeNotFound', 'teamMemberExists', 'teamFull'],
})

/** Changes the role of a member, or of an invitation. */
export const merchantSetMemberRole = defineCall({
  name: 'merchant.setMemberRole',
  summary: 'Change the role of a member',
  who: 'merchant',
  team: recordsItself('owner'),
  request: z.object({ memberId: TeamMemberId, role: GivenRole, ...keyed }),
  response: TeamMember,
  failures: ['teamMemberNotFound'],
})

/** Removes a member, whose access ends at once, or withdraws an invitation. */
export const merchantRemoveMember = defineCall({
  name: 'merchant.removeMember',
  summary: 'Remove a member',
  who: 'merchant',
  team: recordsItself('owner'),
  request: z.object({ memberId: TeamMemberId, ...keyed }),
  response: Empty,
  failures: ['teamMemberNotFound'],
})

/** Acts in a store, newest first: by the owner, by members and by those who were members. */
export const merchantTeamLog = defineCall({
  name: 'merchant.teamLog',
  summary: 'Acts in a store',
  who: 'merchant',
  team: reads('owner'),
  request: z.object({ storeId: StoreId, ...paging }),
  response: pageOf(TeamAct),
  failures: ['storeNotFound'],
})

/** Ends the caller’s own membership in the team of a store. */
export const merchantLeaveTeam = defineCall({
  name: 'merchant.leaveTeam',
  summary: 'Leave the team of a store',
  who: 'merchant',
  team: recordsItself('cashier'),
  request: z.object({ storeId: StoreId, ...keyed }),
  response: Empty,
  failures: ['storeNotFound', 'teamMemberNotFound'],
})

/** The open invitations of the caller’s phone. */
export const merchantInvitations = defineCall({
  name: 'merchant.invitations',
  summary: 'The caller’s invitations into teams',
  who: 'customer',
  request: Empty,
  response: z.object({ items: z.array(TeamInvitation) }),
  failures: [],
})

/** Accepts or declines an invitation. */
export const merchantAnswerInvitation = defineCall({
  name: 'merchant.answerInvitation',
  summary: 'Accept or decline an invitation into a team',
  who: 'customer',
  request: z.object({ memberId: TeamMemberId, accept: z.boolean(), ...keyed }),
  response: Empty,
  failures: ['teamMemberNotFound', 'teamMemberExists'],
})
