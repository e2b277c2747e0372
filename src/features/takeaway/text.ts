import { plural } from '@contract/format'
import type { TakeawayState } from '@contract/states/takeaway'
import { dictionary } from '@/i18n'

/** Names of the takeaway states. */
export const takeawayStateWords = dictionary<Record<TakeawayState, string>>({
  en: {
    pendingPayment: 'To pay',
    waitingAccept: 'Waiting for the store',
    preparing: 'Preparing',
    ready: 'Ready for pickup',
    riderAccepted: 'Rider assigned',
    riderArrived: 'Rider at the store',
    riderPicking: 'Picked up by rider',
    riderDelivering: 'On the way',
    riderDelay: 'Running late',
    merchantDelivering: 'On the way',
    delivered: 'Delivered',
    review: 'Completed',
    evaluated: 'Completed',
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
    evaluated: '已完成',
    completed: '已完成',
    cancelled: '已取消',
  },
})

/** Texts about takeaway orders outside the takeaway screens. */
export const words = dictionary({
  en: {
    delivery: 'Takeaway',
    pickup: 'Self-pickup',
    answerDelay: 'The rider needs more time',
    answerShortage: (name: string) => `Sold out: ${name}. Choose what to do`,
    riderAway: (name: string, distance: string, clock: string) => `${name} is ${distance} away, about ${clock}`,
    riderComing: (name: string, clock: string) => `${name} will deliver it about ${clock}`,
    arrives: (clock: string) => `Arrives about ${clock}`,
    readyAbout: (clock: string) => `Ready about ${clock}`,
    collect: 'Ready for pickup at the store',
    collected: 'Picked up',
    collectTitle: 'Have you picked it up?',
    confirmWarning: (days: number) =>
      `This pays the store. You can request a refund within ${plural(days, 'day')}, or until you review it.`,
    due: 'Arrives about',
    dueReady: 'Ready about',
    code: 'Pickup code',
  },
  zh: {
    delivery: '外卖',
    pickup: '到店自取',
    answerDelay: '骑手申请延时，请处理',
    answerShortage: (name) => `${name}已售罄，请处理`,
    riderAway: (name, distance, clock) => `骑手${name}距您${distance}，预计${clock}送达`,
    riderComing: (name, clock) => `骑手${name}为您配送，预计${clock}送达`,
    arrives: (clock) => `预计${clock}送达`,
    readyAbout: (clock) => `预计${clock}可取餐`,
    collect: '餐品已备好，请到店自取',
    collected: '确认取餐',
    collectTitle: '确认已取餐吗？',
    confirmWarning: (days) => `确认后货款将结算给商家。${days}天内、评价前仍可申请退款。`,
    due: '预计送达',
    dueReady: '预计可取',
    code: '取餐码',
  },
})
