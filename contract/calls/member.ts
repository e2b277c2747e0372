import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Amount, Empty, Id, IdempotencyKey, Instant, opaque } from '../entities/common'
import { MemberEnvelope, MemberPlan } from '../entities/member'

/** Whether and until when the caller is a member, and the savings by membership (product text §6). */
export const memberInfo = defineCall({
  name: 'member.info',
  summary: 'The caller’s membership',
  who: 'customer',
  request: Empty,
  response: z.object({ isMember: z.boolean(), until: z.nullable(Instant), saved: Amount }),
  failures: [],
})

/** The plans of the super membership, as they are sold now. */
export const memberPlans = defineCall({
  name: 'member.plans',
  summary: 'The plans of the membership',
  who: 'anyone',
  request: Empty,
  response: z.object({ items: z.array(MemberPlan) }),
  failures: [],
})

/**
 * Opens the membership of a plan, or its renewal, by a payment that is made like any other; a pending one of before is
 * closed. Once paid it lasts from now, or from the end of the present membership.
 */
export const memberOpen = defineCall({
  name: 'member.open',
  summary: 'Open or renew the membership',
  who: 'customer',
  request: z.object({
    planKey: opaque(40),
    /** Whether the terms of the membership are agreed to. */
    agreed: z.boolean(),
    idempotencyKey: IdempotencyKey,
  }),
  response: z.object({ paymentId: Id, amount: Amount, payBefore: Instant }),
  failures: ['agreementRequired', 'planNotFound'],
})

/** This month's member red envelopes: which are left, used, and swapped for a store's (product text §6). */
export const memberEnvelopes = defineCall({
  name: 'member.envelopes',
  summary: 'This month’s member red envelopes',
  who: 'customer',
  request: Empty,
  response: z.object({
    /** Number left; null without a membership. */
    left: z.nullable(z.int()),
    /** When the month ends, and its envelopes with it. */
    endsAt: Instant,
    /** Price of swapping for a store's coupon, in envelopes. */
    cost: z.int(),
    items: z.array(MemberEnvelope),
  }),
  failures: [],
})
