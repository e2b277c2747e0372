import { plural } from '@contract/format'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Me',
    income: 'Income today',
    orders: (count: number) => `From ${plural(count, 'order')}`,
    messages: 'Customer messages',
    unread: (count: number) => `${count} unread`,
    redeem: 'Redeem vouchers',
    money: 'Money and payouts',
    refunds: 'Refunds',
    reviews: 'Reviews',
    stores: 'My stores',
    chosen: 'Shown',
    another: 'Open another store',
    back: 'Back to ordering',
  },
  zh: {
    title: '我的',
    income: '今日收入',
    orders: (count) => `共${count}单`,
    messages: '顾客消息',
    unread: (count) => `${count}条未读`,
    redeem: '验券核销',
    money: '资金与打款',
    refunds: '退款处理',
    reviews: '顾客评价',
    stores: '我的店铺',
    chosen: '当前店铺',
    another: '再开一家店',
    back: '返回点餐',
  },
})
