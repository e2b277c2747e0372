import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Payment',
    paid: 'Paid',
    store: 'Store',
    arrives: 'Arrives about',
    ready: 'Ready about',
    way: 'Paid with',
    balance: 'Balance',
    code: 'Pickup code',
    view: 'View order',
    home: 'Back to home',
    unpaid: 'This order is not paid',
    unpaidText: 'It stays in Orders until the time to pay is over.',
  },
  zh: {
    title: '支付结果',
    paid: '支付成功',
    store: '店铺',
    arrives: '预计送达',
    ready: '预计可取',
    way: '支付方式',
    balance: '余额支付',
    code: '取餐码',
    view: '查看订单',
    home: '返回首页',
    unpaid: '该订单尚未支付',
    unpaidText: '支付时间结束前，订单会保留在“订单”中。',
  },
})
