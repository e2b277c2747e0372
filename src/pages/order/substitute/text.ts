import { plural } from '@contract/format'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Pay for a friend',
    asks: (name: string) => `${name} asks you to pay`,
    waiting: 'Waiting for somebody to pay your order',
    own: 'This is your own order. Send the link to somebody else, or pay it yourself.',
    items: (count: number) => plural(count, 'item'),
    within: (time: string) => `Pay within ${time}`,
    note: 'The order stays your friend’s. Any refund comes back to you.',
    pay: (amount: string) => `Pay ${amount}`,
    thanks: 'You paid for your friend',
    thanksText: (name: string) => `${name} has been told. Any refund comes back to you.`,
    paid: 'This order is already paid',
    paidText: 'There is nothing left to pay.',
    closed: 'This order can no longer be paid',
    closedText: 'It was cancelled, or the time to pay is over. Anything paid too late is refunded.',
    home: 'Back to home',
  },
  zh: {
    title: '帮好友付款',
    asks: (name) => `${name} 请您帮忙付款`,
    waiting: '您的订单待他人支付',
    own: '这是您自己的订单，可将链接发给他人，或自行支付。',
    items: (count) => `共 ${count} 件`,
    within: (time) => `请在 ${time} 内支付`,
    note: '订单仍归对方所有，如发生退款将退回给您。',
    pay: (amount) => `支付 ${amount}`,
    thanks: '代付成功',
    thanksText: (name) => `已通知 ${name}，如发生退款将退回给您。`,
    paid: '该订单已支付',
    paidText: '无需再操作。',
    closed: '该订单已无法支付',
    closedText: '订单已取消或支付超时，超时支付的款项将原路退回。',
    home: '返回首页',
  },
})
