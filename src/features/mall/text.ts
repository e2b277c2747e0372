import { plural } from '@contract/format'
import type { MallSummary } from '@contract/entities/order'
import type { MallStatus, PresaleStep } from '@contract/states/mall'
import { dictionary } from '@/i18n'

/** Names of the states of mall orders. */
const mallStateWords = dictionary<Record<MallStatus, string>>({
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

const stepWords = dictionary<Record<PresaleStep, string>>({
  en: { deposit: 'Pay the deposit', waiting: 'Deposit paid', balance: 'Pay the balance' },
  zh: { deposit: '待付定金', waiting: '定金已付', balance: '待付尾款' },
})

const deliveredWords = dictionary({ en: { delivered: 'Delivered' }, zh: { delivered: '已签收' } })

type Progress = Pick<MallSummary, 'status' | 'presale' | 'parcels' | 'parcelsDelivered'>

/** Whether every parcel has come, so that receipt alone is left. */
export const isDelivered = ({ status, parcels, parcelsDelivered }: Progress): boolean =>
  status === 'pendingReceipt' && parcels > 0 && parcelsDelivered >= parcels

/** The name of an order's state, or of the step of its presale. */
export function mallStateText(order: Progress): string {
  if (order.presale?.step) return stepWords()[order.presale.step]
  return isDelivered(order) ? deliveredWords().delivered : mallStateWords()[order.status]
}

/** Label of shipping, and the amount missing to free shipping. */
export const shippingWords = dictionary({
  en: { shipping: 'Shipping', short: (amount: string) => `Add ${amount} for free shipping` },
  zh: { shipping: '运费', short: (amount: string) => `再买${amount}包邮` },
})

/** Texts about mall orders outside the mall screens. */
export const words = dictionary({
  en: {
    mall: 'Mall',
    orders: 'Orders',
    ofShops: (count: number) => `${count}, one per shop`,
    balance: 'Balance',
    balanceFrom: (amount: string, time: string) => `${amount} from ${time}`,
    balanceLater: (amount: string, time: string) => `Balance ${amount} from ${time}`,
    payBalance: (amount: string) => `Pay balance ${amount}`,
    together: (others: number) => `Paid together with ${plural(others, 'other order')}`,
    packing: 'The shop is packing your order',
    partShipped: (shipped: number, all: number) => `${shipped} of ${all} parcels shipped`,
    shipped: (parcels: number) => (parcels === 1 ? 'Your parcel is on its way' : `${parcels} parcels are on their way`),
    arrived: 'Confirm receipt if everything is fine',
    notThereYet: (missing: number, all: number) =>
      all === 1
        ? 'The carrier hasn’t reported delivery yet. Confirming releases payment to the shop.'
        : `${missing} of ${all} parcels aren’t delivered yet. Confirming releases payment to the shop.`,
    confirmWarning: 'This releases payment to the shop. Only confirm once you have everything.',
    caseStays: ' Your after-sales case stays open.',
  },
  zh: {
    mall: '商城',
    orders: '订单',
    ofShops: (count) => `共${count}笔，每店一笔`,
    balance: '尾款',
    balanceFrom: (amount, time) => `${time}起支付${amount}`,
    balanceLater: (amount, time) => `${time}起支付尾款${amount}`,
    payBalance: (amount: string) => `支付尾款${amount}`,
    together: (others: number) => `与其他${others}笔订单合并付款`,
    packing: '商家正在备货',
    partShipped: (shipped: number, all: number) => `已发货${shipped}/${all}个包裹`,
    shipped: (parcels: number) => (parcels === 1 ? '包裹运输中' : `${parcels}个包裹运输中`),
    arrived: '包裹已送达，请确认收货',
    notThereYet: (missing, all) =>
      all === 1
        ? '物流尚未显示签收，确认后货款将支付给商家。'
        : `还有${missing}/${all}个包裹未签收，确认后货款将支付给商家。`,
    confirmWarning: '确认后货款将支付给商家，请确认已收到全部商品。',
    caseStays: '进行中的售后不受影响。',
  },
})
