import { limits } from '@contract/limits'
import type { Localized } from '@contract/settings'
import { topic } from './topic'

/** Params of every notice of an order. */
export interface OrderParams {
  readonly store: Localized
  readonly goods: Localized
}

/** Topics of takeaway and mall orders. */
export const orderTopics = {
  orderAccepted: topic<OrderParams>({
    group: 'orders',
    target: 'order',
    words: {
      en: ({ store, goods }) => ({
        title: 'Order accepted',
        text: `${store.en} is preparing ${goods.en}.`,
        action: 'See the order',
      }),
      zh: ({ store, goods }) => ({ title: '商家已接单', text: `${store.zh}正在准备${goods.zh}`, action: '查看订单' }),
    },
  }),
  orderReady: topic<OrderParams>({
    group: 'orders',
    target: 'order',
    words: {
      en: ({ store, goods }) => ({
        title: 'Ready for pickup',
        text: `${goods.en} is ready for you at ${store.en}.`,
        action: 'See the order',
      }),
      zh: ({ store, goods }) => ({
        title: '可以取餐了',
        text: `${goods.zh}已备好，请到${store.zh}取餐`,
        action: '查看订单',
      }),
    },
  }),
  orderDelivered: topic<OrderParams>({
    group: 'orders',
    target: 'order',
    words: {
      en: ({ store, goods }) => ({
        title: 'Order delivered',
        text: `${goods.en} from ${store.en} has arrived. Enjoy your meal.`,
        action: 'See the order',
      }),
      zh: ({ store, goods }) => ({
        title: '订单已送达',
        text: `${store.zh}的${goods.zh}已送达，祝您用餐愉快`,
        action: '查看订单',
      }),
    },
  }),
  orderLate: topic<OrderParams>({
    group: 'orders',
    target: 'order',
    words: {
      en: ({ store, goods }) => ({
        title: 'Sorry we were late',
        text: `${goods.en} from ${store.en} came later than promised. We’ve added a coupon to your red envelopes.`,
        action: 'See the order',
      }),
      zh: ({ store, goods }) => ({
        title: '超时补偿已到账',
        text: `${store.zh}的${goods.zh}未准时送达，补偿红包已放入您的账户`,
        action: '查看订单',
      }),
    },
  }),
  orderShortage: topic<OrderParams>({
    group: 'orders',
    target: 'order',
    words: {
      en: ({ store }) => ({
        title: 'A dish has sold out',
        text: `${store.en} has run out of something you ordered. Choose what to do.`,
        action: 'See the order',
      }),
      zh: ({ store }) => ({
        title: '您点的商品缺货',
        text: `${store.zh}有商品刚刚售罄，请选择处理方式`,
        action: '查看订单',
      }),
    },
  }),
  orderUntaken: topic<OrderParams>({
    group: 'orders',
    target: 'order',
    words: {
      en: ({ store, goods }) => ({
        title: 'Still looking for a rider',
        text: `No rider has taken ${goods.en} from ${store.en} yet. We keep looking, and you can cancel for free.`,
        action: 'See the order',
      }),
      zh: ({ store, goods }) => ({
        title: '暂无骑手接单',
        text: `${store.zh}的${goods.zh}还没有骑手接单，我们会继续为您寻找，您也可以免费取消`,
        action: '查看订单',
      }),
    },
  }),
  orderStoreClosed: topic<OrderParams>({
    group: 'orders',
    target: 'order',
    words: {
      en: ({ store, goods }) => ({
        title: 'The store seems to be closed',
        text: `Your rider is at ${store.en} for ${goods.en}. If the store doesn’t answer in ${limits.storeClosedMinutes} minutes, you get a full refund.`,
        action: 'See the order',
      }),
      zh: ({ store, goods }) => ({
        title: '商家可能未营业',
        text: `骑手已到${store.zh}取${goods.zh}，商家${limits.storeClosedMinutes}分钟内未回应将自动取消并全额退款`,
        action: '查看订单',
      }),
    },
  }),
  orderRiderAccident: topic<OrderParams>({
    group: 'orders',
    target: 'order',
    words: {
      en: ({ store, goods }) => ({
        title: 'Your rider had an accident',
        text: `We’re finding another way to bring you ${goods.en} from ${store.en}, or you get a refund.`,
        action: 'See the order',
      }),
      zh: ({ store, goods }) => ({
        title: '骑手途中发生意外',
        text: `${store.zh}的${goods.zh}将由平台安排重新配送或退款`,
        action: '查看订单',
      }),
    },
  }),
  orderHandedOn: topic<OrderParams>({
    group: 'orders',
    target: 'order',
    words: {
      en: ({ store, goods }) => ({
        title: 'Another rider is taking over',
        text: `We’re finding a rider to fetch ${goods.en} from ${store.en} and bring it to you.`,
        action: 'See the order',
      }),
      zh: ({ store, goods }) => ({
        title: '正在更换骑手',
        text: `正在为${store.zh}的${goods.zh}安排新的骑手送达`,
        action: '查看订单',
      }),
    },
  }),
  orderCancelled: topic<OrderParams>({
    group: 'orders',
    target: 'order',
    words: {
      en: ({ store, goods }) => ({
        title: 'Order cancelled',
        text: `${store.en} couldn’t take your order of ${goods.en}. Anything you paid is refunded to your payment method.`,
        action: 'See the order',
      }),
      zh: ({ store, goods }) => ({
        title: '订单已取消',
        text: `${store.zh}未能接下您的订单（${goods.zh}），已付款项将原路退回`,
        action: '查看订单',
      }),
    },
  }),
  cannotShip: topic<OrderParams>({
    group: 'orders',
    target: 'mallOrder',
    words: {
      en: ({ store, goods }) => ({
        title: 'Order closed',
        text: `${store.en} can’t ship ${goods.en}. Anything you paid is refunded to your payment method.`,
        action: 'See the order',
      }),
      zh: ({ store, goods }) => ({
        title: '订单已关闭',
        text: `${store.zh}无法发出${goods.zh}，已付款项将原路退回`,
        action: '查看订单',
      }),
    },
  }),
}
