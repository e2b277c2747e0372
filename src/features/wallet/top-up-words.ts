import { dictionary } from '@/i18n'

/** The outcomes of a top-up, by state; what to do about it is below. */
export const topUpWords = dictionary({
  en: {
    initiating: 'Not confirmed yet',
    credited: 'Credited',
    cancelled: 'Cancelled',
    failed: 'Failed',
    invalidOrder: 'Invalid order',
    initiatingText: 'If you’ve paid, it shows here shortly. You won’t be charged twice.',
    cancelledText: 'You weren’t charged. Late payments are refunded.',
    failedText: 'Payment failed, try again later. You weren’t charged.',
    invalidOrderText: 'Order invalid, payment failed. Late payments are refunded.',
  },
  zh: {
    initiating: '支付确认中',
    credited: '已到账',
    cancelled: '已取消',
    failed: '支付失败',
    invalidOrder: '订单无效',
    initiatingText: '如已付款，结果稍后会显示在此处，不会重复扣款。',
    cancelledText: '未扣款。如款项随后到账，将原路退回。',
    failedText: '支付失败，请稍后再试，未扣款。',
    invalidOrderText: '订单无效，支付失败。如款项随后到账，将原路退回。',
  },
})
