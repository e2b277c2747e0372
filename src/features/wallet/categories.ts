import type { MoneyRecord, MoneyRecordType } from '@contract/entities/money-record'
import type { IconName } from '@/components/base/Icon'
import type { Category } from '@/features/order/kind'
import { categoryOfKind } from '@/features/order/kinds'
import { dictionary } from '@/i18n'

const words = dictionary({
  en: {
    topUp: 'Top-ups',
    withdrawal: 'Withdrawals',
    membership: 'Membership',
    reward: 'Rewards',
    riderTip: 'Tips',
    other: 'Other',
  },
  zh: { topUp: '充值', withdrawal: '提现', membership: '会员', reward: '奖励', riderTip: '打赏', other: '其他' },
})
type Own = keyof ReturnType<typeof words>

/** The categories that are no kind of order. */
const icons: Record<Own, IconName> = {
  topUp: 'plus',
  withdrawal: 'banknote-arrow-down',
  membership: 'crown',
  reward: 'gift',
  riderTip: 'heart',
  other: 'wallet',
}

const isOwn = (category: string): category is Own => category in icons

/** The category as this client knows it; what a newer server adds counts as other. */
function categoryOf(category: string): Category {
  const own = isOwn(category) ? category : 'other'
  return categoryOfKind(category) ?? { name: words()[own], icon: icons[own] }
}

export const categoryName = (category: string): string => categoryOf(category).name
export const categoryIcon = (category: string): IconName => categoryOf(category).icon

const typeIcons: Partial<Record<MoneyRecordType, IconName>> = {
  refund: 'undo-2',
  topUp: 'plus',
  withdrawalReturn: 'undo-2',
}

export const recordIcon = ({ type, category }: Pick<MoneyRecord, 'type' | 'category'>): IconName =>
  typeIcons[type] ?? categoryIcon(category)
