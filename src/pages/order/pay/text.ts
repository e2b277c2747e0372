import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Pay',
    total: 'Total',
    shared: (amount: string) => `Please pay ${amount} for me`,
  },
  zh: {
    title: '支付',
    total: '合计',
    shared: (amount) => `请帮我付款 ${amount}`,
  },
})
