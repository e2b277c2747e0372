import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Why do you cancel?',
    own: 'Your reason',
    ownHint: 'Tell the store why',
    cancel: 'Cancel the order',
    cancelled: 'Order cancelled',
    refunded: (amount: string) => `${amount} is back in your balance`,
    nothing: 'Nothing was paid, nothing is owed',
    done: 'Done',
  },
  zh: {
    title: '请选择取消原因',
    own: '其他原因',
    ownHint: '请填写取消原因',
    cancel: '取消订单',
    cancelled: '订单已取消',
    refunded: (amount) => `${amount} 已退回钱包余额`,
    nothing: '订单未支付，无需退款',
    done: '完成',
  },
})
