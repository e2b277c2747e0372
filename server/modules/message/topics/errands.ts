import { limits } from '@contract/limits'
import type { Localized } from '@contract/settings'
import { topic } from './topic'

/** Params of a notice of an errand. */
export interface ErrandParams {
  /** The goods or, where the customer named none, the kind of the errand. */
  readonly errand: Localized
}

interface Text {
  readonly title: string
  readonly text: (errand: string) => string
}

/** A topic of an errand, with the title and the text in both languages. */
const of = ({ en, zh }: { readonly en: Text; readonly zh: Text }) =>
  topic<ErrandParams>({
    group: 'orders',
    target: 'errand',
    words: {
      en: ({ errand }) => ({ title: en.title, text: en.text(errand.en), action: 'See the errand' }),
      zh: ({ errand }) => ({ title: zh.title, text: zh.text(errand.zh), action: '查看跑腿订单' }),
    },
  })

/** Topics of errands: the progress, and the questions that wait for an answer. */
export const errandTopics = {
  errandAccepted: of({
    en: { title: 'A rider is on the way', text: (errand) => `A rider has taken your errand: ${errand}.` },
    zh: { title: '骑手已接单', text: (errand) => `骑手已接下您的跑腿订单：${errand}` },
  }),
  errandSearching: of({
    en: {
      title: 'Finding another rider',
      text: (errand) => `Your rider can’t finish your errand: ${errand}. We’re finding another at no extra cost.`,
    },
    zh: { title: '正在重新派单', text: (errand) => `骑手无法完成您的跑腿订单：${errand}，正在为您重新派单，不另收费` },
  }),
  errandRiderAccident: of({
    en: {
      title: 'Your rider had an accident',
      text: (errand) => `We’re looking for the best way to finish your errand: ${errand}. We’ll contact you.`,
    },
    zh: { title: '骑手途中发生意外', text: (errand) => `您的跑腿订单：${errand}，平台正在处理，会尽快联系您` },
  }),
  errandDearer: of({
    en: {
      title: 'It costs more than you paid',
      text: (errand) =>
        `Choose what your rider should do: ${errand}. Answer within ${limits.answerPurchaseMinutes} minutes.`,
    },
    zh: {
      title: '商品价格超出预估',
      text: (errand) => `骑手正在等您确认：${errand}，请在${limits.answerPurchaseMinutes}分钟内答复`,
    },
  }),
  errandOnTheWay: of({
    en: { title: 'On its way', text: (errand) => `Your rider has set off with: ${errand}.` },
    zh: { title: '骑手已出发', text: (errand) => `骑手已带着您的物品出发：${errand}` },
  }),
  errandLate: of({
    en: {
      title: 'Your rider needs more time',
      text: (errand) => `You can accept or decline the new time for: ${errand}.`,
    },
    zh: { title: '骑手申请延时', text: (errand) => `请确认新的送达时间：${errand}` },
  }),
  errandNobody: of({
    en: {
      title: 'Nobody was there',
      text: (errand) => `Your rider couldn’t hand over: ${errand}. Choose what to do next.`,
    },
    zh: { title: '收货人不在', text: (errand) => `骑手无法交付您的物品：${errand}，请选择处理方式` },
  }),
  errandDelivered: of({
    en: { title: 'Delivered', text: (errand) => `Your errand is done: ${errand}.` },
    zh: { title: '订单已送达', text: (errand) => `您的跑腿订单已完成：${errand}` },
  }),
  errandReturned: of({
    en: { title: 'Brought back', text: (errand) => `Your rider has brought back: ${errand}.` },
    zh: { title: '物品已退回', text: (errand) => `骑手已将物品送回：${errand}` },
  }),
  errandFoundNothing: of({
    en: {
      title: 'Not available',
      text: (errand) => `Your rider couldn’t get: ${errand}. You’re refunded to your payment method.`,
    },
    zh: { title: '未买到商品', text: (errand) => `骑手未能买到：${errand}，已付款项将原路退回` },
  }),
  errandNoRider: of({
    en: {
      title: 'No rider found',
      text: (errand) => `Nobody could take your errand: ${errand}. You’re refunded to your payment method.`,
    },
    zh: { title: '暂无骑手接单', text: (errand) => `您的跑腿订单无人接单：${errand}，已付款项将原路退回` },
  }),
}
