import type { WithdrawAccountKind, WithdrawalState } from '@contract/entities/withdraw'
import type { IconName } from '@/components/base/Icon'
import type { TagTone } from '@/components/base/Tag'
import { dictionary } from '@/i18n'

/** The states of a withdrawal as its customer reads them. */
export const withdrawalWords = dictionary<Record<WithdrawalState, string>>({
  en: { underReview: 'Under review', approved: 'Approved', rejected: 'Rejected', credited: 'Credited' },
  zh: { underReview: '审核中', approved: '已通过', rejected: '已驳回', credited: '已到账' },
})

export const withdrawalTones: Readonly<Record<WithdrawalState, TagTone>> = {
  underReview: 'warn',
  approved: 'info',
  rejected: 'bad',
  credited: 'good',
}

export const withdrawalIcons: Readonly<Record<WithdrawalState, IconName>> = {
  underReview: 'clock',
  approved: 'clock',
  rejected: 'undo-2',
  credited: 'circle-check',
}

export const accountIcons: Readonly<Record<WithdrawAccountKind, IconName>> = {
  paymentApp: 'smartphone',
  card: 'landmark',
  other: 'wallet',
}

/** An account in one line: "Alipay 138****6209". */
export const accountName = ({ title, number }: { title: string; number: string }): string => `${title} ${number}`
