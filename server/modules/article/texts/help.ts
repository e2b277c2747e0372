import type { StandardText } from './text'

/** Answers to frequent questions, one a paragraph: the heading asks. */
export const help: StandardText = {
  key: 'help',
  title: { en: 'Help', zh: '常见问题' },
  publishedAt: '2026-11-01T00:00:00Z',
  paragraphs: [
    {
      heading: { en: 'Where is my order?', zh: '我的订单到哪了？' },
      text: {
        en: 'Open it in Orders to see each step, where the rider is and when it’s due. You can also call the rider and the store from there.',
        zh: '在“订单”中打开该订单，可查看进度、骑手位置和预计送达时间，并可直接联系骑手和商家。',
      },
    },
    {
      heading: { en: 'How do I cancel an order?', zh: '如何取消订单？' },
      text: {
        en: 'Tap Cancel in the order before the store accepts it, for a full refund. After that, call the store or request a refund in the order.',
        zh: '商家接单前，可在订单中点击“取消订单”，款项全额退回。商家接单后，请先联系商家，或在订单中申请退款。',
      },
    },
    {
      heading: { en: 'Something is missing or wrong', zh: '商品漏送、错送或有质量问题怎么办？' },
      text: {
        en: 'Tap Refund in the order, choose the items and add photos. The store replies within 24 hours, or you’re refunded automatically. You can request a refund until you review the order.',
        zh: '在订单中点击“申请退款”，选择商品并上传照片。商家将在24小时内处理，超时自动退款。评价订单后不可再申请退款。',
      },
    },
    {
      heading: { en: 'When do I get my money back?', zh: '退款多久到账？' },
      text: {
        en: 'Refunds go back to your payment method: to your balance at once, to WeChat Pay and Alipay usually within minutes. If a friend paid for you, the money goes to your friend.',
        zh: '退款按原支付方式退回：余额即时到账，微信支付和支付宝通常几分钟内到账。好友代付的订单，款项退回给好友。',
      },
    },
    {
      heading: { en: 'My order is late', zh: '订单超时了怎么办？' },
      text: {
        en: 'The rider may ask for more time; you decide in the order. If it doesn’t arrive, call the rider or the store, or request a refund.',
        zh: '骑手可能会申请延时，您可在订单中选择是否同意。如仍未送达，请联系骑手或商家，或申请退款。',
      },
    },
    {
      heading: { en: 'I paid but the order says unpaid', zh: '已付款但订单显示未支付？' },
      text: {
        en: 'A payment can take a moment to confirm; open the order again. You’re never charged twice: anything paid twice or late is refunded.',
        zh: '支付确认可能稍有延迟，请重新打开订单查看。不会重复扣款，重复或超时支付的款项将原路退回。',
      },
    },
    {
      heading: { en: 'I forgot my pay password', zh: '忘记支付密码怎么办？' },
      text: {
        en: 'Set a new one under Me, Settings, Pay password. We’ll text you a code to confirm it’s you.',
        zh: '在“我的 - 设置 - 支付密码”中，通过手机验证码重新设置。',
      },
    },
  ],
}
