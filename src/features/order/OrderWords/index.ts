import type { AfterSalesState } from '@contract/states/after-sales'
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
    riderDelay: 'Running late',
    merchantDelivering: 'On the way',
    delivered: 'Delivered',
    review: 'To review',
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
    review: '待评价',
    evaluated: '已评价',
    completed: '已完成',
    cancelled: '已取消',
  },
})

/** How a refund stands. */
export const refundStates = dictionary<Record<AfterSalesState, string>>({
  en: {
    applying: 'Submitted',
    merchantReview: 'Under review',
    awaitingReturn: 'Return the goods',
    returnedGoods: 'Return on the way',
    refundComplete: 'Refunded',
    refused: 'Refused',
    revoked: 'Withdrawn',
    closed: 'Closed',
  },
  zh: {
    applying: '申请中',
    merchantReview: '商家处理中',
    awaitingReturn: '请寄回商品',
    returnedGoods: '商品退回中',
    refundComplete: '退款成功',
    refused: '商家已拒绝',
    revoked: '已撤销',
    closed: '已关闭',
  },
})
