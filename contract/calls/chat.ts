import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Empty, Instant } from '../entities/common'

/** The address and token of the live channel; field names as in product text §3, chat socket auth. */
export const chatAuth = defineCall({
  name: 'chat.auth',
  summary: 'Address and signature of the live channel',
  who: 'customer',
  request: Empty,
  response: z.object({ socket_url: z.string(), uid: z.string(), userSig: z.string(), expiresAt: Instant }),
  failures: [],
})
