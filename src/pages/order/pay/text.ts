import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Pay',
    orderTotal: 'Order total',
    shared: (amount: string) => `Please pay ${amount} for me`,
    saved: (amount: string) => `Membership saves you ${amount} on this order`,
    couldSave: (amount: string) => `Members save ${amount} on this order`,
  },
  zh: {
    title: '支付',
    orderTotal: '订单总额',
    shared: (amount) => `请帮我付款${amount}`,
    saved: (amount) => `会员已为本单节省${amount}`,
    couldSave: (amount) => `会员购买本单可省${amount}`,
  },
})
