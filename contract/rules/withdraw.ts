import { yuanToFen, type Money } from '../money'
import type { RuleName } from './messages'

/** The state of the wallet for a withdrawal; `withdrawable` excludes reserved amounts. */
export interface Withdrawable {
  balance: Money
  withdrawable: Money
  minimum: Money
  accountBound: boolean
}

/** Whether a withdrawal can be started (product text §5, §8). */
export function canWithdraw({ balance, withdrawable, minimum, accountBound }: Withdrawable) {
  if (withdrawable <= 0) return 'nothingToWithdraw'
  if (balance < minimum) return 'balanceBelowMinimum'
  return accountBound ? undefined : 'withdrawAccountRequired'
}

type Bounds = Pick<Withdrawable, 'withdrawable' | 'minimum'>

/** Requires an amount from the minimum up to the withdrawable balance (product text §5, §8). */
export function withdrawRefusal(amount: Money, { withdrawable, minimum }: Bounds) {
  if (amount <= 0) return 'withdrawAmountRequired'
  if (amount < minimum) return 'withdrawBelowMinimum'
  return amount > withdrawable ? 'withdrawableInsufficient' : undefined
}

/** `withdrawRefusal` for an amount as typed. */
export function withdrawAmount(value: string, bounds: Bounds): RuleName | undefined {
  if (!value.trim()) return 'withdrawAmountRequired'
  const amount = yuanToFen(value)
  return amount ? withdrawRefusal(amount, bounds) : 'positiveMoneyInvalid'
}

/** Fee of a withdrawal: `rate` hundredths of a percent of the amount, rounded up to the smallest unit. */
export const withdrawFee = (amount: Money, rate: number): Money => Math.ceil((amount * rate) / 10_000)
