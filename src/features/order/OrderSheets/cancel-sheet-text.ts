import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Why are you cancelling?',
    own: 'Your reason',
    ownHint: 'Tell the store why',
    cancel: 'Cancel the order',
    cancelled: 'Order cancelled',
    refunded: (amount: string) => `${amount} was refunded the way it was paid`,
    nothing: 'You had not paid, so nothing is due',
    done: 'Done',
  },
  zh: {
    title: '请选择取消原因',
    own: '其他原因',
    ownHint: '请填写取消原因',
    cancel: '取消订单',
    cancelled: '订单已取消',
    refunded: (amount) => `${amount} 已原路退回`,
    nothing: '订单未支付，无需退款',
    done: '完成',
  },
})
