import type { StandardText } from './text'

/** The terms of the paid membership. */
export const membershipTerms: StandardText = {
  key: 'membershipTerms',
  title: { en: 'Membership Terms', zh: '会员服务协议' },
  publishedAt: '2026-11-01T00:00:00Z',
  paragraphs: [
    {
      heading: null,
      text: {
        en: 'These terms are for the super membership. They add to the user agreement. By ticking them before you pay you accept them.',
        zh: '本协议适用于超级会员服务，是用户协议的补充。您在支付前勾选本协议，即表示接受其内容。',
      },
    },
    {
      heading: { en: '1. Start and end', zh: '一、生效与到期' },
      text: {
        en: 'The membership starts when your payment has arrived and lasts as many days as the plan says. If you renew before it ends, the new days are added at its end. It does not renew by itself.',
        zh: '会员在支付成功后立即生效，时长以所选套餐为准。到期前续费的，时长在原到期日后顺延。会员到期后不会自动续费。',
      },
    },
    {
      heading: { en: '2. Member prices', zh: '二、会员价' },
      text: {
        en: 'Items that show a member price cost members that price. Where an activity price is lower, you pay the lower one.',
        zh: '标注会员价的商品，会员可按会员价购买；活动价更低时按活动价结算。',
      },
    },
    {
      heading: { en: '3. Monthly red envelopes', zh: '三、每月红包' },
      text: {
        en: 'Every calendar month of your membership you receive the red envelopes of your plan, in the first month as soon as you have paid. You can use one per order. You can swap one for a red envelope of a store that offers it. They expire at the end of the month.',
        zh: '会员期内每个自然月发放套餐所含的红包，首月在支付成功后立即发放。每单可使用1个，也可在参与的商家兑换商家红包。红包当月有效，月底失效。',
      },
    },
    {
      heading: { en: '4. Bonus pack', zh: '四、加量包' },
      text: {
        en: 'With the red envelopes of a month comes the bonus pack of your plan: coupons that pay for delivery. They expire at the end of the month too.',
        zh: '每月红包发放时，会同时发放套餐所含的加量包，即配送费红包，同样当月有效。',
      },
    },
    {
      heading: { en: '5. Points', zh: '五、积分' },
      text: {
        en: 'Orders that are completed while you are a member earn double points.',
        zh: '会员期内完成的订单可获得双倍积分。',
      },
    },
    {
      heading: { en: '6. Refunds', zh: '六、退款' },
      text: {
        en: 'A membership whose benefits are in use cannot be refunded. Duplicate or late payments are refunded to your payment method.',
        zh: '会员权益开通后不支持退款。重复支付或超时到账的款项将原路退回。',
      },
    },
  ],
}
