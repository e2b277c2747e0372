import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { Amount, IdempotencyKey, pageOf, paging, ruled } from '../../entities/common'
import { StoreId, WithdrawAccountId } from '../../entities/ids'
import { PayoutPeriod, PayoutSettings, StoreBalance, StorePayout } from '../../entities/settlement'
import { payPassword } from '../../rules/generic'
import { changes, reads } from '../../team-access'

/** The money that a store has earned and that is not paid out yet, by when it can be. */
export const merchantBalance = defineCall({
  name: 'merchant.balance',
  summary: 'The money of a store',
  who: 'merchant',
  team: reads('owner'),
  request: z.object({ storeId: StoreId }),
  response: StoreBalance,
  failures: ['storeNotFound'],
})

/** Pays an amount of a store's available money out to its account. Above a limit it waits for the platform. */
export const merchantPayOut = defineCall({
  name: 'merchant.payOut',
  summary: 'Pay money of a store out',
  who: 'merchant',
  team: changes('owner'),
  request: z.object({
    storeId: StoreId,
    amount: Amount,
    payPassword: ruled(payPassword),
    idempotencyKey: IdempotencyKey,
  }),
  response: StorePayout,
  failures: [
    'storeNotFound',
    ...(['payoutAccountRequired', 'payoutBelowMinimum', 'payoutTooMuch', 'payoutsStopped'] as const),
    ...(['payPasswordNotSet', 'payPasswordWrong', 'payPasswordLocked'] as const),
  ],
})

/** The payouts of a store, newest first. */
export const merchantPayouts = defineCall({
  name: 'merchant.payouts',
  summary: 'The payouts of a store',
  who: 'merchant',
  team: reads('owner'),
  request: z.object({ storeId: StoreId, ...paging }),
  response: pageOf(StorePayout),
  failures: ['storeNotFound'],
})

/** Sets the rhythm and the least amount of a store's payouts and, if it is named, which of the merchant's linked accounts they go to. */
export const merchantSetPayouts = defineCall({
  name: 'merchant.setPayouts',
  summary: 'Set where and when a store is paid',
  who: 'merchant',
  team: changes('owner'),
  request: z.object({
    storeId: StoreId,
    accountId: z.optional(WithdrawAccountId),
    period: PayoutPeriod,
    threshold: Amount,
    payPassword: ruled(payPassword),
    idempotencyKey: IdempotencyKey,
  }),
  response: PayoutSettings,
  failures: [
    'storeNotFound',
    ...(['withdrawAccountNotFound', 'payoutAccountRequired'] as const),
    ...(['payPasswordNotSet', 'payPasswordWrong', 'payPasswordLocked'] as const),
  ],
})
