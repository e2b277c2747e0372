import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Pay the balance',
    howItGoes: 'How it works',
    total: 'Total',
    depositPaid: 'Deposit paid',
    balance: 'Balance',
    coupons: 'Coupons',
    choose: 'Choose',
    change: 'Change the order?',
    changeText: (before: string, after: string) => `The balance changes from ${before} to ${after}.`,
    changeIt: 'Change',
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
    coupons: '优惠券',
    choose: '去选择',
    change: '修改订单？',
    changeText: (before: string, after: string) => `尾款将由${before}变为${after}`,
    changeIt: '确认修改',
    pay: (amount: string) => `支付尾款${amount}`,
    none: '无需支付',
    noneText: '该订单没有尾款',
  },
})
