import type { MoneyRecord } from '@contract/entities/money-record'
import { dictionary } from '@/i18n'

const words = dictionary({
  en: {
    payment: (title: string) => title || 'Payment',
    refund: (title: string) => (title ? `Refund · ${title}` : 'Refund'),
    topUp: () => 'Balance top-up',
    withdrawal: (title: string) => (title ? `Withdrawal · ${title}` : 'Withdrawal'),
    withdrawalReturn: (title: string) => (title ? `Withdrawal returned · ${title}` : 'Withdrawal returned'),
    reward: () => 'Invitation reward',
    other: (title: string) => title || 'Balance adjustment',
  },
  zh: {
    payment: (title) => title || '消费',
    refund: (title) => (title ? `退款 · ${title}` : '退款'),
    topUp: () => '余额充值',
    withdrawal: (title) => (title ? `提现 · ${title}` : '提现'),
    withdrawalReturn: (title) => (title ? `提现退回 · ${title}` : '提现退回'),
    reward: () => '邀请奖励',
    other: (title) => title || '余额调整',
  },
})

/** Title of a record in lists. */
export const recordTitle = ({ type, title }: Pick<MoneyRecord, 'type' | 'title'>): string => words()[type](title ?? '')
