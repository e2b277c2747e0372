import * as z from 'zod/mini'
import { Id, Instant, Picture } from './common'

/**
 * The roles in the team of a store, from the first, each with the rights of those after it: the `owner` has the money and the
 * team, a `manager` runs the store, a `cashier` serves its customers.
 */
export const storeRoles = ['owner', 'manager', 'cashier'] as const
export const StoreRole = z.enum(storeRoles)
export type StoreRole = z.output<typeof StoreRole>

/** The roles that an owner gives. */
export const givenRoles = ['manager', 'cashier'] as const
export const GivenRole = z.enum(givenRoles)
export type GivenRole = z.output<typeof GivenRole>

/** Whether a role has the rights of another one. */
export const isAtLeast = (role: StoreRole, least: StoreRole): boolean =>
  storeRoles.indexOf(role) <= storeRoles.indexOf(least)

/** A member of a store's team, or the invitation of one. */
export const TeamMember = z.object({
  id: Id,
  /** Empty until the invitation is accepted. */
  name: z.string(),
  maskedPhone: z.string(),
  role: GivenRole,
  state: z.enum(['invited', 'working']),
  /** Since the invitation, or since it was accepted. */
  since: Instant,
  /** The end of an invitation. */
  expiresAt: z.nullable(Instant),
})
export type TeamMember = z.output<typeof TeamMember>

/** An invitation into the team of a store, as the invited person sees it. */
export const TeamInvitation = z.object({
  id: Id,
  store: z.object({ id: Id, name: z.string(), logo: Picture }),
  role: GivenRole,
  invitedAt: Instant,
  expiresAt: Instant,
})
export type TeamInvitation = z.output<typeof TeamInvitation>

/** One act in a store: a call that changed something, its caller and the caller's role at that time. */
export const TeamAct = z.object({
  id: Id,
  at: Instant,
  person: z.object({ name: z.string(), role: StoreRole }),
  /** Name of the call, such as `merchant.accept`. */
  call: z.string(),
  /** Number or name of the subject, where it has one that the store knows. */
  subject: z.string(),
  /** Roles before and after, of an act on the team. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})
export type TeamAct = z.output<typeof TeamAct>
