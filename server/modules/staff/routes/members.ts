import type { Transaction } from 'kysely'
import * as calls from '@contract/calls/staff'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import type { Staff } from '../../../http/caller'
import type { Routes } from '../../module'
import type { Audit } from '../audit'
import type { Members, RoleChange } from '../members'

/** Roles of staff, and what staff did. */
export const memberRoutes =
  ({ db }: Context, members: Members, audit: Audit): Routes =>
  ({ handle }) => {
    const change = async (
      tx: Transaction<Database>,
      { customer }: Staff,
      step: 'grant' | 'revoke',
      role: Pick<RoleChange, 'customerId' | 'role'>,
    ) => {
      const changed = await members[step](tx, { ...role, by: customer.id })
      return { ...changed, answer: await members.member(tx, role.customerId) }
    }

    handle(calls.staffMe, ({ customer }) => members.member(db, customer.id))
    handle(calls.staffMembers, async () => ({ items: await members.list() }))
    handle.act(calls.staffGrantRole, (tx, caller, request) => change(tx, caller, 'grant', request))
    handle.act(calls.staffRevokeRole, (tx, caller, request) => change(tx, caller, 'revoke', request))
    handle(calls.staffAudit, (_, request) => audit.list(request))
  }
