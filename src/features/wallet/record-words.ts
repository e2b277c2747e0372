import type { MoneyRecord } from '@contract/entities/money-record'
import { dictionary } from '@/i18n'

const words = dictionary({
  en: {
    payment: (title: string) => title || 'Payment',
    refund: (title: string) => (title ? `Refund · ${title}` : 'Refund'),
    topUp: () => 'Balance top-up',
    reward: () => 'Invitation reward',
    other: (title: string) => title || 'Balance adjustment',
  },
  zh: {
    payment: (title) => title || '消费',
    refund: (title) => (title ? `退款 · ${title}` : '退款'),
    topUp: () => '余额充值',
    reward: () => '邀请奖励',
    other: (title) => title || '余额调整',
  },
})

/** What a record is called in lists. */
export const recordTitle = ({ type, title }: Pick<MoneyRecord, 'type' | 'title'>): string => words()[type](title ?? '')
