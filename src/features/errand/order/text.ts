import { dictionary } from '@/i18n'

/** Names of the steps of a timeline. */
export const stepWords = dictionary<Record<string, string>>({
  en: {
    pendingPayment: 'Placed',
    waitingAccept: 'Paid, finding a rider',
    riderAccepted: 'Accepted',
    riderArrived: 'At the pickup',
    purchaseQuestion: 'Asked you about the price',
    riderPicking: 'Picked up',
    riderDelivering: 'On the way',
    riderDelay: 'Asked for more time',
    undeliverable: 'Nobody was there',
    riderReturning: 'Being returned',
    returned: 'Returned',
    delivered: 'Delivered',
    review: 'Delivery confirmed',
    evaluated: 'Reviewed',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  zh: {
    pendingPayment: '订单已提交',
    waitingAccept: '已支付，等待骑手接单',
    riderAccepted: '骑手已接单',
    riderArrived: '骑手已到取货点',
    purchaseQuestion: '骑手请您确认价格',
    riderPicking: '骑手已取货',
    riderDelivering: '骑手配送中',
    riderDelay: '骑手申请延时',
    undeliverable: '无人收货',
    riderReturning: '物品退回中',
    returned: '物品已退回',
    delivered: '已送达',
    review: '已确认收货',
    evaluated: '已评价',
    completed: '已完成',
    cancelled: '已取消',
  },
})

/** Names of the steps of a purchase, where they differ. */
export const purchaseStepWords = dictionary<Record<string, string>>({
  en: { riderArrived: 'At the shop', riderPicking: 'Bought' },
  zh: { riderArrived: '骑手已到店', riderPicking: '骑手已购买' },
})
