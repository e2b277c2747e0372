import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Empty } from '../entities/common'

/** The subject of a message. */
export const MessageKind = z.enum(['announcement'])

/** Counts of the caller's unseen messages by kind, for the badge of home (product text §7, messages). */
export const messageCount = defineCall({
  name: 'message.count',
  summary: 'How many messages are new',
  who: 'customer',
  request: Empty,
  response: z.object({ total: z.int(), kinds: z.array(z.object({ kind: MessageKind, count: z.int() })) }),
  failures: [],
})
