import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Amount, Empty } from '../entities/common'

export const walletBalance = defineCall({
  name: 'wallet.balance',
  summary: 'The balance of the caller',
  who: 'customer',
  request: Empty,
  response: z.object({ balance: Amount }),
  failures: [],
})

export const walletHasPayPassword = defineCall({
  name: 'wallet.hasPayPassword',
  summary: 'Whether the caller has set a pay password',
  who: 'customer',
  request: Empty,
  response: z.object({ hasPayPassword: z.boolean() }),
  failures: [],
})
