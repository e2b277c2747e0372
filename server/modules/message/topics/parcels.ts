import type { OrderParams } from './orders'
import { topic } from './topic'

/** Topics of parcels of the mall. */
export const parcelTopics = {
  parcelShipped: topic<OrderParams>({
    group: 'orders',
    target: 'mallOrder',
    words: {
      en: ({ store, goods }) => ({
        title: 'Parcel shipped',
        text: `${store.en} has shipped ${goods.en}.`,
        action: 'See the order',
      }),
      zh: ({ store, goods }) => ({ title: '包裹已发出', text: `${store.zh}已发出${goods.zh}`, action: '查看订单' }),
    },
  }),
  /** A parcel that nobody received, for the buyer. */
  parcelMissing: topic<OrderParams & { readonly isLost: boolean }>({
    group: 'orders',
    target: 'mallOrder',
    words: {
      en: ({ store, goods, isLost }) => ({
        title: isLost ? 'Parcel lost' : 'Parcel going back',
        text: `${isLost ? `The carrier lost ${goods.en} from ${store.en}` : `${goods.en} couldn’t be delivered and is going back to ${store.en}`}. Contact the store, or open the order and tap Refund to get your money back.`,
        action: 'See the order',
      }),
      zh: ({ store, goods, isLost }) => ({
        title: isLost ? '包裹已丢失' : '包裹正在退回',
        text: `${store.zh}的${goods.zh}${isLost ? '在运输途中丢失' : '未能送达，正退回商家'}，您可联系商家，或在订单中申请退款`,
        action: '查看订单',
      }),
    },
  }),
  parcelSigned: topic<OrderParams>({
    group: 'orders',
    target: 'mallOrder',
    words: {
      en: ({ store, goods }) => ({
        title: 'Parcel delivered',
        text: `${goods.en} from ${store.en} has arrived. Confirm receipt if everything is fine.`,
        action: 'See the order',
      }),
      zh: ({ store, goods }) => ({
        title: '包裹已签收',
        text: `${store.zh}的${goods.zh}已送达，确认无误后请确认收货`,
        action: '查看订单',
      }),
    },
  }),
}
