import { plural } from '@contract/format'
import type { ErrandState } from '@contract/states/errand'
import { dictionary } from '@/i18n'

/** Names of the states of errands. */
export const stateWords = dictionary<Record<ErrandState, string>>({
  en: {
    pendingPayment: 'To pay',
    waitingAccept: 'Finding a rider',
    riderAccepted: 'Rider on the way',
    riderArrived: 'Rider at the pickup',
    purchaseQuestion: 'Your answer needed',
    riderPicking: 'Picked up',
    riderDelivering: 'On the way to you',
    riderDelay: 'Rider needs more time',
    undeliverable: 'Nobody there',
    riderReturning: 'Being returned',
    returned: 'Returned',
    delivered: 'Delivered',
    review: 'To review',
    evaluated: 'Reviewed',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  zh: {
    pendingPayment: '待付款',
    waitingAccept: '等待骑手接单',
    riderAccepted: '骑手已接单',
    riderArrived: '骑手已到取货点',
    purchaseQuestion: '待您确认',
    riderPicking: '骑手已取货',
    riderDelivering: '骑手配送中',
    riderDelay: '骑手申请延时',
    undeliverable: '无人收货',
    riderReturning: '物品退回中',
    returned: '已退回',
    delivered: '已送达',
    review: '待评价',
    evaluated: '已评价',
    completed: '已完成',
    cancelled: '已取消',
  },
})

/** Texts about errands outside the errand screens. */
export const words = dictionary({
  en: {
    errand: 'Errand',
    to: 'To',
    toPlace: (place: string) => `To ${place}`,
    dearer: 'It costs more than estimated',
    nobody: 'Nobody was there: choose what to do',
    delay: 'Your rider asks for more time',
    finding: 'Finding a rider near you',
    riderNews: (name: string, away: string, clock: string) =>
      [name, away && `${away} away`, `about ${clock}`].filter(Boolean).join(' · '),
    confirmWarning: (days: number) =>
      `Your rider is paid once you confirm. You can request a refund within ${plural(days, 'day')}`,
  },
  zh: {
    errand: '跑腿',
    to: '送达',
    toPlace: (place) => `送至${place}`,
    dearer: '商品价格高于预估，请确认',
    nobody: '无人收货，请选择处理方式',
    delay: '骑手申请延时，请处理',
    finding: '正在为您寻找附近的骑手',
    riderNews: (name, away, clock) => [name, away && `距您${away}`, `预计${clock}`].filter(Boolean).join(' · '),
    confirmWarning: (days) => `确认后费用将结算给骑手，${days}天内仍可申请退款`,
  },
})
