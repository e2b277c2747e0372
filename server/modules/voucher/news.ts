import type { NewsPart } from '../order/kind/news'

/** The notice to the merchant of newly sold vouchers. */
export const voucherNews: NewsPart<never> = {
  by: 'pay',
  waits: [],
  title: { en: 'Voucher sold', zh: '您的团购券已售出' },
  action: { en: 'See the store', zh: '查看店铺' },
}
