import { plural } from '@contract/format'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    refunded: (amount: string) => `${amount} refunded`,
    refundOpen: 'Refund under review',
    refundRefused: 'The store declined your refund',
    viewRefund: 'View refund',
    track: 'Track',
    items: (count: number) => plural(count, 'item'),
    more: (count: number) => `+${count}`,
  },
  zh: {
    refunded: (amount) => `已退${amount}`,
    refundOpen: '退款申请处理中',
    refundRefused: '商家拒绝了退款申请，可修改后重新提交',
    viewRefund: '查看退款',
    track: '查看配送',
    items: (count) => `共${count}件`,
    more: (count) => `+${count}`,
  },
})
