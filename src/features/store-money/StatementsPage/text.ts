import { plural } from '@contract/format'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Statements',
    daily: 'Days',
    weekly: 'Weeks',
    monthly: 'Months',
    orders: (count: number, closing: string) => `${plural(count, 'order')} · closing balance ${closing}`,
    running: 'In progress',
    closed: 'Closed',
    more: 'Show more',
  },
  zh: {
    title: '账单',
    daily: '按日',
    weekly: '按周',
    monthly: '按月',
    orders: (count, closing) => `${count}单 · 期末余额${closing}`,
    running: '未出账',
    closed: '已出账',
    more: '加载更多',
  },
})
