import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import type * as calls from '@contract/calls/merchant'
import { merchantTeamLog } from '@contract/calls/merchant'
import type { StoreId, TeamMemberId } from '@contract/entities/ids'
import type { TeamAct, TeamMember } from '@contract/entities/team'
import type { GivenRole } from '@contract/store-roles'
import { maskPhone } from '@contract/format'
import { limits } from '@contract/limits'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { Merchant, SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { Paging } from '../../http/paging'
import { recordAct } from '../../http/team'
import { everyHour } from '../../jobs/hourly'
import { daysAfter } from '../../local-time'
import type { Notices } from '../message/notices'
import * as queries from './queries'

type Tx = Transaction<Database>

/** Invitations that one transaction removes. */
const most = 500

function viewOf({ accepted_at, ...row }: queries.TeamRow): TeamMember {
  return {
    id: row.id,
    name: row.nickname ?? '',
    maskedPhone: row.own_phone ?? row.masked_phone,
    role: row.role,
    state: accepted_at ? 'working' : 'invited',
    since: (accepted_at ?? row.invited_at).toISOString(),
    expiresAt: accepted_at ? null : row.expires_at.toISOString(),
  }
}

const actOf = ({ at, nickname, role, subject, ...row }: queries.ActRow): TeamAct => ({
  ...row,
  at: at.toISOString(),
  person: { name: nickname, role },
  subject: subject ?? '',
})

/** Teams of stores: their members, invitations and log. */
export class Teams {
  constructor(
    private readonly context: Context,
    private readonly notices: Notices,
  ) {}

  /** Removes the invitations that have expired, with their phones, every hour. */
  start(): Promise<void> {
    return everyHour(this.context, 'team.forget', (tx, now) => queries.forgetInvitations(tx, now, most))
  }

  async list(storeId: StoreId): Promise<TeamMember[]> {
    const { db, clock } = this.context
    return (await queries.teamOf(db, storeId, clock.now())).map(viewOf)
  }

  async log(request: Request<typeof merchantTeamLog>): Promise<Response<typeof merchantTeamLog>> {
    const page = new Paging(merchantTeamLog, request)
    return page.answer(await queries.listActs(this.context.db, request.storeId, page.slice), actOf)
  }

  /** @throws Failure `teamMemberExists` for a phone that is in the team or invited, `teamFull` */
  async invite(
    tx: Tx,
    caller: Merchant,
    { storeId, phone, role }: Request<typeof calls.merchantInviteMember>,
  ): Promise<TeamMember> {
    const { seal, clock, config } = this.context
    const now = clock.now()
    await queries.lockTeam(tx, storeId)
    await queries.clearInvitations(tx, storeId, now)
    if (await queries.worksWith(tx, storeId, seal.indexes(phone))) throw new Failure('teamMemberExists')
    if ((await queries.teamOf(tx, storeId, now)).length >= limits.teamMax)
      throw new Failure('teamFull', { most: limits.teamMax })
    const expires_at = daysAfter(config.timeZone, now, limits.teamInvitationDays)
    const row = { id: uuid(), store_id: storeId, role, masked_phone: maskPhone(phone), invited_at: now, expires_at }
    const secret = { phone_hash: seal.index(phone), phone_sealed: seal.seal(phone) }
    if (!(await queries.insertInvitation(tx, { ...row, ...secret }))) throw new Failure('teamMemberExists')
    const { masked_phone: subject } = row
    const act = { call: 'merchant.inviteMember', storeId, subjectId: row.id, subject, after: role }
    await recordAct(this.context, tx, caller, act)
    await this.tell(tx, storeId, row.id, phone, role)
    return this.one(tx, storeId, row.id)
  }

  /** @throws Failure `teamMemberNotFound` for a member or an invitation that has ended */
  async setRole(tx: Tx, caller: Merchant, memberId: TeamMemberId, role: GivenRole): Promise<TeamMember> {
    const { id, store_id: storeId, role: before, masked_phone: subject } = await this.lock(tx, memberId)
    if (role !== before) {
      await queries.setRole(tx, id, role)
      const act = { call: 'merchant.setMemberRole', storeId, subjectId: id, subject, before, after: role }
      await recordAct(this.context, tx, caller, act)
    }
    return this.one(tx, storeId, id)
  }

  /** Ends a membership or an invitation. @throws Failure `teamMemberNotFound` for one that has ended */
  async remove(tx: Tx, caller: Merchant, memberId: TeamMemberId): Promise<void> {
    const { id, store_id: storeId, role: before, masked_phone: subject } = await this.lock(tx, memberId)
    await queries.end(tx, id, this.context.clock.now())
    const act = { call: 'merchant.removeMember', storeId, subjectId: id, subject, before }
    await recordAct(this.context, tx, caller, act)
  }

  /** Ends the caller’s own membership. @throws Failure `teamMemberNotFound` for the owner */
  async leave(tx: Tx, caller: Merchant, storeId: StoreId): Promise<void> {
    const member = await queries.membership(tx, storeId, caller.customer.id)
    if (!member) throw new Failure('teamMemberNotFound')
    const act = { call: 'merchant.leaveTeam', storeId, subjectId: member.id, subject: member.masked_phone }
    await recordAct(this.context, tx, caller, { ...act, before: member.role })
    await queries.end(tx, member.id, this.context.clock.now())
  }

  async invitations({ customer, language }: SignedIn): Promise<Response<typeof calls.merchantInvitations>> {
    const { db, clock } = this.context
    const rows = await queries.invitationsOf(db, customer.id, clock.now())
    const items = rows.map(({ id, store_id, name, logo, role, invited_at, expires_at }) => ({
      ...{ id, role, store: { id: store_id, name: name[language], logo } },
      ...{ invitedAt: invited_at.toISOString(), expiresAt: expires_at.toISOString() },
    }))
    return { items }
  }

  /** @throws Failure `teamMemberNotFound` for an invitation that has ended, `teamMemberExists` for somebody in the team */
  async answer(
    tx: Tx,
    caller: SignedIn,
    { memberId, accept }: Request<typeof calls.merchantAnswerInvitation>,
  ): Promise<void> {
    const { customer } = caller
    const now = this.context.clock.now()
    const { id, store_id: storeId, role, expires_at, accepted_at, ...row } = await this.lock(tx, memberId)
    if (accepted_at || expires_at <= now) throw new Failure('teamMemberNotFound')
    if (!accept) return queries.end(tx, id, now)
    await queries.lockTeam(tx, storeId)
    const isIn = (await queries.owns(tx, storeId, customer.id)) || (await queries.membership(tx, storeId, customer.id))
    if (isIn) throw new Failure('teamMemberExists')
    await queries.accept(tx, id, customer.id, now)
    const member = { ...caller, stores: [], roles: new Map([[storeId, role]]) }
    const act = { call: 'merchant.answerInvitation', storeId, subjectId: id, subject: row.masked_phone, after: role }
    await recordAct(this.context, tx, member, act)
  }

  /** Sends the invitation to the account with its phone, if there is one. */
  private async tell(tx: Tx, storeId: string, id: string, phone: string, role: GivenRole): Promise<void> {
    const customerId = await queries.customerWith(tx, this.context.seal.indexes(phone))
    if (!customerId) return
    const { name: store } = await queries.storeName(tx, storeId)
    await this.notices.tell(tx, 'teamInvited', [{ customerId, subject: id, targetId: id, params: { store, role } }])
  }

  private async one(tx: Tx, storeId: string, id: string): Promise<TeamMember> {
    const rows = await queries.teamOf(tx, storeId, this.context.clock.now())
    const row = rows.find((each) => each.id === id)
    if (!row) throw new Failure('teamMemberNotFound')
    return viewOf(row)
  }

  private async lock(tx: Tx, memberId: TeamMemberId): Promise<queries.Member> {
    const member = await queries.lockMember(tx, memberId)
    if (!member) throw new Failure('teamMemberNotFound')
    return member
  }
}
