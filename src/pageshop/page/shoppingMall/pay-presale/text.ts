import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Pay the balance',
    howItGoes: 'How it goes',
    total: 'Total',
    depositPaid: 'Deposit paid',
    balance: 'Balance',
    pay: (amount: string) => `Pay balance ${amount}`,
    none: 'Nothing to pay',
    noneText: 'This order has no balance',
  },
  zh: {
    title: '支付尾款',
    howItGoes: '预售流程',
    total: '合计',
    depositPaid: '已付定金',
    balance: '尾款',
    pay: (amount: string) => `支付尾款${amount}`,
    none: '无需支付',
    noneText: '该订单没有尾款',
  },
})
