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
export function canWithdraw({ balance, withdrawable, minimum, accountBound }: Withdrawable): RuleName | undefined {
  if (withdrawable <= 0) return 'nothingToWithdraw'
  if (balance < minimum) return 'balanceBelowMinimum'
  return accountBound ? undefined : 'withdrawAccountRequired'
}

/** Requires an amount from the minimum up to the withdrawable balance, as typed (product text §5, §8). */
export function withdrawAmount(
  value: string,
  { withdrawable, minimum }: Pick<Withdrawable, 'withdrawable' | 'minimum'>,
): RuleName | undefined {
  if (!value.trim()) return 'withdrawAmountRequired'
  const amount = yuanToFen(value)
  if (!amount) return 'positiveMoneyInvalid'
  if (amount < minimum) return 'withdrawBelowMinimum'
  return amount > withdrawable ? 'withdrawableInsufficient' : undefined
}

/** What a withdrawal costs: `rate` hundredths of a percent of the amount, rounded up to the smallest unit. */
export const withdrawFee = (amount: Money, rate: number): Money => Math.ceil((amount * rate) / 10_000)
