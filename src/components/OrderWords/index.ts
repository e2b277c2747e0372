import type { TakeawayState } from '@contract/states/takeaway'
import { dictionary } from '@/i18n'

/** How an order stands, in a word or two. */
export const orderStates = dictionary<Record<TakeawayState, string>>({
  en: {
    pendingPayment: 'To pay',
    waitingAccept: 'Waiting for the store',
    preparing: 'Preparing',
    ready: 'Ready to collect',
    riderAccepted: 'Rider assigned',
    riderArrived: 'Rider at the store',
    riderPicking: 'Picked up',
    riderDelivering: 'On the way',
    riderDelay: 'A little later',
    merchantDelivering: 'On the way',
    delivered: 'Delivered',
    review: 'Completed',
    evaluated: 'Reviewed',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  zh: {
    pendingPayment: '待付款',
    waitingAccept: '等待商家接单',
    preparing: '商家备餐中',
    ready: '待取餐',
    riderAccepted: '骑手已接单',
    riderArrived: '骑手已到店',
    riderPicking: '骑手已取餐',
    riderDelivering: '配送中',
    riderDelay: '配送延时',
    merchantDelivering: '商家配送中',
    delivered: '已送达',
    review: '已完成',
    evaluated: '已评价',
    completed: '已完成',
    cancelled: '已取消',
  },
})
