import type { MallState } from '@contract/states/mall'
import type { AfterSalesWords } from '@/features/order/kind'
import { dictionary } from '@/i18n'

/** Names of the states of mall orders. */
export const mallStateWords = dictionary<Record<MallState, string>>({
  en: {
    pendingPayment: 'To pay',
    pendingShipment: 'To ship',
    pendingReceipt: 'Shipped',
    success: 'Completed',
    closed: 'Closed',
  },
  zh: {
    pendingPayment: '待付款',
    pendingShipment: '待发货',
    pendingReceipt: '待收货',
    success: '交易成功',
    closed: '交易关闭',
  },
})

/** Texts about mall orders outside of their own screens. */
export const words = dictionary({
  en: {
    mall: 'Mall',
    packing: 'The shop is packing your order',
    partShipped: (shipped: number, all: number) => `${shipped} of ${all} parcels shipped`,
    shipped: (parcels: number) => (parcels === 1 ? 'Your parcel is on its way' : `${parcels} parcels are on their way`),
    notThereYet: (missing: number, all: number) =>
      all === 1
        ? 'The carrier hasn’t reported its delivery yet. Confirming pays the shop.'
        : `${missing} of ${all} parcels are not delivered yet. Confirming pays the shop.`,
    confirmWarning: 'This pays the shop. Confirm only once you have everything.',
  },
  zh: {
    mall: '商城',
    packing: '商家正在备货',
    partShipped: (shipped: number, all: number) => `已发货${shipped}/${all}个包裹`,
    shipped: (parcels: number) => (parcels === 1 ? '包裹运输中' : `${parcels}个包裹运输中`),
    notThereYet: (missing, all) =>
      all === 1
        ? '物流尚未显示签收，确认后货款将支付给商家。'
        : `还有${missing}/${all}个包裹未签收，确认后货款将支付给商家。`,
    confirmWarning: '确认后货款将支付给商家，请确认已收到全部商品。',
  },
})

/** Words for the after-sales of mall orders. */
export const afterSales = dictionary<AfterSalesWords>({
  en: {
    some: 'Some items',
    which: 'Which items?',
    hint: 'What happened, and to which item?',
    withFees: 'Includes shipping',
    withoutFees: 'Excludes shipping',
    fees: 'Shipping',
  },
  zh: {
    some: '部分商品',
    which: '选择退款商品',
    hint: '请描述商品出现的问题',
    withFees: '含运费',
    withoutFees: '不含运费',
    fees: '运费',
  },
})
