import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { Empty, pageOf, paging } from '../../entities/common'
import { CustomerId } from '../../entities/ids'
import { AuditEntry, AuditSubject, StaffMember, StaffRole, staffRoles } from '../../entities/staff'
import { acting } from './acting'

/** The caller's own roles. */
export const staffMe = defineCall({
  name: 'staff.me',
  summary: 'The caller’s roles',
  who: 'staff',
  roles: staffRoles,
  request: Empty,
  response: StaffMember,
  failures: [],
})

/** Everybody with a role. */
export const staffMembers = defineCall({
  name: 'staff.members',
  summary: 'Everybody with a role',
  who: 'staff',
  roles: ['admin'],
  request: Empty,
  response: z.object({ items: z.array(StaffMember) }),
  failures: [],
})

const roleOf = { customerId: CustomerId, role: StaffRole }

/** Grants a role to a customer other than the caller. */
export const staffGrantRole = defineCall({
  name: 'staff.grantRole',
  summary: 'Grant a role',
  who: 'staff',
  roles: ['admin'],
  request: z.object({ ...roleOf, ...acting }),
  response: StaffMember,
  failures: ['customerNotFound', 'nothingToChange', 'customerFrozen'],
})

/** Ends a role of somebody other than the caller, at once. */
export const staffRevokeRole = defineCall({
  name: 'staff.revokeRole',
  summary: 'End a role',
  who: 'staff',
  roles: ['admin'],
  request: z.object({ ...roleOf, ...acting }),
  response: StaffMember,
  failures: ['customerNotFound', 'nothingToChange'],
})

/** The acts of staff, newest first: all of them, those on one thing, or those of one member. */
export const staffAudit = defineCall({
  name: 'staff.audit',
  summary: 'The acts of staff',
  who: 'staff',
  roles: staffRoles,
  request: z.object({
    ...paging,
    subject: z.optional(z.object({ kind: AuditSubject, reference: z.uuid() })),
    customerId: z.optional(CustomerId),
  }),
  response: pageOf(AuditEntry),
  failures: ['customerNotFound'],
})
