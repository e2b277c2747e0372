import * as z from 'zod/mini'
import { Id, Instant } from './common'

/**
 * The roles of staff: `support` reads, notes and handles cases; `operations` acts on stores, riders, orders and applications;
 * `finance` moves money; `admin` grants roles.
 */
export const staffRoles = ['support', 'operations', 'finance', 'admin'] as const
export const StaffRole = z.enum(staffRoles)
export type StaffRole = z.output<typeof StaffRole>

/** The kinds of things that staff act on. */
export const auditSubjects = [
  'customer',
  'store',
  'order',
  'refund',
  'delivery',
  'report',
  'feedback',
  'fraudCase',
  'review',
  'application',
  'zone',
  'courier',
] as const
export const AuditSubject = z.enum(auditSubjects)
export type AuditSubject = z.output<typeof AuditSubject>

/** The facts that an audit entry may hold of its subject; none of them is personal data. */
export const auditFacts = [
  ...(['state', 'roles', 'amount', 'balance', 'points', 'refunded', 'borneBy', 'claim'] as const),
  ...(['merchantId', 'deliveredBy', 'selfPickup', 'openOrders'] as const),
  ...(['key', 'names', 'latitude', 'longitude', 'meters', 'policy', 'raise', 'raiseMost'] as const),
] as const
export const AuditFacts = z.partialRecord(
  z.enum(auditFacts),
  z.nullable(z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
)
export type AuditFacts = z.output<typeof AuditFacts>

/** One act of a member of staff, or of an operator at the command, who has no account. */
export const AuditEntry = z.object({
  id: Id,
  at: Instant,
  /** Null for an operator at the command. */
  staff: z.nullable(z.object({ id: Id, name: z.string() })),
  /** The role by which the call was admitted; null for an operator. */
  role: z.nullable(StaffRole),
  call: z.string(),
  subject: z.object({ kind: AuditSubject, id: Id }),
  reason: z.string(),
  before: AuditFacts,
  after: AuditFacts,
  requestId: z.string(),
})
export type AuditEntry = z.output<typeof AuditEntry>

/** A customer with the roles of staff that the customer has now. */
export const StaffMember = z.object({
  id: Id,
  name: z.string(),
  maskedPhone: z.string(),
  roles: z.array(z.object({ role: StaffRole, grantedBy: z.string(), at: Instant })),
})
export type StaffMember = z.output<typeof StaffMember>
