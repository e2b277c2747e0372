import type { Localized } from '@contract/settings'
import type { OrderReasons, Reason } from '../order/reasons'

/** Choices for cancelling; the order stores the chosen text. */
const cancelReasons: readonly Reason[] = [
  { key: 'changedMind', text: { en: 'I changed my mind', zh: '不想要了' } },
  { key: 'wrongAddress', text: { en: 'Wrong address or phone', zh: '地址或电话填错了' } },
  { key: 'wrongItems', text: { en: 'Ordered the wrong items', zh: '商品选错或漏选' } },
  { key: 'wrongTime', text: { en: 'Delivery time doesn’t suit me', zh: '送达时间不合适' } },
  { key: 'useCoupon', text: { en: 'I forgot to use an offer', zh: '忘记使用优惠' } },
  { key: 'tooSlow', text: { en: 'Store hasn’t accepted', zh: '商家接单太慢' }, isOfPaid: true },
  { key: 'other', text: { en: 'Something else', zh: '其他原因' } },
]

/** Choices for requesting a refund. */
const refundReasons: readonly Reason[] = [
  { key: 'missing', text: { en: 'Something is missing', zh: '商品漏送、少送' } },
  { key: 'wrong', text: { en: 'Not what I ordered', zh: '送错商品' } },
  { key: 'spilled', text: { en: 'Spilled or damaged', zh: '洒漏、包装破损' } },
  { key: 'quality', text: { en: 'Quality problem', zh: '变质或品质问题' } },
  { key: 'foreignObject', text: { en: 'Something in the food', zh: '餐品内有异物' } },
  { key: 'late', text: { en: 'Arrived late', zh: '配送太慢' } },
  { key: 'changedMind', text: { en: 'I changed my mind', zh: '不想要了' } },
  { key: 'other', text: { en: 'Something else', zh: '其他原因' } },
]

/** Reasons of stores for refusing orders and for shortages. */
export const storeReasons = {
  outOfDish: { en: 'A dish has just sold out', zh: '有商品刚刚售罄' },
  missing: { en: 'Missing at pickup', zh: '取餐时缺少商品' },
  damaged: { en: 'Damaged at pickup', zh: '取餐时商品破损' },
  substituted: { en: 'Replaced with a cheaper dish', zh: '已换成价格更低的商品' },
  tooBusy: { en: 'The kitchen is too busy right now', zh: '商家过于繁忙' },
} satisfies Record<string, Localized>

/** Reasons of stores for refusing refunds. */
export const refusalReasons = {
  unclear: { en: 'The request doesn’t show what’s wrong', zh: '申请内容无法说明商品问题' },
  asOrdered: { en: 'The dish was made as ordered', zh: '商品按订单要求制作' },
} satisfies Record<string, Localized>

/** Earlier wordings of reasons, which orders still carry. */
const earlierReasons: readonly Localized[] = [
  { en: 'Not fresh or badly made', zh: '变质或品质问题' },
  { en: 'It takes too long', zh: '配送太慢' },
]

/** The predefined reasons of takeaway orders. */
export const takeawayReasons: OrderReasons = {
  cancel: cancelReasons,
  refund: refundReasons,
  others: [...Object.values(storeReasons), ...Object.values(refusalReasons), ...earlierReasons],
  clock: {
    expire: { en: 'Not paid in time', zh: '超时未支付' },
    lapse: { en: 'The store didn’t accept in time', zh: '商家超时未接单' },
    findClosed: { en: 'The store was closed', zh: '商家未营业' },
  },
}
