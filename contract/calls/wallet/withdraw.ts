import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { Amount, Empty, IdempotencyKey, pageOf, paging, ruled } from '../../entities/common'
import { WithdrawAccountId, WithdrawalId } from '../../entities/ids'
import { WithdrawAccount, Withdrawal } from '../../entities/withdraw'
import { payPassword } from '../../rules/generic'

/** The linked accounts that can be withdrawn to, the default one first. */
export const walletWithdrawAccounts = defineCall({
  name: 'wallet.withdrawAccounts',
  summary: 'The accounts to withdraw to',
  who: 'customer',
  request: Empty,
  response: z.object({ accounts: z.array(WithdrawAccount) }),
  failures: [],
})

/** How much can be withdrawn now, and how often yet today. */
export const walletWithdrawLimit = defineCall({
  name: 'wallet.withdrawLimit',
  summary: 'The withdrawable balance',
  who: 'customer',
  request: Empty,
  response: z.object({ balance: Amount, withdrawable: Amount, timesLeft: z.int() }),
  failures: [],
})

/** The rules that the screen shows; all of them are the deployment's. */
export const walletWithdrawRule = defineCall({
  name: 'wallet.withdrawRule',
  summary: 'The rules of a withdrawal',
  who: 'customer',
  request: Empty,
  response: z.object({
    minimum: Amount,
    timesADay: z.int(),
    /** The fee in hundredths of a percent of the amount, rounded up to the smallest unit. */
    feeRate: z.int(),
    /** The working days that a review takes at most. */
    reviewDays: z.int(),
  }),
  failures: [],
})

/** Asks for money to be paid out; it leaves the balance at once (product text §5, withdraw). */
export const walletWithdraw = defineCall({
  name: 'wallet.withdraw',
  summary: 'Withdraw from the balance',
  who: 'customer',
  request: z.object({
    /** `withdrawAccountRequired` without one. */
    accountId: z.optional(WithdrawAccountId),
    amount: Amount,
    payPassword: ruled(payPassword),
    idempotencyKey: IdempotencyKey,
  }),
  response: Withdrawal,
  failures: [
    'nothingToWithdraw',
    'balanceBelowMinimum',
    'withdrawAccountRequired',
    'withdrawAccountNotFound',
    'withdrawAmountRequired',
    'withdrawBelowMinimum',
    'withdrawableInsufficient',
    'withdrawTooOften',
    'payPasswordNotSet',
    'payPasswordWrong',
    'payPasswordLocked',
  ],
})

/** One withdrawal with its state and times. */
export const walletWithdrawDetail = defineCall({
  name: 'wallet.withdrawDetail',
  summary: 'One withdrawal',
  who: 'customer',
  request: z.object({ withdrawalId: WithdrawalId }),
  response: Withdrawal,
  failures: ['withdrawalNotFound'],
})

/** The caller's withdrawals, newest first. */
export const walletWithdrawLog = defineCall({
  name: 'wallet.withdrawLog',
  summary: 'The withdrawals of the caller',
  who: 'customer',
  request: z.object({ ...paging }),
  response: pageOf(Withdrawal),
  failures: [],
})
