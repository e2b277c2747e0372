import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Empty } from '../entities/common'

/** What a message can be about. */
export const MessageKind = z.enum(['announcement'])

/** What the caller has not seen yet, by kind: the badge on the bell of home (product text §7, messages). */
export const messageCount = defineCall({
  name: 'message.count',
  summary: 'How many messages are new',
  who: 'customer',
  request: Empty,
  response: z.object({ total: z.int(), kinds: z.array(z.object({ kind: MessageKind, count: z.int() })) }),
  failures: [],
})
