import type { OrderAction } from '@contract/states/actions'
import { dictionary } from '@/i18n'

export const words = dictionary<Record<OrderAction, string>>({
  en: {
    remove: 'Remove',
    cancel: 'Cancel',
    again: 'Order again',
    remind: 'Remind',
    refund: 'Refund',
    evaluate: 'Review',
    confirm: 'Confirm receipt',
    pay: 'Pay now',
  },
  zh: {
    remove: '删除订单',
    cancel: '取消订单',
    again: '再来一单',
    remind: '催单',
    refund: '申请退款',
    evaluate: '去评价',
    confirm: '确认收货',
    pay: '去支付',
  },
})
