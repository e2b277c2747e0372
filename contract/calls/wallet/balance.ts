import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { Amount, Empty } from '../../entities/common'

/** The caller's balance. */
export const walletBalance = defineCall({
  name: 'wallet.balance',
  summary: 'The balance of the caller',
  who: 'customer',
  request: Empty,
  response: z.object({ balance: Amount }),
  failures: [],
})

/** Whether a pay password is set, so that the balance can be used (product text §5, account rules). */
export const walletHasPayPassword = defineCall({
  name: 'wallet.hasPayPassword',
  summary: 'Whether the caller has set a pay password',
  who: 'customer',
  request: Empty,
  response: z.object({ hasPayPassword: z.boolean() }),
  failures: [],
})
