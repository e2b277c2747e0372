import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Amount, Empty, Instant } from '../entities/common'

/** Whether the caller is a member, until when, and what membership has saved (product text §6). */
export const memberInfo = defineCall({
  name: 'member.info',
  summary: 'The caller’s membership',
  who: 'customer',
  request: Empty,
  response: z.object({ isMember: z.boolean(), until: z.nullable(Instant), saved: Amount }),
  failures: [],
})
