import { limits } from '../limits'
import { yuanToFen } from '../money'
import type { RuleName } from './messages'

/** Requires an amount of at least 1 yuan, as typed (product text §5). */
export function topUpAmount(value: string): RuleName | undefined {
  if (!value.trim()) return 'topUpAmountRequired'
  const amount = yuanToFen(value)
  if (amount === undefined) return 'moneyInvalid'
  return amount < limits.minimumTopUp ? 'topUpBelowMinimum' : undefined
}
