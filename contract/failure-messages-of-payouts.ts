import type { FailureName } from './failures'
import type { Localized } from './settings'

/** The failures of merchants' payouts in both languages. */
export const payoutFailureMessages = {
  payoutAccountRequired: { en: 'Choose an account for payouts first', zh: '请先选择收款账户' },
  payoutBelowMinimum: { en: 'The minimum payout is {minimum}', zh: '最低提现金额为{minimum}' },
  payoutTooMuch: { en: 'You can withdraw up to {left}', zh: '可提现金额为{left}' },
  payoutsStopped: { en: 'Payouts are on hold: {reason}', zh: '提现已暂停：{reason}' },
} satisfies Partial<Record<FailureName, Localized>>
