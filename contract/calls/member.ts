import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Amount, Empty, Instant } from '../entities/common'

/** Whether and until when the caller is a member, and the savings by membership (product text §6). */
export const memberInfo = defineCall({
  name: 'member.info',
  summary: 'The caller’s membership',
  who: 'customer',
  request: Empty,
  response: z.object({ isMember: z.boolean(), until: z.nullable(Instant), saved: Amount }),
  failures: [],
})
