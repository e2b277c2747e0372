import type { PaidPart } from '@contract/entities/payment'
import { dictionary } from '@/i18n'

/** Names of the parts of an order's price that a payment can cover. */
export const partWords = dictionary<Record<PaidPart, string>>({
  en: {
    whole: 'Total',
    deposit: 'Deposit',
    balance: 'Balance',
    change: 'Difference for your change',
    share: 'Your share',
    later: 'Added to your order',
  },
  zh: {
    whole: '合计',
    deposit: '定金',
    balance: '尾款',
    change: '变更差价',
    share: '您的份额',
    later: '追加费用',
  },
})
