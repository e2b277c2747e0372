import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Amount, Empty } from '../entities/common'

/** What the caller can pay with. */
export const walletBalance = defineCall({
  name: 'wallet.balance',
  summary: 'The balance of the caller',
  who: 'customer',
  request: Empty,
  response: z.object({ balance: Amount }),
  failures: [],
})

/** Whether paying from the balance is possible yet (product text §5, account rules). */
export const walletHasPayPassword = defineCall({
  name: 'wallet.hasPayPassword',
  summary: 'Whether the caller has set a pay password',
  who: 'customer',
  request: Empty,
  response: z.object({ hasPayPassword: z.boolean() }),
  failures: [],
})
