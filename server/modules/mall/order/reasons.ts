import type { OrderReasons, Reason } from '../../order/reasons'

const cancelReasons: readonly Reason[] = [
  { key: 'changedMind', text: { en: 'I changed my mind', zh: '不想要了' } },
  { key: 'wrongAddress', text: { en: 'Wrong address or phone', zh: '地址或电话填错了' } },
  { key: 'wrongItems', text: { en: 'Wrong items or options', zh: '商品或规格选错了' } },
  { key: 'useCoupon', text: { en: 'I forgot to use an offer', zh: '忘记使用优惠' } },
  { key: 'cheaperElsewhere', text: { en: 'Cheaper elsewhere', zh: '其他渠道更便宜' } },
  { key: 'other', text: { en: 'Something else', zh: '其他原因' } },
]

const refundReasons: readonly Reason[] = [
  { key: 'changedMind', text: { en: 'I changed my mind', zh: '不想要了' } },
  { key: 'slow', text: { en: 'It takes too long to ship', zh: '发货太慢' } },
  { key: 'wrong', text: { en: 'Not what I ordered', zh: '发错商品' } },
  { key: 'missing', text: { en: 'Something is missing', zh: '商品少发、漏发' } },
  { key: 'damaged', text: { en: 'Arrived damaged', zh: '商品破损' } },
  { key: 'quality', text: { en: 'Quality problem', zh: '质量问题' } },
  { key: 'notAsDescribed', text: { en: 'Not as described', zh: '与描述不符' } },
  { key: 'other', text: { en: 'Something else', zh: '其他原因' } },
]

/** Reasons of mall orders. */
export const mallReasons: OrderReasons = {
  cancel: cancelReasons,
  refund: refundReasons,
  others: [],
  clock: {
    expire: { en: 'Not paid in time', zh: '超时未支付' },
    missDeposit: { en: 'Deposit not paid in time', zh: '超时未支付定金' },
    missBalance: { en: 'Balance not paid in time', zh: '超时未支付尾款' },
  },
}
