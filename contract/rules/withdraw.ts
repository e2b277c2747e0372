import { yuanToFen, type Money } from '../money'
import type { RuleName } from './messages'

/** What the wallet says before a withdrawal; `withdrawable` leaves out what is set aside. */
export interface Withdrawable {
  balance: Money
  withdrawable: Money
  minimum: Money
  accountBound: boolean
}

/** Whether a withdrawal can be begun at all (product text §5, §8). */
export function canWithdraw({ balance, withdrawable, minimum, accountBound }: Withdrawable): RuleName | undefined {
  if (withdrawable <= 0) return 'nothingToWithdraw'
  if (balance < minimum) return 'balanceBelowMinimum'
  return accountBound ? undefined : 'withdrawAccountRequired'
}

/** The amount as typed is entered, not below the minimum, and there (product text §5, §8). */
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
