import type { OrderReasons } from '../order/reasons'

/** Reasons of automatic refunds of an errand. */
export const errandBack = {
  cheaper: { en: 'The goods cost less', zh: '商品实际费用低于预估' },
  stopped: { en: 'The purchase was stopped', zh: '已停止购买' },
  cancelled: { en: 'The errand was cancelled', zh: '跑腿订单已取消' },
  broughtBack: { en: 'The shop took the goods back', zh: '商家已接受退货' },
} as const

/** The predefined reasons of errands. */
export const errandReasons: OrderReasons = {
  cancel: [
    { key: 'changedMind', text: { en: 'I changed my mind', zh: '不想要了' } },
    { key: 'wrongAddress', text: { en: 'Wrong address or phone', zh: '地址或电话填错了' } },
    { key: 'wrongItems', text: { en: 'Wrong items', zh: '物品信息填错了' } },
    { key: 'tooSlow', text: { en: 'No rider accepted yet', zh: '骑手接单太慢' } },
    { key: 'late', text: { en: 'The rider is late', zh: '骑手迟到' } },
    { key: 'other', text: { en: 'Something else', zh: '其他原因' } },
  ],
  refund: [
    { key: 'missing', text: { en: 'Something is missing', zh: '物品缺失' } },
    { key: 'damaged', text: { en: 'Damaged on the way', zh: '物品破损' } },
    { key: 'wrong', text: { en: 'Not what I asked for', zh: '买错、送错物品' } },
    { key: 'late', text: { en: 'Arrived late', zh: '送达超时' } },
    { key: 'other', text: { en: 'Something else', zh: '其他原因' } },
  ],
  others: [...Object.values(errandBack), { en: 'The rider found nothing to buy', zh: '骑手未买到商品' }],
  clock: {
    expire: { en: 'Not paid in time', zh: '超时未支付' },
    lapse: { en: 'No rider accepted it in time', zh: '超时无骑手接单' },
  },
}
