import { dictionary } from '@/i18n'
import { plural } from '@contract/format'

export const words = dictionary({
  en: {
    title: 'Waiting for payment',
    toPay: 'To pay',
    within: 'Pay within ',
    together: (orders: number) =>
      orders > 1 ? `${plural(orders, 'order')}, paid together` : 'Placed and waiting for your payment',
    cancelSome: 'You can cancel one and pay for the rest',
    pay: 'Pay',
    none: 'Nothing left to pay',
    noneText: 'It was paid, cancelled or timed out',
    orders: 'My orders',
  },
  zh: {
    title: '待付款',
    toPay: '应付',
    within: '剩余支付时间 ',
    together: (orders) => (orders > 1 ? `共${orders}笔订单，合并付款` : '订单已提交，等待付款'),
    cancelSome: '可取消其中一笔，其余继续付款',
    pay: '去支付',
    none: '没有待付款的订单',
    noneText: '订单已付款、已取消或已超时',
    orders: '我的订单',
  },
})
