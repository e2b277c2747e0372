import type { OrderReasons, Reason } from '../../order/reasons'

const cancelReasons: readonly Reason[] = [
  { key: 'plansChanged', text: { en: 'My plans changed', zh: '行程有变' } },
  { key: 'wrongDates', text: { en: 'Wrong dates or rooms', zh: '日期或房型选错了' } },
  { key: 'cheaperElsewhere', text: { en: 'Cheaper elsewhere', zh: '其他渠道更便宜' } },
  { key: 'useCoupon', text: { en: 'I forgot to use an offer', zh: '忘记使用优惠' } },
  { key: 'tooFar', text: { en: 'Too far away', zh: '位置不方便' } },
  { key: 'other', text: { en: 'Something else', zh: '其他原因' } },
]

const refundReasons: readonly Reason[] = [
  { key: 'notAsDescribed', text: { en: 'The room isn’t as described', zh: '房间与描述不符' } },
  { key: 'notClean', text: { en: 'The room wasn’t clean', zh: '卫生不达标' } },
  { key: 'facilities', text: { en: 'Something didn’t work', zh: '设施损坏' } },
  { key: 'leftEarly', text: { en: 'I had to leave early', zh: '提前离店' } },
  { key: 'other', text: { en: 'Something else', zh: '其他原因' } },
]

/** Reasons of stays. */
export const stayReasons: OrderReasons = {
  cancel: cancelReasons,
  refund: refundReasons,
  others: [],
  clock: {
    expire: { en: 'Not paid in time', zh: '超时未支付' },
    unanswered: { en: 'The hotel didn’t answer in time', zh: '酒店未及时确认' },
    noShow: { en: 'Nobody arrived', zh: '未按时入住' },
    cannotHost: { en: 'The hotel couldn’t host you', zh: '酒店无法接待' },
  },
}
