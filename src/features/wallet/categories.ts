import type { MoneyRecord, MoneyRecordType } from '@contract/entities/money-record'
import type { IconName } from '@/components/base/Icon'
import { dictionary } from '@/i18n'

const words = dictionary({
  en: {
    takeaway: 'Takeaway',
    mall: 'Mall',
    hotel: 'Hotels',
    errand: 'Errands',
    topUp: 'Top-ups',
    membership: 'Membership',
    reward: 'Rewards',
    other: 'Other',
  },
  zh: {
    takeaway: '外卖',
    mall: '商城',
    hotel: '酒店',
    errand: '跑腿',
    topUp: '充值',
    membership: '会员',
    reward: '奖励',
    other: '其他',
  },
})
type Known = keyof ReturnType<typeof words>

const icons: Record<Known, IconName> = {
  takeaway: 'utensils',
  mall: 'shopping-bag',
  hotel: 'store',
  errand: 'bike',
  topUp: 'plus',
  membership: 'crown',
  reward: 'gift',
  other: 'wallet',
}

/** The category as this client knows it; what a newer server adds counts as other. */
const knownOf = (category: string): Known => (category in icons ? (category as Known) : 'other')

export const categoryName = (category: string): string => words()[knownOf(category)]
export const categoryIcon = (category: string): IconName => icons[knownOf(category)]

const typeIcons: Partial<Record<MoneyRecordType, IconName>> = {
  refund: 'undo-2',
  topUp: 'plus',
}

export const recordIcon = ({ type, category }: Pick<MoneyRecord, 'type' | 'category'>): IconName =>
  typeIcons[type] ?? categoryIcon(category)
