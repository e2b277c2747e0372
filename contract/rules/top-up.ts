import { limits } from '../limits'
import { yuanToFen } from '../money'
import type { RuleName } from './messages'

/** A top-up is entered and at least 1 yuan (product text §5). Takes the text as typed. */
export function topUpAmount(value: string): RuleName | undefined {
  if (!value.trim()) return 'topUpAmountRequired'
  const amount = yuanToFen(value)
  if (amount === undefined) return 'moneyInvalid'
  return amount < limits.minimumTopUp ? 'topUpBelowMinimum' : undefined
}
