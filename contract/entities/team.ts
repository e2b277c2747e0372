import * as z from 'zod/mini'
import { givenRoles, storeRoles } from '../store-roles'
import { Id, Instant, Picture } from './common'

export const StoreRole = z.enum(storeRoles)
export const GivenRole = z.enum(givenRoles)

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
