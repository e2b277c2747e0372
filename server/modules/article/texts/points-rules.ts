import type { StandardText } from './text'

/** Rules of earning and deducting points. */
export const pointsRules: StandardText = {
  key: 'pointsRules',
  title: { en: 'Points Rules', zh: '积分规则' },
  publishedAt: '2026-11-01T00:00:00Z',
  paragraphs: [
    {
      heading: null,
      text: {
        en: 'You earn points for orders and reviews. Today’s rates are shown above your points.',
        zh: '消费和评价均可获得积分，当前的积分标准以积分页面显示为准。',
      },
    },
    {
      heading: { en: '1. Orders', zh: '一、消费积分' },
      text: {
        en: 'You get an order’s points once it is completed. They’re based on what you paid, less refunds, in whole units of the currency.',
        zh: '订单完成后发放积分，按实际支付且未退款的金额计算，不足1元的部分不计。',
      },
    },
    {
      heading: { en: '2. Members', zh: '二、会员双倍' },
      text: {
        en: 'Members earn double points: you count as a member if you are one when the order is completed.',
        zh: '订单完成时为会员的，该订单可获得双倍积分。',
      },
    },
    {
      heading: { en: '3. Reviews', zh: '三、评价积分' },
      text: {
        en: 'A review with photos earns points once for its order.',
        zh: '带图评价可获得积分，每笔订单一次。',
      },
    },
    {
      heading: { en: '4. Refunds', zh: '四、退款扣回' },
      text: {
        en: 'If a completed order is refunded, its points are taken back in proportion. Points you’ve already spent are deducted from the next ones you earn.',
        zh: '已完成的订单退款时，按退款比例扣回积分；积分已使用的，从之后获得的积分中扣除。',
      },
    },
    {
      heading: { en: '5. Using points', zh: '五、积分使用' },
      text: {
        en: 'In the mall, points pay for part of the items after all offers; the check-out shows the maximum. In the points mall, items are priced in points. If an order isn’t paid in time you get its points back at once; refunded items return theirs with the refund.',
        zh: '在商城下单时，积分可在其他优惠之后抵扣部分商品金额，最高比例以结算页为准；积分商城的商品按积分标价兑换。订单未在规定时间内支付的，积分立即退回；发生退款的，按退款商品退回已使用的积分。',
      },
    },
    {
      heading: { en: '6. Value', zh: '六、积分价值' },
      text: {
        en: 'Points don’t expire. They aren’t money: you can’t cash them out, give them away or sell them.',
        zh: '积分长期有效。积分不等同于现金，不可提现、转赠或出售。',
      },
    },
  ],
}
