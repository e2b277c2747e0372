import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Amount, Empty, Id, Instant, pageOf, paging, Picture } from '../entities/common'

/** The caller's code for others to scan, and the address of the registration with it (product text §7, my QR code). */
export const partnerQrCode = defineCall({
  name: 'partner.qrCode',
  summary: 'The own code for others to scan',
  who: 'customer',
  request: Empty,
  response: z.object({
    inviteCode: z.string(),
    /** The web page on which others register with the code. */
    url: z.string(),
    nickname: z.string(),
    avatar: Picture,
  }),
  failures: [],
})

/**
 * How an invitation stands: `waiting` for the first order, `rewarded`, or without a reward because no order was placed in
 * time, or because both use one device.
 */
export const InvitationState = z.enum(['waiting', 'rewarded', 'tooLate', 'ownDevice'])
export type InvitationState = z.output<typeof InvitationState>

/** A customer who registered with the caller's code. */
export const Invitation = z.object({
  id: Id,
  nickname: z.string(),
  avatar: Picture,
  maskedPhone: z.string(),
  state: InvitationState,
  joinedAt: Instant,
  /** Until when the first order must be placed. */
  orderBy: Instant,
  /** What the caller was given, in the smallest unit, and when. */
  reward: z.nullable(z.object({ amount: Amount, at: Instant })),
})
export type Invitation = z.output<typeof Invitation>

/** The customers who registered with the caller's code, the last one first (product text §7, my invitation). */
export const partnerInvitations = defineCall({
  name: 'partner.invitations',
  summary: 'The customers whom the caller invited',
  who: 'customer',
  request: z.object(paging),
  response: z.extend(pageOf(Invitation), {
    /** What each of the two gets, in the smallest unit. */
    reward: Amount,
    invited: z.int(),
    rewarded: z.int(),
    waiting: z.int(),
    earned: Amount,
  }),
  failures: [],
})
