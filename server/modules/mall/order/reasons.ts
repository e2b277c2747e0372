import type { OrderReasons, Reason } from '../../order/reasons'
import { notArrived } from '../../order/kind/refunds'
import { caseReasons, fewerArrived } from '../after-sales/reasons'

const cancelReasons: readonly Reason[] = [
  { key: 'changedMind', text: { en: 'I changed my mind', zh: '不想要了' } },
  { key: 'wrongAddress', text: { en: 'Wrong address or phone', zh: '地址或电话填错了' } },
  { key: 'wrongItems', text: { en: 'Wrong items or options', zh: '商品或规格选错了' } },
  { key: 'useCoupon', text: { en: 'I forgot to use an offer', zh: '忘记使用优惠' } },
  { key: 'cheaperElsewhere', text: { en: 'Cheaper elsewhere', zh: '其他渠道更便宜' } },
  { key: 'other', text: { en: 'Something else', zh: '其他原因' } },
]

/** Reason of a shop for cancelling an order. */
export const outOfStock = 'outOfStock'

/** Reasons of mall orders. */
export const mallReasons: OrderReasons = {
  cancel: cancelReasons,
  refund: caseReasons,
  others: [],
  clock: {
    expire: { en: 'Not paid in time', zh: '超时未支付' },
    missDeposit: { en: 'Deposit not paid in time', zh: '超时未支付定金' },
    [outOfStock]: { en: 'Sold out at the shop', zh: '商家缺货' },
    missBalance: { en: 'Balance not paid in time', zh: '超时未支付尾款' },
    [notArrived]: { en: 'The shop didn’t receive the return', zh: '商家未收到退回的商品' },
    [fewerArrived]: { en: 'Fewer arrived than you sent', zh: '商家实收数量少于寄回数量' },
  },
}
